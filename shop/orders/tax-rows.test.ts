import { expect, test } from "vitest";
import { rateText, taxRows } from "./tax-rows.ts";

const taxes = [
  { rate: 19, gross: 1999, amount: 319 },
  { rate: 7, gross: 998, amount: 65 },
];

test("an invoice lists net, tax and gross by rate", () =>
  expect(taxRows({ taxes, total: 2997 })).toEqual({
    rows: [
      { rate: 19, net: 1680, tax: 319, gross: 1999 },
      { rate: 7, net: 933, tax: 65, gross: 998 },
    ],
    outside: 0,
  }));

test("gift cards are outside the tax, and have no rate", () => {
  const { rows, outside } = taxRows({ taxes, total: 7997 });
  expect(outside).toBe(5000);
  expect(rows.map(({ rate }) => rate)).toEqual([19, 7]);
  expect([7, 0].map((rate) => rateText(rate, { locale: "de-DE" }))).toEqual(["7\u00a0%", "–"]);
});
