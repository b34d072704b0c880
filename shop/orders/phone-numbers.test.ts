import { expect, test } from "vitest";
import { site } from "../sites/tr/site.ts";
import { courierNumber } from "./phone-numbers.ts";

const courierPhone = site.courierPhone!;

test.each([
  "0532 123 45 67",
  "5321234567",
  "+90 532 123 45 67",
  "0090 (532) 123-45-67",
  "90 532 123 45 67",
  "+90 0532 123 45 67",
])("the Turkish mobile number typed as %s is one that a courier can call", (typed) => {
  expect(courierNumber(typed, courierPhone)).toBe("+90 532 123 45 67");
});

test.each([
  "",
  "0212 555 01 20",
  "532 123 45 6",
  "0532 123 45 678",
  "+49 532 1234567",
  "0532 abc 45 67",
  "+90",
])("%j is no Turkish mobile number", (typed) => {
  expect(courierNumber(typed, courierPhone)).toBeUndefined();
});

test("the example of a number, and a number in its stored form, are ones that a courier can call", () => {
  const stored = courierNumber(courierPhone.example, courierPhone);
  expect(courierNumber(stored!, courierPhone)).toBe(stored);
});
