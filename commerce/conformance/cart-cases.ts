import { deepEqual, equal, fail, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";
import { eventually } from "./reading.ts";
import type { CartOutcome, ShownCart, Shopper } from "./shop-under-test.ts";

function cartOf(outcome: CartOutcome): ShownCart {
  return outcome.isDone ? outcome.cart : fail(outcome.problem);
}

const problemOf = (outcome: CartOutcome) => (outcome.isDone ? "none" : outcome.problem);

/** Returns a shopper, and the number of a variant that the shop has. */
function begin({ shop, takeProduct }: EngineUnderTest): { shopper: Shopper; sku: string } {
  return { shopper: shop.shopper(), sku: takeProduct().variants[0]!.sku };
}

const quantities = ({ lines }: ShownCart) =>
  Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));

/** Carts, which are the shop's, with the engine's prices and stock. */
export const cartCases: ConformanceGroup = {
  name: "carts",
  cases: [
    {
      title: "take, set and give up pieces",
      async run(subject) {
        const { shopper, sku } = begin(subject);
        deepEqual(quantities(cartOf(await shopper.add(sku, 2))), { [sku]: 2 });
        deepEqual(quantities(cartOf(await shopper.set(sku, 5))), { [sku]: 5 });
        deepEqual(quantities(cartOf(await shopper.set(sku, 0))), {});
        deepEqual(quantities(await shopper.cart()), {});
      },
    },
    {
      title: "refuse what is not sold",
      async run({ shop }) {
        const outcome = await shop.shopper().add("599999-0");
        equal(problemOf(outcome), "PRODUCTDATA_UNAVAILABLE");
      },
    },
    {
      title: "refuse more than twenty pieces of a variant, and keep what they had",
      needs: ["exactStock"],
      async run(subject) {
        const { shopper, sku } = begin(subject);
        await subject.admin.setStock(sku, "DE", 100);
        await eventually(async () => void cartOf(await shopper.set(sku, 20)));
        equal(problemOf(await shopper.set(sku, 21)), "ITEM_LIMIT");
        deepEqual(quantities(await shopper.cart()), { [sku]: 20 });
      },
    },
    {
      title: "refuse more than there is, wholly",
      needs: ["exactStock"],
      async run(subject) {
        const { shopper, sku } = begin(subject);
        await subject.admin.setStock(sku, "DE", 4);
        await eventually(async () => {
          await shopper.set(sku, 3);
          equal(problemOf(await shopper.set(sku, 5)), "AVAILABILITY_LIMIT");
        });
        equal(problemOf(await shopper.add(sku, 2)), "AVAILABILITY_LIMIT");
        deepEqual(quantities(await shopper.cart()), { [sku]: 3 });
      },
    },
    {
      title: "take a change once, however often it is sent with its key",
      async run(subject) {
        const { shopper, sku } = begin(subject);
        const other = subject.takeProduct().variants[0]!.sku;
        cartOf(await shopper.add(other));
        const key = randomUUID();
        const sent = [1, 2, 3].map(() => shopper.otherTab().add(sku, 2, { key }));
        for (const outcome of [...(await Promise.all(sent)), await shopper.add(sku, 2, { key })])
          deepEqual(quantities(cartOf(outcome)), { [other]: 1, [sku]: 2 });
      },
    },
    {
      title: "refuse another change with a key that was used",
      async run(subject) {
        const { shopper, sku } = begin(subject);
        const key = randomUUID();
        cartOf(await shopper.add(sku, 2, { key }));
        equal(problemOf(await shopper.add(sku, 3, { key })), "KEY_REUSED");
      },
    },
    {
      title: "take twenty pieces that are added at once",
      needs: ["exactStock"],
      async run(subject) {
        const { shopper, sku } = begin(subject);
        await subject.admin.setStock(sku, "DE", 100);
        await eventually(async () => void cartOf(await shopper.set(sku, 20)));
        cartOf(await shopper.set(sku, 0));
        const tabs = Array.from({ length: 20 }, () => shopper.otherTab());
        for (const outcome of await Promise.all(tabs.map((tab) => tab.add(sku)))) cartOf(outcome);
        deepEqual(quantities(await shopper.cart()), { [sku]: 20 });
      },
    },
    {
      title: "add up what is added at once",
      async run(subject) {
        const { shopper, sku } = begin(subject);
        cartOf(await shopper.add(sku));
        const skus = Array.from({ length: 5 }, () => subject.takeProduct().variants[0]!.sku);
        await Promise.all(skus.map(async (other) => cartOf(await shopper.otherTab().add(other))));
        const { lines, goods } = await shopper.cart();
        equal(lines.length, 6);
        equal(
          goods,
          lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        );
      },
    },
    {
      title: "have a revision that grows with each change",
      async run(subject) {
        const { shopper, sku } = begin(subject);
        const revisions = [0];
        revisions.push(cartOf(await shopper.add(sku)).revision);
        revisions.push(cartOf(await shopper.add(sku)).revision);
        revisions.push(cartOf(await shopper.set(sku, 1)).revision);
        deepEqual(
          revisions,
          [...new Set(revisions)].toSorted((one, other) => one - other),
        );
      },
    },
    {
      title: "show a new price when they are read next",
      async run(subject) {
        const { shopper, sku } = begin(subject);
        cartOf(await shopper.add(sku, 2));
        await subject.admin.setPrice(sku, "DE", 1_234);
        await eventually(async () => {
          const { lines, goods } = await shopper.cart();
          deepEqual(lines, [{ sku, quantity: 2, price: 1_234 }]);
          equal(goods, 2_468);
        });
      },
    },
    {
      title: "mark what is no longer sold, and leave it out of the sum",
      async run(subject) {
        const { shopper, sku } = begin(subject);
        cartOf(await shopper.add(sku));
        await subject.admin.withdraw(sku, "DE");
        await eventually(async () => {
          const { lines, defective, goods } = await shopper.cart();
          deepEqual({ lines, defective, goods }, { lines: [], defective: [sku], goods: 0 });
        });
      },
    },
    {
      title: "are of one site",
      async run(subject) {
        const { shopper, sku } = begin(subject);
        cartOf(await shopper.add(sku));
        const elsewhere = subject.shop.shopper("CH");
        const offer = cartOf(await elsewhere.add(sku)).lines[0]!;
        const [own] = (await shopper.cart()).lines;
        ok(offer.price !== own!.price);
        deepEqual(quantities(await shopper.cart()), { [sku]: 1 });
      },
    },
  ],
};
