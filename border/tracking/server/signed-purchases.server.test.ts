import { purchasesPath } from "../../border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callSigned, hostKey } from "../../../tests/support/host-server.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { batchAt, eventAt, publishTo, purchaseAt } from "../../../tests/support/tracked-events.ts";
import { purchaseLimit } from "./collector.ts";

const now = new Date("2026-11-25T10:00:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, hostKeys: new Map([[hostKey.id, hostKey.key]]) });
});
afterAll(() => shop.close());

const items = [{ item_id: "100111", price: "19.99", quantity: 2, warehouse: "north" }];
const send = async (transaction_id: string, more: object = {}, body: object = {}) =>
  callSigned(shop, purchasesPath, {
    site: "DE",
    consent: true,
    ecommerce: { currency: "EUR", transaction_id, items, ...more },
    ...body,
  });
const report = (order: string, headers?: Record<string, string>) =>
  publishTo(shop, batchAt(now.getTime(), [purchaseAt(now.getTime(), order)]), headers);

const stored = async (order: string) => {
  const { rows } = await shop.services.database.sql.executeQuery<{ data: { ecommerce: object } }>(
    shop.services.database.sql
      .selectFrom("tracking_event")
      .select("data")
      .where("name", "=", "EcommerceEventData")
      .compile(),
  );
  const purchases = rows.map(({ data }) => data.ecommerce as { transaction_id: string });
  return purchases.filter(({ transaction_id }) => transaction_id === order);
};

const ofHost = (transaction_id: string) => ({
  currency: "EUR",
  transaction_id,
  value: 39.98,
  items: [{ item_id: "100111", price: 19.99, quantity: 2 }],
});

test("a signed purchase is stored once, with the value of its items", async () => {
  expect((await send("A1")).body).toEqual({ outcome: "accepted" });
  expect((await send("A1")).body).toEqual({ outcome: "duplicate" });
  expect(await stored("A1")).toEqual([ofHost("A1")]);
});

test("a signed purchase replaces a browser's report of the order, also a later one", async () => {
  expect((await report("B1")).response.accepted).toHaveLength(1);
  expect((await send("B1")).body).toEqual({ outcome: "accepted" });
  expect(await stored("B1")).toEqual([ofHost("B1")]);
  expect((await report("B1")).response.duplicate).toHaveLength(1);
  expect(await stored("B1")).toEqual([ofHost("B1")]);
});

test("reports on browsers leave out the purchases of hosts", async () => {
  expect((await send("G1", {}, { site: "AT" })).body).toEqual({ outcome: "accepted" });
  const today = { from: "2026-11-25", to: "2026-11-25", sites: ["AT" as const] };
  const { losses, outcomes } = await shop.services.tracking.report(today);
  expect(losses.openTabs).toBe(0);
  expect(outcomes).toMatchObject([{ stored: 0 }]);
});

test("a purchase is stored once when browser and host send it at the same time", async () => {
  await Promise.all(Array.from({ length: 8 }, () => [report("C1"), send("C1")]).flat());
  expect(await stored("C1")).toEqual([ofHost("C1")]);
});

test.each([
  [{ items: [{ item_id: "1", price: "9,99" }] }, {}, "items[0].price"],
  [{ value: 999_999 }, {}, "value"],
  [{ transaction_id: "" }, {}, "transaction_id"],
  [{}, { consent: false }, "consent"],
  [{}, { site: "XX" }, "site"],
  [{}, { time: 0 }, "time"],
])(
  "a signed purchase with %j and %j is refused, and the answer names %s",
  async (more, body, name) => {
    const response = await send("D1", more, body);
    expect(response.status).toBe(400);
    expect(response.body.detail).toContain(name);
    expect(await stored("D1")).toEqual([]);
  },
);

test("an unsigned purchase is not accepted as a host's", async () => {
  const { status } = await callSigned(shop, purchasesPath, {}, { key: "x".repeat(48) });
  expect(status).toBe(401);
});

test("an event of another site than that of its host is rejected", async () => {
  const wrong = { host: shop.host("AT") };
  expect((await report("E1", wrong)).response.rejected).toMatchObject([{ code: "invalid" }]);
  const { response } = await publishTo(shop, batchAt(now.getTime(), [eventAt(now.getTime())]), {
    host: "shop.another-team.example",
  });
  expect(response.accepted).toHaveLength(1);
});

test("only purchases wait in their browsers beyond the limit of a network, other events do not", async () => {
  const { times } = purchaseLimit;
  const purchases = Array.from({ length: times }, (_, index) =>
    purchaseAt(now.getTime(), `F${index}`),
  );
  const third = times / 3;
  const answered = async (part: typeof purchases) => {
    const { response } = await publishTo(shop, batchAt(now.getTime(), part));
    return response.accepted.length + response.duplicate.length;
  };
  expect(await answered(purchases.slice(0, third))).toBe(third);
  // Sending them again adds no further purchases; the tests above have reported a few.
  expect(await answered(purchases.slice(0, third))).toBe(third);
  expect(await answered(purchases.slice(third))).toBeGreaterThan(times / 2);
  const [next, other] = [purchaseAt(now.getTime(), "F-next"), eventAt(now.getTime())];
  const { response } = await publishTo(shop, batchAt(now.getTime(), [next, other]));
  expect(response).toEqual({ accepted: [other.id], duplicate: [], rejected: [] });
  // A browser that got no answer for a stored one does not wait.
  expect(await answered(purchases.slice(0, 1))).toBe(1);
  expect((await send("F-next")).body).toEqual({ outcome: "accepted" });
});
