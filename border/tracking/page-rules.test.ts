import { expect, test } from "vitest";
import {
  deviceOf,
  environmentOf,
  lastTouchpoint,
  platformOf,
  screenCluster,
  trackedPath,
  trackedSearchText,
} from "./page-rules.ts";

test.each([
  ["https://shop.dev.example.com/", "development"],
  ["http://de.localhost:3000/", "development"],
  ["https://shop.staging.example.com/", "staging"],
  ["https://www.example.com/staging/dev", "production"],
])("the environment of %s is %s", (url, environment) => {
  expect(environmentOf(url)).toBe(environment);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1", "mobile"],
  ["Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36", "mobile"],
  ["Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Safari/537.36", "no mobile"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36", "no mobile"],
])("the device of %s is %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test("tracked screen clusters change exactly at the widths of the specification", () => {
  const bounds = [374, 667, 767, 979, 1023, 1279, 1439, 1919];
  const names = ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"];
  for (const [index, bound] of bounds.entries()) {
    expect(screenCluster(bound)).toBe(names[index]);
    expect(screenCluster(bound + 0.6)).toBe(names[index]);
    expect(screenCluster(bound + 1)).toBe(names[index + 1]);
  }
});

test.each([
  ["newsletter|2000", "newsletter"],
  ["newsletter|1000", "unknown"],
  ["newsletter|999", "unknown"],
  ["newsletter", "unknown"],
  ["newsletter|soon", "unknown"],
  ["|2000", "unknown"],
  ["a|b|2000", "unknown"],
  [undefined, "unknown"],
])("at the time 1000 the last touchpoint in the cookie %s is %s", (cookie, name) => {
  expect(lastTouchpoint(cookie, 1000)).toBe(name);
});

test.each([
  ["/kaffee", "/kaffee"],
  ["/", "/"],
  ["/kaffee/anna@example.com", "/kaffee"],
  ["/kaffee/anna%40example.com/", "/kaffee"],
  ["/anna@example.com", "/"],
  ["/a@b/kaffee", "/a@b/kaffee"],
  ["/m", "/"],
  ["/m/kaffee", "/kaffee"],
  ["/kaffee/m", "/kaffee"],
  ["/kaffee/m/anna@example.com", "/kaffee"],
  ["/mode/hemd", "/mode/hemd"],
  ["/kaffee/arom", "/kaffee/arom"],
  ["/suche?query=kaffee&utm_source=mail&token=geheim&page=2", "/suche?utm_source=mail&page=2"],
  ["/suche?utm_source=anna%40example.com", "/suche"],
  ["/account/password/kR3-x_9aQw7Lm2Zp5Tn8Vb4Yc6Ds1Ef0", "/account/password/…"],
  [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
])("the address $0 is tracked as $1", (address, path) => {
  expect(trackedPath(new URL(address, "https://www.example.com"))).toBe(path);
});

test("a mobile page's /m inside a path stays", () =>
  expect(trackedPath(new URL("https://www.example.com/kaffee/m/rot"))).toBe("/kaffee/m/rot"));

test("a last touchpoint with text after its expiry is unknown", () =>
  expect(lastTouchpoint("newsletter|2000|x", 1000)).toBe("unknown"));

test.each([
  [320, "MATCH"],
  [979, "MATCH"],
  [980, "TABLET"],
  [1439, "TABLET"],
  [1440, "CLASSIC"],
])("without a named platform a page of %i px is for %s", (width, platform) =>
  expect(platformOf(width)).toBe(platform),
);

test("a search text is tracked up to 200 characters, and not at all where it may be an address", () => {
  expect(trackedSearchText("kaffee")).toBe("kaffee");
  expect(trackedSearchText("x".repeat(201))).toBe("x".repeat(200));
  expect(trackedSearchText(`${"x".repeat(199)}💌`)).toBe(`${"x".repeat(199)}\ufffd`);
  for (const text of ["anna@example.com", "", null, undefined])
    expect(trackedSearchText(text)).toBeUndefined();
});
