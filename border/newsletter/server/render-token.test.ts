import { createSecretKey } from "node:crypto";
import { expect, test } from "vitest";
import { renderTokenLife } from "../newsletter-contract.ts";
import { isRenderToken, signRenderToken } from "./render-token.ts";

const key = createSecretKey(Buffer.alloc(32, 1));
const shown = new Date("2026-11-22T12:00Z");
const after = (milliseconds: number) => new Date(shown.getTime() + milliseconds);

test("the token of a form is valid from seconds to a day after the form was shown", () => {
  const token = signRenderToken(key, shown);
  const { min, max } = renderTokenLife;
  const ages = [-1, 0, min - 1, min, max, max + 1];
  expect(ages.map((age) => isRenderToken(key, token, after(age)))).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test("the token of a form that an earlier release showed is accepted", () => {
  const token = "1795348800000.M2IDEWrK54bnkZW6uQR-dKEq0IAivaroChhkykJZtkA";
  expect(isRenderToken(key, token, after(60_000))).toBe(true);
});
