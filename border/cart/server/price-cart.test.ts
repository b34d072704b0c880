import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { fc } from "../../../tests/support/seed.ts";
import type { Voucher } from "./cart-extras.ts";
import { shareAmount } from "../../../platform/shared/money.ts";
import { priceCart, type PricedItem, type PricingTerms } from "./price-cart.ts";

const item = (total: number, kind: PricedItem["kind"] = "goods", ...categories: string[]) => ({
  total,
  kind,
  categories,
});
const voucher = (given: Partial<Voucher>): Voucher => ({
  code: "CODE",
  title: "Code",
  percent: null,
  amount: null,
  minimum: 0,
  category: null,
  ...given,
});
const price = (
  site: keyof typeof allSites,
  items: PricedItem[],
  terms: Partial<PricingTerms> = {},
) =>
  priceCart(items, {
    site: allSites[site].site,
    hasCard: false,
    voucher: undefined,
    ...terms,
  });

test.each([
  ["DE", 1999, 495, 1],
  ["DE", 2000, 0, 0],
  ["CH", 2995, 690, 5],
  ["CZ", 99800, 9900, 100],
  ["SK", 3999, 390, 1],
] as const)(
  "delivery on %s of goods for %i costs %i, with %i missing until it is free",
  (site, goods, delivery, missing) => {
    expect(price(site, [item(goods)]).totals).toMatchObject({
      goods,
      delivery,
      total: goods + delivery,
      missingForFreeDelivery: missing,
    });
  },
);

test("delivery is free earlier for customers with the card, where the site says so", () => {
  expect(price("CZ", [item(49900)], { hasCard: true }).totals.delivery).toBe(0);
  expect(price("SK", [item(1999)], { hasCard: true }).totals.missingForFreeDelivery).toBe(1);
  expect(price("DE", [item(1999)], { hasCard: true }).totals.delivery).toBe(495);
});

test("delivery is free in Türkiye from 175 TL of coffee; the smaller missing sum is shown", () => {
  expect(price("TR", [item(17500, "coffee")]).totals.delivery).toBe(0);
  expect(price("TR", [item(17500, "goods")]).totals.missingForFreeDelivery).toBe(82500);
  const both = price("TR", [item(10000, "coffee"), item(50000)]).totals;
  expect(both.missingForFreeDelivery).toBe(7500);
  expect(price("TR", [item(2000, "coffee"), item(90000)]).totals.missingForFreeDelivery).toBe(8000);
});

test("the cost of delivery depends on the sum that is paid, after a voucher", () => {
  const { totals } = price("DE", [item(2100)], { voucher: voucher({ amount: 500 }) });
  expect(totals).toMatchObject({ discount: 500, delivery: 495, missingForFreeDelivery: 400 });
});

test("items that are not sent cost no delivery and do not count towards free delivery", () => {
  expect(price("DE", [item(5000, "giftCard")]).totals.delivery).toBe(0);
  expect(price("DE", [item(1000), item(5000, "giftCard")]).totals.delivery).toBe(495);
  expect(price("DE", []).totals).toMatchObject({ delivery: 0, total: 0, taxes: [] });
});

test("tax is computed for each rate, with its share of the delivery", () => {
  // 4.95 is split 4 to 1: 11.96 contains 0.78 at 7 %, 2.99 contains 0.48 at 19 %.
  expect(price("DE", [item(800, "coffee"), item(200)]).totals.taxes).toEqual([
    { rate: 19, gross: 299, amount: 48 },
    { rate: 7, gross: 1196, amount: 78 },
  ]);
});

test("tax has whole forints, and the hundredths of francs", () => {
  expect(price("HU", [item(1500000)]).totals.taxes).toMatchObject([{ rate: 27, amount: 318900 }]);
  expect(price("CH", [item(10000, "coffee")]).totals.taxes).toMatchObject([
    { rate: 2.6, amount: 253 },
  ]);
});

test("a gift card contains no tax", () => {
  expect(price("DE", [item(5000, "giftCard")]).totals.taxes).toEqual([]);
});

test("a voucher reduces its products by a percentage, rounded to the currency's step", () => {
  const fifteen = voucher({ percent: 15, category: "coffee-machines" });
  const items = [item(29990, "goods", "coffee-machines"), item(1000, "coffee", "coffee")];
  expect(price("DE", items, { voucher: fifteen })).toMatchObject({
    totals: { goods: 30990, discount: 4499, total: 26491 },
    vouchers: [{ discount: 4499, missing: 0 }],
  });
  expect(price("CH", items, { voucher: fifteen }).totals.discount % 5).toBe(0);
});

test("a voucher deducts no more than the sum, and nothing from gift cards", () => {
  const five = voucher({ amount: 500 });
  expect(price("DE", [item(300)], { voucher: five }).totals.discount).toBe(300);
  expect(price("DE", [item(5000, "giftCard")], { voucher: five }).totals.discount).toBe(0);
});

test("a voucher that leaves nothing to pay for products leaves the tax of the delivery", () => {
  const { totals } = price("DE", [item(1500)], { voucher: voucher({ percent: 100 }) });
  expect(totals).toMatchObject({ total: 495, taxes: [{ rate: 19, amount: 79 }] });
});

test("a voucher has no effect below its minimum and reports the missing sum", () => {
  const from30 = voucher({ amount: 500, minimum: 3000 });
  expect(price("DE", [item(2990)], { voucher: from30 }).vouchers).toMatchObject([
    { discount: 0, missing: 10 },
  ]);
});

test("shares of an amount add up to it and differ from the exact part by less than one", () => {
  const weights = fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.nat(2_000_000_000), weights, (amount, given) => {
      const whole = given.reduce((all, weight) => all + weight, 0);
      fc.pre(whole > 0);
      const shares = shareAmount(amount, given);
      expect(shares.reduce((all, part) => all + part, 0)).toBe(amount);
      shares.forEach((part, index) =>
        expect(Math.abs(part - (amount / whole) * given[index]!)).toBeLessThan(1.001),
      );
    }),
  );
});

test("a cart's total is always the sum of its parts, and never negative", () => {
  const kinds = fc.constantFrom("goods", "coffee", "giftCard", "partnerProduct");
  const items = fc.array(
    fc.record({ kind: kinds, total: fc.integer({ min: 0, max: 100_000_000 }) }),
  );
  fc.assert(
    fc.property(
      items,
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom("DE", "HU", "CH", "TR"),
      (given, percent, site) => {
        const { totals } = price(
          site,
          given.map(({ kind, total }) => item(total, kind as PricedItem["kind"])),
          { voucher: voucher({ percent }) },
        );
        expect(totals.total).toBe(totals.goods - totals.discount + totals.delivery);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        const tax = totals.taxes.reduce((all, { amount }) => all + amount, 0);
        expect(tax).toBeLessThanOrEqual(totals.total);
      },
    ),
  );
});
