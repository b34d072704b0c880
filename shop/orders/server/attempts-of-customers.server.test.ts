import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EngineUnavailableError } from "../../../commerce/engine-errors.ts";
import { customerBrowser, register } from "../../../tests/support/customer-browser.ts";
import { customerIdOf } from "../../../tests/support/customers.ts";
import { completeCheckout, orderVisitor } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

let shop: TestShop;
let now = new Date("2026-11-25T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

test.each([
  ["the number of a row, as each release so far stores it", sql`order_data->'customerId'`],
  ["text", sql`to_jsonb(order_data->>'customerId')`],
])("an order on its way is its customer's when it stores the id as %s", async (_form, stored) => {
  const customerId = await customerIdOf(shop, await register(customerBrowser(shop)));
  const { orders, engine, database } = shop.services;
  const visitor = orderVisitor(shop.services, { owner: { customerId, hasCard: false } });
  await visitor.add("100101-250");
  await visitor.enter(completeCheckout);
  const place = vi.spyOn(engine.orders, "place").mockImplementationOnce(async (...args) => {
    place.mockRestore();
    await engine.orders.place(...args);
    throw new EngineUnavailableError("It does not answer.", { maybeDone: true });
  });
  await expect(visitor.press()).rejects.toThrow("It does not answer.");
  const { rows } = await sql<{ before: unknown }>`update order_attempt
    set order_data = jsonb_set(order_data, '{customerId}', ${stored})
    returning (select order_data->'customerId' from order_attempt) as before`.execute(database.sql);
  expect(rows).toEqual([{ before: Number(customerId) }]);

  now = new Date(now.getTime() + 30_000);
  for (const job of orders.jobs) await job.run();
  const found = await orders.ofCustomer(customerId, visitor.at().site);
  expect(found.map((order) => order.customerId)).toEqual([customerId]);
  expect(await visitor.cart()).toMatchObject({ articles: [] });
});
