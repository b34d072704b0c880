import { afterAll, beforeAll, expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { cartVisitor } from "../../../tests/support/cart-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

let shop: TestShop;
let now = new Date("2026-11-25T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const validUntil = new Date("2027-02-25T23:00:00Z");
let holders = 0;
const newHolder = () => ({
  site: "DE" as const,
  kind: "newsletter" as const,
  holder: `${++holders}`,
});

async function issue(to = newHolder()) {
  const { personalVouchers } = shop.services.carts;
  await personalVouchers.issue({ ...to, title: "Hallo", percent: 10, validUntil, now });
  return (await personalVouchers.of(to, now))?.code;
}
let orders = 0;
const order = (code: string, site: "DE" | "AT" = "DE") => ({
  site: allSites[site].site,
  code,
  order: `order ${++orders}`,
  now,
});
const redeem = async (code: string, site: "DE" | "AT" = "DE") =>
  "state" in (await shop.services.carts.voucherOrders.redeem(order(code, site)));

/** Returns the discount of a code in a cart with products. */
async function discountWith(code: string, site = "DE") {
  const visitor = cartVisitor(shop, site);
  await visitor.change({ addArticle: { productId: "100101", quantity: 2 } });
  await visitor.change({ setVoucher: { code, set: true } });
  return { visitor, discount: (await visitor.read()).totals.discount };
}

test("a cart takes a personal voucher like one of the content, on its own site", async () => {
  const code = await issue();
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  const { discount, visitor } = await discountWith(code!);
  expect(discount).toBe(Math.round((await visitor.read()).totals.goods / 10));
  expect((await discountWith(code!, "AT")).discount).toBe(0);
  await visitor.change({ setVoucher: { code: code!, set: false } });
  expect((await visitor.read()).vouchers).toEqual([]);
});

test("a person gets one personal voucher of each kind", async () => {
  const holder = newHolder();
  const codes = await Promise.all(Array.from({ length: 20 }, () => issue(holder)));
  expect(new Set(codes).size).toBe(1);
});

test("of 100 orders at once one redeems a personal voucher, and then no cart has it any more", async () => {
  const code = (await issue())!;
  const { visitor, discount } = await discountWith(code);
  expect(discount).toBeGreaterThan(0);
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => redeem(code)));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect((await visitor.read()).totals.discount).toBe(0);
  expect((await discountWith(code)).discount).toBe(0);
});

test("a personal voucher is not redeemed on another site, nor with a wrong code", async () => {
  const code = (await issue())!;
  expect(await redeem(code, "AT")).toBe(false);
  expect(await redeem("AAAAA-AAAAA")).toBe(false);
});

test("an import of the content leaves a personal voucher as it is, and it ends with its last day", async () => {
  const code = (await issue())!;
  const { sql } = shop.services.database;
  await sql.deleteFrom("voucher").where("site", "=", allSites.DE.site.code).execute();
  const { visitor, discount } = await discountWith(code);
  expect(discount).toBeGreaterThan(0);
  now = new Date(validUntil.getTime() - 1);
  expect((await discountWith(code)).discount).toBeGreaterThan(0);
  now = validUntil;
  expect(await redeem(code)).toBe(false);
  expect((await discountWith(code)).discount).toBe(0);
  expect((await visitor.read()).totals.discount).toBe(0);
});
