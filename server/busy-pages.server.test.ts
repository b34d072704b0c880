import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allSites } from "../shop/sites/all-sites.ts";
import { previewing } from "../tests/support/preview.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** Shoppers of a busy page do not wait while it is rendered with a new price. */

let shop: TestShop;
const now = new Date("2026-11-25T12:00:00Z");
const product = 100101;
let path: string;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  path = (await shop.services.catalogue.product({ site: allSites.DE.site, now }, product))!.url;
});
afterAll(() => shop.close());

/** Changes the price of the product to this one (cents), and waits until the shop knows. */
async function change(price: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.services.onContentChange((changed) => changed.has(`product:${product}`) && resolve());
  await sql`update offer set price = ${price}, was = null where market = 'DE' and tcm like ${`${product}-%`}`.execute(
    shop.services.database.sql,
  );
  await promise;
}

const read = (headers = {}) =>
  shop.app.inject({
    url: path,
    headers: { host: shop.host("DE"), accept: "text/html", ...headers },
  });

test("20 requests for a busy page get its last version, which no cache may keep, while it is rendered once", async () => {
  for (let request = 0; request < 10; request++) await read();
  await change(4_321);
  const { catalogue } = shop.services;
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const original = catalogue.product;
  const reading = vi.spyOn(catalogue, "product").mockImplementation(async (...given) => {
    if (given[0].isPreview !== true) await gate;
    return original(...given);
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
  for (const { body, headers } of answers) {
    expect(body).not.toContain("43,21");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  }
  expect(reading).toHaveBeenCalledTimes(1);

  // Staff who preview the same moment do not get the last version.
  const cookie = await previewing(shop, { time: now });
  expect((await read({ cookie })).body).toContain("43,21");
  open();
  await vi.waitFor(async () => expect((await read()).body).toContain("43,21"));
  expect(reading).toHaveBeenCalledTimes(2);
});

test("a page that few shoppers read has its new price with the first request", async () => {
  await change(5_432);
  await read();
  await change(6_543);
  expect((await read()).body).toContain("65,43");
});
