import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { allSites } from "../sites/all-sites.ts";
import type { OrderTotals } from "./order-contract.ts";
import { offerBeans, withBeans } from "./spent-beans.ts";

const { site } = allSites.DE;
const lot = { beans: 100, amount: 2_00 };
const lines = [
  { kind: "article" as const, taxRate: 7, total: 10_00 },
  { kind: "article" as const, taxRate: 19, total: 20_00 },
  { kind: "giftCard" as const, taxRate: 0, total: 50_00 },
];
const totals: OrderTotals = {
  goods: 80_00,
  discount: 0,
  delivery: 4_95,
  total: 84_95,
  missingForFreeDelivery: 0,
  taxes: [
    { rate: 19, gross: 23_30, amount: 3_72 },
    { rate: 7, gross: 11_65, amount: 76 },
  ],
};

test("an order spends full lots of the price of its articles, no gift cards and no delivery", () => {
  const offer = (balance: number, chosen: number) =>
    offerBeans({ balance, lot }, lines, totals, chosen);
  expect(offer(99, 1)).toMatchObject({ maxLots: 0, lots: 0 });
  expect(offer(250, 5)).toMatchObject({ maxLots: 2, lots: 2 });
  expect(offer(100_000, 40)).toMatchObject({ maxLots: 15, lots: 15 });
  expect(
    offerBeans({ balance: 5_000, lot }, lines, { ...totals, discount: 25_00 }, 9).maxLots,
  ).toBe(2);
});

test("beans reduce total and tax like any discount, and free delivery stays", () => {
  const offer = offerBeans({ balance: 300, lot }, lines, totals, 3);
  expect(withBeans(totals, offer, lines, site)).toEqual({
    ...totals,
    beans: { count: 300, amount: 6_00 },
    total: 78_95,
    taxes: [
      { rate: 19, gross: 19_30, amount: 3_08 },
      { rate: 7, gross: 9_65, amount: 63 },
    ],
  });
  expect(withBeans(totals, { ...offer, lots: 0 }, lines, site)).toBe(totals);
});

test("what remains is never negative, and its parts add up", () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(300), fc.nat(30_00), (balance, chosen, discount) => {
      const reduced = { ...totals, discount, total: totals.total - discount };
      const offer = offerBeans({ balance, lot }, lines, reduced, chosen);
      const { total, beans, taxes } = withBeans(reduced, offer, lines, site);
      expect(total + (beans?.amount ?? 0)).toBe(reduced.total);
      expect(total).toBeGreaterThanOrEqual(50_00);
      const gross = (all: typeof taxes) => all.reduce((sum, tax) => sum + tax.gross, 0);
      expect(gross(taxes) + (beans?.amount ?? 0)).toBe(gross(totals.taxes));
    }),
  );
});
