import { expect, test } from "vitest";
import { borderProxy } from "../next/border-proxy.ts";
import { pagePatterns } from "./page-patterns.ts";

test.each([[[]], [["/"]], [["/*"]], [["/offers", "/offers/*", "/a/b/"]]])(
  "an application may have the pages %j",
  (pages) => expect(pagePatterns.takes(pages)).toBe(true),
);

test.each([
  ["/offers"],
  [["offers"]],
  [["/offers*"]],
  [["/*/details"]],
  [["https://www.example.de/offers"]],
  [["/offers?page=1"]],
  [[5]],
  [undefined],
])("pages that are not paths are refused: %j", (pages) =>
  expect(pagePatterns.takes(pages)).toBe(false),
);

test("a proxy of Next names pages that are no paths, and a setting that it does not have", () => {
  const shop = "http://127.0.0.1:1";
  expect(() => borderProxy({ shop, pages: ["offers"] })).toThrow(
    'pages of borderProxy must be a list of paths, such as ["/offers", "/offers/*"], with "*" at the end alone, not ["offers"]',
  );
  expect(() => borderProxy({ shop } as Parameters<typeof borderProxy>[0])).toThrow("not undefined");
  const settings = { shop, pages: [], trustproxy: true };
  expect(() => borderProxy(settings)).toThrow('did you mean "trustProxy"?');
});
