import { expect, test } from "vitest";
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
