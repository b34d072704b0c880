import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { allSites } from "../sites/all-sites.ts";
import type { BookingKind, EarningOrder } from "./card-contract.ts";
import { beansOf, beanExpiry, lotsOf, returnsUntil, validBeans } from "./card-rules.ts";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const booked = (
  kind: BookingKind,
  beans: number,
  rest: { expiresAt?: Date; order?: string } = {},
) => ({
  kind,
  beans,
  ...rest,
});

test("beans that expire first are spent first", () => {
  const lots = lotsOf([
    booked("welcome", 50, { expiresAt: day("2028-01-01") }),
    booked("earned", 100, { expiresAt: day("2027-01-01") }),
    booked("spent", -100, { order: "1" }),
  ]);
  expect(lots).toEqual([{ beans: 50, expiresAt: day("2028-01-01") }]);
});

test("a cancelled order restores its beans with their validity, but for some days at least", () => {
  const bookings = [
    booked("earned", 60, { expiresAt: day("2027-01-01") }),
    booked("welcome", 50, { expiresAt: day("2028-01-01") }),
    booked("spent", -100, { order: "1" }),
    booked("restored", 100, { order: "1", expiresAt: day("2027-01-20") }),
  ];
  expect(lotsOf(bookings)).toEqual([
    { beans: 60, expiresAt: day("2027-01-20") },
    { beans: 50, expiresAt: day("2028-01-01") },
  ]);
});

test("lots add up to the balance after any bookings", () => {
  const booking = fc.oneof(
    fc.record({ beans: fc.integer({ min: 1, max: 500 }), days: fc.nat(2_000) }),
    fc.record({ beans: fc.integer({ min: -500, max: -1 }) }),
  );
  fc.assert(
    fc.property(fc.array(booking), (steps) => {
      const bookings: ReturnType<typeof booked>[] = [];
      let balance = 0;
      for (const [index, step] of steps.entries()) {
        if (step.beans < -balance) continue;
        balance += step.beans;
        bookings.push(
          "days" in step
            ? booked("earned", step.beans, { expiresAt: new Date(step.days * 86_400_000) })
            : booked("spent", step.beans, { order: String(index) }),
        );
      }
      const lots = lotsOf(bookings);
      expect(lots.every(({ beans }) => beans > 0)).toBe(true);
      expect(validBeans(lots, new Date(-1))).toBe(balance);
    }),
  );
});

const order = (change: Partial<EarningOrder> = {}): EarningOrder => ({
  number: "1",
  placedAt: day("2026-11-01"),
  state: "delivered",
  lines: [
    { kind: "article", total: 40_00 },
    { kind: "article", total: 20_99 },
    { kind: "giftCard", total: 50_00 },
    { kind: "freeArticle", total: 0 },
  ],
  totals: { total: 115_94, discount: 0 },
  history: [
    { state: "placed", at: day("2026-11-01") },
    { state: "paid", at: day("2026-11-02") },
    { state: "shipped", at: day("2026-11-03") },
    { state: "delivered", at: day("2026-11-05") },
  ],
  ...change,
});
const { site } = allSites.DE;
const card = site.card!;

test("each full amount that is paid for articles earns a bean, delivery and gift cards none", () => {
  expect(beansOf(order(), card)).toBe(60);
  expect(
    beansOf(order({ totals: { total: 0, discount: 5_00, beans: { amount: 2_00 } } }), card),
  ).toBe(53);
  expect(beansOf(order({ state: "cancelled" }), card)).toBe(0);
});

test("articles that come back earn nothing, and carry their part of the discount", () => {
  const { lines } = order();
  const returned = [{ ...lines[0]!, isWithdrawn: true, isReturned: true }, ...lines.slice(1)];
  expect(beansOf(order({ lines: returned }), card)).toBe(20);
  expect(beansOf(order({ lines: returned, totals: { total: 0, discount: 30_00 } }), card)).toBe(10);
});

test("the time for returns ends with a day of the site, after delivery and payment", () => {
  expect(returnsUntil(order(), site)).toEqual(new Date("2026-12-05T23:00:00Z"));
  expect(returnsUntil(order({ state: "withdrawn" }), site)).toBeUndefined();
  const unpaid = order().history.filter(({ state }) => state !== "paid");
  expect(returnsUntil(order({ history: unpaid }), site)).toBeUndefined();
  // Sent, and never reported as delivered.
  const sent = order({ state: "shipped", history: order().history.slice(0, 3) });
  expect(returnsUntil(sent, site)).toEqual(new Date("2026-12-17T23:00:00Z"));
  expect(returnsUntil(order(), allSites.CH.site)).toEqual(new Date("2027-02-05T23:00:00Z"));
});

test("beans are valid until the end of a day, also after a longer month", () => {
  expect(beanExpiry(day("2026-11-30"), card, site)).toEqual(new Date("2029-11-30T23:00:00Z"));
  expect(beanExpiry(day("2024-02-29"), { beanMonths: 12 }, site)).toEqual(
    new Date("2025-02-28T23:00:00Z"),
  );
});
