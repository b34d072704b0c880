import { deepEqual, equal, ok } from "node:assert/strict";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";
import type { Shopper } from "./shop-under-test.ts";

const quantitiesOf = async (shopper: Shopper) =>
  Object.fromEntries((await shopper.cart()).lines.map(({ sku, quantity }) => [sku, quantity]));

/** Returns a shopper with a piece in the cart. */
async function withPiece({ shop, takeProduct }: EngineUnderTest) {
  const { sku } = takeProduct().variants[0]!;
  const shopper = shop.shopper("DE");
  ok((await shopper.add(sku)).isDone);
  return { sku, shopper };
}

/** How a browser without an account finds its cart again. */
export const cartCookieCases: ConformanceGroup = {
  name: "cookies of carts",
  cases: [
    {
      title: "lead to one cart when its first addition is sent twenty times at once",
      async run({ shop, takeProduct }) {
        const { sku } = takeProduct().variants[0]!;
        const key = shop.newKey();
        const tabs = Array.from({ length: 20 }, () => shop.shopper("DE"));
        const outcomes = await Promise.all(tabs.map((tab) => tab.add(sku, 2, { key })));
        deepEqual(
          outcomes.filter(({ isDone }) => !isDone),
          [],
        );
        equal(new Set(tabs.map((tab) => tab.cookie())).size, 1);
        ok((await tabs[0]!.set(sku, 3)).isDone);
        for (const tab of tabs) deepEqual(await quantitiesOf(tab), { [sku]: 3 });
      },
    },
    {
      title: "open the cart of their browser only",
      async run(subject) {
        const { shop } = subject;
        const { sku, shopper } = await withPiece(subject);
        const own = shopper.cookie();
        deepEqual(await quantitiesOf(shop.shopper("DE", own)), { [sku]: 1 });
        const { revision } = await shopper.cart();
        const other = (await withPiece(subject)).shopper.cookie();
        const mixed = own.slice(0, -6) + other.slice(-6);
        const guesses = [undefined, "", String(revision), sku, own.slice(0, -1), `${own}0`, mixed];
        for (const cookie of guesses) {
          const stranger = shop.shopper("DE", cookie);
          deepEqual(await quantitiesOf(stranger), {}, cookie);
          await stranger.set(sku, 7);
        }
        deepEqual(await quantitiesOf(shopper), { [sku]: 1 });
      },
    },
    {
      title: "open no cart of another site",
      async run(subject) {
        const { sku, shopper } = await withPiece(subject);
        const elsewhere = subject.shop.shopper("CH", shopper.cookie());
        deepEqual(await quantitiesOf(elsewhere), {});
        ok((await elsewhere.set(sku, 2)).isDone);
        deepEqual(await quantitiesOf(shopper), { [sku]: 1 });
      },
    },
  ],
};
