import { expect, test } from "vitest";
import { readCookie } from "./cookies.ts";

test("a server has no cookies to read", () => {
  expect(readCookie("site")).toBeUndefined();
});
