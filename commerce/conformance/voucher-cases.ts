import { deepEqual, equal, fail, ok } from "node:assert/strict";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";
import type { CartOutcome } from "./shop-under-test.ts";

/** Returns a shopper with a piece in the cart. */
async function withPiece({ shop, takeProduct }: EngineUnderTest) {
  const shopper = shop.shopper();
  ok((await shopper.add(takeProduct().variants[0]!.sku)).isDone);
  return shopper;
}

const discountOf = (outcome: CartOutcome) =>
  outcome.isDone ? outcome.cart.discount : fail(outcome.problem);

const unknown = { isDone: false, problem: "PRODUCTDATA_UNAVAILABLE" };

/** Vouchers, which are the shop's. */
export const voucherCases: ConformanceGroup = {
  name: "vouchers",
  cases: [
    {
      title: "are accepted as they are issued and in small letters, and otherwise not",
      async run(subject) {
        const { shop } = subject;
        const shopper = await withPiece(subject);
        const code = await shop.issueVoucher("DE");
        for (const wrong of [
          code.slice(1),
          `${code}2`,
          "WILLKOMMEN",
          await shop.issueVoucher("CH"),
        ])
          deepEqual(await shopper.redeem(wrong), unknown, wrong);
        equal((await shopper.cart()).discount, 0);
        const discount = discountOf(await shopper.redeem(code));
        ok(discount > 0);
        const other = await withPiece(subject);
        ok(discountOf(await other.redeem(code.toLowerCase())) > 0);
      },
    },
    {
      title: "are used up by one order",
      async run(subject) {
        const [first, second] = [await withPiece(subject), await withPiece(subject)];
        const code = await subject.shop.issueVoucher("DE");
        for (const shopper of [first, second]) ok(discountOf(await shopper.redeem(code)) > 0);
        await first.enter();
        const order = await first.order(await first.review());
        ok("number" in order);
        equal((await second.cart()).discount, 0);
        const third = await withPiece(subject);
        deepEqual(await third.redeem(code), unknown);
      },
    },
  ],
};
