import { expect, test } from "vitest";
import { hasRoute } from "./has-route.ts";

const pages = [{ index: true }, { path: "offers" }, { path: "docs/*" }];

test.each([
  ["/", true],
  ["/offers", true],
  ["/docs/a/b", true],
  ["/search", false],
  ["/docs", true],
])(
  "the address %s has a route or is left to the shop, with and without a not-found route",
  (path, expected) => {
    for (const children of [
      pages,
      [...pages, { path: "*" }],
      [...pages, { path: "/*" }],
      [...pages, { children: [{ path: "*" }] }],
    ]) {
      expect(hasRoute([{ path: "/", children }], path)).toBe(expected);
      expect(hasRoute([{ children }], `/app${path}`, "/app")).toBe(expected);
    }
  },
);
