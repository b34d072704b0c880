import { expect, test } from "vitest";
import { decodableUrl } from "./older-links.ts";

test.each([
  ["/caff%E8-p100111.html", "/caff%C3%A8-p100111.html"],
  ["/search?query=k%E4se%20laib", "/search?query=k%C3%A4se%20laib"],
  ["/%dcber-uns", "/%C3%9Cber-uns"],
  ["/100%-kaffee", "/100%25-kaffee"],
  ["/%", "/%25"],
  ["/%C3-%A8", "/%C3%83-%C2%A8"],
  ["/%ED%A0%80", "/%EF%BF%BD"],
])("the address %s of an older link becomes %s, which can be decoded", (url, readable) => {
  expect(decodableUrl(url)).toBe(readable);
  expect(() => decodeURIComponent(decodableUrl(url))).not.toThrow();
});

test.each(["/kaffee-p100111.html", "/caff%C3%A8?a=%2F%25&b=1+2", "/%F0%9F%98%80"])(
  "the address %s stays as it is",
  (url) => expect(decodableUrl(url)).toBe(url),
);
