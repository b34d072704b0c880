import { deepEqual, equal, ok } from "node:assert/strict";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";
import { eventually } from "./reading.ts";
import { checkoutEmail, type OrderOutcome, type Shopper } from "./shop-under-test.ts";

/** Returns shoppers who have a piece in their carts of a variant with this stock, and have entered everything. */
async function readyToOrder(subject: EngineUnderTest, stock: number, count = 1) {
  const { sku } = subject.takeProduct().variants[0]!;
  /** Reports whether a new shopper could buy so many pieces. */
  const has = async (pieces: number) => (await subject.shop.shopper().set(sku, pieces)).isDone;
  await subject.admin.setStock(sku, "DE", stock);
  await eventually(async () => equal(await has(stock + 1), false));
  const shoppers: Shopper[] = [];
  for (let each = 0; each < count; each++) {
    const shopper = subject.shop.shopper();
    ok((await shopper.set(sku, 1)).isDone);
    await shopper.enter();
    shoppers.push(shopper);
  }
  return { sku, shopper: shoppers[0]!, shoppers, has };
}

const numberOf = (outcome: OrderOutcome) =>
  "problem" in outcome ? outcome.problem : outcome.number;

/** Orders by the shop's checkout, from the review to the state. */
export const checkoutCases: ConformanceGroup = {
  name: "checkout",
  cases: [
    {
      title: "orders what the review showed, and empties the cart",
      needs: ["exactStock"],
      async run(subject) {
        const { shopper, has } = await readyToOrder(subject, 5);
        const review = await shopper.review();
        const order = await shopper.order(review);
        ok("number" in order, numberOf(order));
        equal(order.total, review.total);
        deepEqual((await shopper.cart()).lines, []);
        await eventually(async () => {
          ok(await has(4));
          equal(await has(5), false);
        });
      },
    },
    {
      title: "orders once, however often the button is pressed, and in two tabs",
      needs: ["exactStock"],
      async run(subject) {
        const { shopper, has } = await readyToOrder(subject, 5);
        const review = await shopper.review();
        const tabs = [shopper, shopper.otherTab(), shopper];
        const outcomes = await Promise.all(tabs.map((tab) => tab.order(review)));
        const numbers = [...outcomes, await shopper.order(review)].map(numberOf);
        equal(new Set(numbers).size, 1);
        ok("number" in outcomes[0]!, numbers[0]);
        await eventually(async () => {
          ok(await has(4));
          equal(await has(5), false);
        });
      },
    },
    {
      title: "sells the last piece once, also to shoppers who had both reviewed it",
      needs: ["exactStock"],
      async run(subject) {
        const { shoppers } = await readyToOrder(subject, 1, 3);
        const reviews = await Promise.all(shoppers.map((shopper) => shopper.review()));
        const outcomes = await Promise.all(
          shoppers.map((shopper, index) => shopper.order(reviews[index]!)),
        );
        const placed = outcomes.filter((outcome) => "number" in outcome);
        equal(placed.length, 1);
      },
    },
    {
      title: "asks again when a price has changed since the review",
      needs: ["exactStock"],
      async run(subject) {
        const { sku, shopper, has } = await readyToOrder(subject, 5);
        const review = await shopper.review();
        await subject.admin.setPrice(sku, "DE", 8_765);
        await eventually(async () => equal((await shopper.cart()).goods, 8_765));
        equal(numberOf(await shopper.order(review)), "changed");
        ok(await has(5));
        const order = await shopper.order(await shopper.review());
        ok("number" in order, numberOf(order));
      },
    },
    {
      title: "shows an order by its number and e-mail address, never by the number alone",
      async run({ shop, takeProduct }) {
        const shopper = shop.shopper();
        ok((await shopper.add(takeProduct().variants[0]!.sku)).isDone);
        await shopper.enter();
        const order = await shopper.order(await shopper.review());
        ok("number" in order, numberOf(order));
        const { number } = order;
        equal(await shop.showsOrder("DE", { number }), false);
        equal(await shop.showsOrder("DE", { number, email: "otto@example.com" }), false);
        equal(await shop.showsOrder("CH", { number, email: checkoutEmail }), false);
        ok(await shop.showsOrder("DE", { number, email: checkoutEmail }));
      },
    },
    {
      title: "puts the pieces of a cancelled order back once",
      needs: ["exactStock"],
      async run(subject) {
        const { shopper, has } = await readyToOrder(subject, 5);
        const order = await shopper.order(await shopper.review());
        ok("number" in order, numberOf(order));
        await shopper.cancel(order.number);
        await shopper.cancel(order.number);
        await eventually(async () => {
          ok(await has(5));
          equal(await has(6), false);
        });
      },
    },
  ],
};
