import { expect, test } from "vitest";
import { readCookie } from "./cookies.ts";

test("outside a browser there is no cookie to read", () => {
  expect(readCookie("site")).toBeUndefined();
});
