import { expect, test } from "vitest";
import { pageSegment } from "./active-item.ts";

test.each([
  ["/kaffee-c1000.html", "c1000"],
  ["/m/filterkaffee-c1000.html", "c1000"],
  ["/kaffee/ganze-bohne/", "ganze-bohne"],
  ["/m/kaffee", "kaffee"],
  ["/kaffee/m", "kaffee"],
  ["/kaffee/m/", "kaffee"],
  ["/kaffee/someone@example.org", "kaffee"],
  ["/kaffee/m/a@b", "kaffee"],
  ["/garten/maerz", "maerz"],
  ["/", ""],
  ["/m/", ""],
])("the address %s is that of the page %s", (pathname, segment) => {
  expect(pageSegment(pathname)).toBe(segment);
});
