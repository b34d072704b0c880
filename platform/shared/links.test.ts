import { expect, test } from "vitest";
import { isSafeContact, isSafeLink } from "./links.ts";

test.each([
  "/",
  "/a?b=c#d",
  "/kaffee-c1000.html?sort=newest#top",
  "/a@b",
  "https://x.example/a",
  "http://x.example",
  "HTTPS://x.example?a",
  "https://x.example:8443/a@b",
])("%s is a safe link", (href) => {
  expect(isSafeLink(href)).toBe(true);
  expect(isSafeContact(href)).toBe(true);
});

test.each([
  "",
  "relative.html",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/a b",
  "/a\u00a0b",
  "/\u0085/evil.example",
  "https:/\\evil.example",
  "https://shop.example@evil.example/",
  "https://u:p@evil.example/",
  "https://@evil.example/",
  "https:evil",
  "http:///x",
  "https://",
  "http://[",
  `/${"a".repeat(2_000)}`,
  `mailto:${"a".repeat(2_000)}`,
  "mailto:",
  "mailto:a b",
  "tel:\t1",
  1,
  null,
  undefined,
  {},
])("%j is no safe link", (href) => {
  expect(isSafeLink(href)).toBe(false);
  expect(isSafeContact(href)).toBe(false);
});

test.each(["mailto:a@b.example", "tel:+4940", "TEL:1"])(
  "%s is a safe contact, but no safe link",
  (href) => {
    expect(isSafeLink(href)).toBe(false);
    expect(isSafeContact(href)).toBe(true);
  },
);
