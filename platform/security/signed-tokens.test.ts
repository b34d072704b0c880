import { expect, test } from "vitest";
import { hasTokenForm, signToken, verifyToken, type TokenKind } from "./signed-tokens.ts";

const key = Buffer.alloc(32, 1);
const orders: TokenKind = {
  purpose: "order ",
  form: /^\d{1,5}$/,
  expiryOf: (text) => Number(text) * 1_000,
};
const token = signToken(key, orders, "60");
const at = (milliseconds: number) => new Date(milliseconds);

test("a signed token says its text until it expires", () => {
  expect(token).toMatch(/^60\.[\w-]{43}$/);
  expect(verifyToken(key, orders, token, at(59_999))).toBe("60");
  expect(verifyToken(key, orders, token, at(60_000))).toBeUndefined();
});

test("a token is not accepted for another purpose, or with another key", () => {
  const others = { ...orders, purpose: "return " };
  expect(verifyToken(key, others, token, at(0))).toBeUndefined();
  expect(verifyToken(Buffer.alloc(32, 2), orders, token, at(0))).toBeUndefined();
});

test.each([
  ["another text", token.replace("60", "90")],
  ["another signature", `60.${"A".repeat(43)}`],
  ["half a signature", token.slice(0, -20)],
  ["no signature", "60."],
  ["a text of another form", signToken(key, orders, "1234567")],
  ["more behind it", `${token}.x`],
  ["nothing", undefined],
])("a token with %s is refused", (_what, forged) => {
  expect(verifyToken(key, orders, forged, at(0))).toBeUndefined();
});

test("the form of a token says whether it is worth verifying", () => {
  expect(hasTokenForm(orders, token)).toBe(true);
  expect(hasTokenForm(orders, `60.${"A".repeat(43)}`)).toBe(true);
  expect(hasTokenForm(orders, "x.y")).toBe(false);
});
