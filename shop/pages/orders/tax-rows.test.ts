import { expect, test } from "vitest";
import { taxRows } from "./tax-rows.ts";

const taxes = [
  { rate: 19, gross: 1999, amount: 319 },
  { rate: 7, gross: 998, amount: 65 },
];

test("an invoice lists net, tax and gross by rate", () =>
  expect(taxRows({ taxes, total: 2997 })).toEqual([
    { rate: 19, net: 1680, tax: 319, gross: 1999 },
    { rate: 7, net: 933, tax: 65, gross: 998 },
  ]));

test("an invoice lists what has no tax last, such as gift cards", () =>
  expect(taxRows({ taxes, total: 7997 }).at(-1)).toEqual({
    rate: 0,
    net: 5000,
    tax: 0,
    gross: 5000,
  }));
