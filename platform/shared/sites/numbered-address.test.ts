import { expect, test } from "vitest";
import { numberedEnd, numberedPath, parseNumberedPath, productIn } from "./numbered-address.ts";

test.each(["c", "p", "s", "t"] as const)(
  "an address with -%s and a number is read as it was written",
  (kind) => {
    const path = numberedPath("a-b", kind, 123456789);
    expect(parseNumberedPath(path)).toEqual({ kind, number: 123456789 });
    expect(path).toMatch(new RegExp(numberedEnd));
  },
);

test.each([
  "/",
  "/contact",
  "/a-x1000.html",
  "/a-p.html",
  "/a-p1.html/b",
  "/a-p1.htm",
  "/a-p1234567890.html",
])("%s is no address with a number", (path) => {
  expect(parseNumberedPath(path)).toBeUndefined();
  expect(path).not.toMatch(new RegExp(numberedEnd));
});

test("an address with the letter p names a product, one with c does not", () => {
  expect(productIn({ pathname: numberedPath("a-b", "p", 100101) })).toBe("100101");
  expect(productIn({ pathname: numberedPath("a-b", "c", 100101) })).toBeUndefined();
});
