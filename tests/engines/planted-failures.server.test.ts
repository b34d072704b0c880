import { AssertionError } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { conformanceGroups } from "../../commerce/conformance/all-cases.ts";
import type { EngineUnderTest } from "../../commerce/conformance/engine-under-test.ts";
import { patience } from "../../commerce/conformance/reading.ts";
import { runCase } from "../../commerce/conformance/run-case.ts";
import type { Shopper } from "../../commerce/conformance/shop-under-test.ts";
import { openMemoryEngine, type OpenedEngine } from "./engines-under-test.ts";

let subject: OpenedEngine;
beforeAll(async () => {
  subject = await openMemoryEngine();
});
afterAll(() => subject.close());

// Cases do not wait long for what never comes.
const { milliseconds } = patience;
beforeAll(() => {
  patience.milliseconds = 5_000;
});
afterAll(() => {
  patience.milliseconds = milliseconds;
});

const { ofEngine, ofShop } = conformanceGroups;
const groups = [...ofEngine, ...ofShop];

function caseOf(group: string, title: string) {
  const found = groups
    .find(({ name }) => name === group)
    ?.cases.find((each) => each.title.startsWith(title));
  if (!found) throw new Error(`There is no case "${group}: ${title}".`);
  return found;
}

const withEngine = (changes: Partial<EngineUnderTest["engine"]>): EngineUnderTest => ({
  ...subject,
  engine: { ...subject.engine, ...changes },
});
const withShop = (changes: Partial<EngineUnderTest["shop"]>): EngineUnderTest => ({
  ...subject,
  shop: { ...subject.shop, ...changes },
});
const withShopper = (change: (shopper: Shopper) => Partial<Shopper>): EngineUnderTest =>
  withShop({
    shopper(site) {
      const shopper = subject.shop.shopper(site);
      return { ...shopper, ...change(shopper) };
    },
  });

/** By group: the beginning of a case's title, and an engine or shop that fails it. */
const planted: Record<string, [title: string, broken: () => EngineUnderTest]> = {
  feed: [
    "sends each product once",
    () => {
      const { products } = subject.engine;
      const twice = async function* (after?: string) {
        for await (const batch of products.all(after)) yield [batch[0]!, ...batch];
      };
      return withEngine({ products: { ...products, all: twice } });
    },
  ],
  changes: [
    "report a price",
    () => {
      const { changes } = subject.engine;
      const silent = {
        ...changes,
        since: async () => {
          await delay(10);
          return { changes: [], cursor: "" };
        },
      };
      return withEngine({ changes: silent });
    },
  ],
  offers: [
    "agree with the feed",
    () => {
      const { offers } = subject.engine;
      const overpriced: typeof offers.current = async (...args) =>
        new Map(
          [...(await offers.current(...args))].map(([id, offer]) => [
            id,
            { ...offer, price: offer.price + 1 },
          ]),
        );
      return withEngine({ offers: { current: overpriced } });
    },
  ],
  orders: [
    "are placed once for a key",
    () => {
      const { orders } = subject.engine;
      const place: typeof orders.place = (scope, draft) => orders.place(scope, draft, randomUUID());
      return withEngine({ orders: { ...orders, place } });
    },
  ],
  lists: [
    "are in the four orders",
    () =>
      withShop({
        async list(...query) {
          const list = await subject.shop.list(...query);
          return { ...list, products: list.products.toReversed() };
        },
      }),
  ],
  search: ["finds a product by its name", () => withShop({ search: async () => [] })],
  carts: [
    "take a change once",
    () => withShopper(({ add }) => ({ add: (sku, quantity) => add(sku, quantity) })),
  ],
  checkout: [
    "asks again when a price has changed",
    () => withShopper(({ order, review }) => ({ order: async () => order(await review()) })),
  ],
  accounts: [
    "are logged out in one browser",
    () =>
      withShop({
        accountBrowser: (site) => ({
          ...subject.shop.accountBrowser(site),
          logout: async () => {},
        }),
      }),
  ],
};

test("each group of cases has a planted failure", () =>
  expect(Object.keys(planted)).toEqual(groups.map(({ name }) => name)));

test.each(Object.entries(planted))(
  "the %s of a broken engine fail, and pass otherwise",
  async (group, plan) => {
    const [title, broken] = plan;
    const planned = caseOf(group, title);
    await expect(runCase(planned, broken())).rejects.toBeInstanceOf(AssertionError);
    await expect(runCase(planned, subject)).resolves.toBeUndefined();
  },
);

const withoutKeys = () =>
  withEngine({
    capabilities: {
      ...subject.engine.capabilities,
      ordersOnce: { reason: "Orders have no keys." },
    },
  });

test("a capability that is declared as missing, and is there, is refused", async () => {
  const once = caseOf("orders", "are placed once for a key");
  await expect(runCase(once, withoutKeys())).rejects.toThrow(/supports ordersOnce/);
});

test("a capability that is declared as missing, and is missing, is accepted", async () => {
  const [title, broken] = planted["orders"]!;
  const { capabilities } = withoutKeys().engine;
  const weak = broken();
  const declared = { ...weak, engine: { ...weak.engine, capabilities } };
  await expect(runCase(caseOf("orders", title), declared)).resolves.toBeUndefined();
});
