import { expect, test } from "vitest";
import { overlappingPeriod, pricesInTime } from "./price-periods.ts";

const [december, january, february, march] = ["2026-12", "2027-01", "2027-02", "2027-03"].map(
  (month) => `${month}-01T00:00:00+01:00`,
);
const article = { tcm: "100101-250", stock: 1, prices: { DE: 5, AT: 6 }, was: { DE: 7 } };
const winter = { from: december, until: january, prices: { DE: 4 }, was: { DE: 5 } };
const german = (...periods: Parameters<typeof pricesInTime>[0]["periods"] & object) =>
  pricesInTime({ ...article, periods }, "DE");

test("without periods an article has its usual price at any time", () => {
  expect(german()).toEqual([{ price: 5, was: 7 }]);
});

test("a period of a price comes between the usual prices, on its markets alone", () => {
  expect(german(winter)).toEqual([
    { price: 5, was: 7, until: december },
    { price: 4, was: 5, from: december, until: january },
    { price: 5, was: 7, from: january },
  ]);
  expect(pricesInTime({ ...article, periods: [winter] }, "AT")).toEqual([{ price: 6 }]);
});

test("periods of a price may be in any order, follow each other at once and be open", () => {
  const spring = { from: march, prices: { DE: 9 } };
  const sale = { from: january, until: february, prices: { DE: 3 } };
  expect(german(spring, sale, winter).map(({ price, from }) => [price, from])).toEqual([
    [5, undefined],
    [4, december],
    [3, january],
    [5, february],
    [9, march],
  ]);
  expect(german({ until: december, prices: { DE: 8 } })).toEqual([
    { price: 8, until: december },
    { price: 5, was: 7, from: december },
  ]);
});

test("an article without a usual price is sold in its periods alone", () => {
  const seasonal = { ...article, prices: {}, periods: [winter] };
  expect(pricesInTime(seasonal, "DE")).toEqual([
    { price: 4, was: 5, from: december, until: january },
  ]);
});

test("periods of a price in one market may not overlap", () => {
  const overlapping = (...periods: (typeof winter)[]) =>
    overlappingPeriod({ ...article, periods }, "DE");
  const late = { ...winter, from: january, until: february };
  expect(overlapping(winter, late)).toBeUndefined();
  expect(overlapping(winter, { ...late, from: "2026-12-31T00:00:00+01:00" })?.until).toBe(february);
  expect(overlappingPeriod({ ...article, periods: [winter, winter] }, "AT")).toBeUndefined();
});
