import { cartPagePath } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CartChange } from "../../../border/cart/cart-schema.ts";
import { setArticle, visitorWith } from "../../../tests/support/cart-visitor-with.ts";
import { wordsOf } from "../../../tests/support/html.ts";
import { previewing } from "../../../tests/support/preview.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";

/** Staff who preview see that the cart has current prices and, next to it, what it would cost at the previewed moment. */

let shop: TestShop;
const now = new Date("2026-11-25T12:00:00Z");
const then = new Date("2026-12-10T12:00:00Z");
const machine = setArticle({ productId: "101101" }, 1);
const voucher: CartChange = { setVoucher: { code: "BLACK15", set: true } };
let staff: string;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  staff = await previewing(shop, { time: then });
});
afterAll(() => shop.close());

const pageOf = async (cookie: string) => {
  const headers = { host: shop.host("DE"), accept: "text/html", cookie };
  return (await shop.app.inject({ url: cartPagePath, headers })).body;
};
const comparisonIn = (html: string) =>
  wordsOf(/<aside class="kontor-previewed-cart".*?<\/aside>/s.exec(html)?.[0] ?? "");

test("the cart in a preview says that it shows today's prices, and the costs at the previewed moment", async () => {
  const visitor = await visitorWith(shop, "DE", [machine, voucher]);
  const { sql } = shop.services.database;
  const tcm = (await visitor.read()).articles[0]!.tcm;
  const offers = sql.updateTable("offer").where("market", "=", "DE").where("tcm", "=", tcm);
  const later = new Date("2026-12-01T00:00:00Z");
  const offer = await sql
    .selectFrom("offer")
    .selectAll()
    .where("market", "=", "DE")
    .where("tcm", "=", tcm)
    .executeTakeFirstOrThrow();
  await offers.set({ valid_until: later }).execute();
  await sql
    .insertInto("offer")
    .values({
      ...offer,
      price: 12_345,
      was: null,
      valid_from: later,
      valid_until: new Date("2027-12-01T00:00:00Z"),
    })
    .execute();
  await contentChanged(shop);

  const before = await visitor.read();
  const comparison = comparisonIn(await pageOf(`${staff}; ${visitor.cookie}`));
  expect(comparison).toContain("What this cart would cost on Thursday, 10 December 2026 at 13:00");
  expect(comparison).toContain(
    "The cart itself keeps its current prices, vouchers and free articles",
  );
  expect(comparison).toMatch(/1 × .* [\d,.]+ Euro 123,45 Euro/);
  expect(comparison).toMatch(/Voucher BLACK15 −[\d,.]+ Euro –/);
  expect(comparison).toMatch(/Total [\d,.]+ Euro 123,45 Euro/);
  // The previewed cart is not stored.
  expect(await visitor.read()).toEqual(before);
});

test("the cart in a preview names the free articles of then", async () => {
  const visitor = await visitorWith(shop, "DE", [machine]);
  const { sql } = shop.services.database;
  const campaigns = sql.updateTable("campaign").where("id", "=", "coffee-to-try");
  await campaigns.set({ valid_from: new Date("2026-12-01T00:00:00Z") }).execute();
  await contentChanged(shop);
  expect(comparisonIn(await pageOf(`${staff}; ${visitor.cookie}`))).toMatch(
    /Free article: \S.* – offered/,
  );
});

test("shoppers, and staff who preview nothing, see no comparison in the cart", async () => {
  const visitor = await visitorWith(shop, "DE", [machine]);
  expect(await pageOf(visitor.cookie)).not.toContain("kontor-previewed-cart");
});

test("an empty cart in a preview says that it has current prices, and compares nothing", async () => {
  const comparison = comparisonIn(await pageOf(staff));
  expect(comparison).toContain("its current prices");
  expect(comparison).not.toContain("Total");
});
