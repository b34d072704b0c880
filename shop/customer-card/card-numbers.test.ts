import { expect, test } from "vitest";
import {
  cardCode,
  cardNumber,
  cardPrefixes,
  groupedCardNumber,
  readCardCode,
  readCardNumber,
} from "./card-numbers.ts";

const number = cardNumber("0123456789");
const isCardNumber = (text: string) => readCardNumber(text) === text;

test("a card number has 13 digits, of which the last checks the others", () => {
  expect(number).toMatch(/^290123456789\d$/);
  expect(isCardNumber(number)).toBe(true);
  expect(isCardNumber(number.slice(1))).toBe(false);
});

test("a card number with one wrong digit, or two exchanged, is invalid", () => {
  for (let index = 2; index < number.length; index++) {
    const wrong = (Number(number[index]) + 1) % 10;
    expect(isCardNumber(number.slice(0, index) + wrong + number.slice(index + 1))).toBe(false);
  }
  // Adjacent digits swapped, except 09 and 90, which the check digit cannot distinguish.
  const [head, tail] = [number.slice(0, 3), number.slice(5)];
  expect(isCardNumber(head + number[4] + number[3] + tail)).toBe(false);
});

test("a number is read as people type it", () => {
  expect(readCardNumber(` ${groupedCardNumber(number)} `)).toBe(number);
  expect(readCardNumber(number.replace("0123", "01 2-3"))).toBe(number);
  expect(readCardNumber("29")).toBeUndefined();
  expect(readCardNumber(`${number}0`)).toBeUndefined();
});

test("a code is printed in two groups, and read however it is typed", () => {
  const code = cardCode(Uint8Array.from([0, 31, 18, 19, 1, 33, 64, 255]));
  expect(code).toBe("0ZJK-110Z");
  expect(readCardCode(" ozjk il0z")).toBe(code);
  for (const wrong of ["", "0ZJK-110", "0ZJK-110ZZ", "0ZJK-110U"])
    expect(readCardCode(wrong)).toBeUndefined();
});

test("numbers of stores are read too, and are never those of accounts", () => {
  const number = cardNumber("0123456789", cardPrefixes.store);
  expect(readCardNumber(number)).toBe(number);
  expect(number).not.toBe(cardNumber("0123456789"));
  expect(readCardNumber(number.replace(/^28/, "27"))).toBeUndefined();
});
