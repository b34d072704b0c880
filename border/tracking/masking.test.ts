import { expect, test } from "vitest";
import { cleanAddress, hasEmail, masked } from "./masking.ts";

test.each([
  "ida@example.com",
  "Write to ida.b+c@mail.example.co.uk!",
  "jürgen@müller.de",
  "ida%40example.com",
  "ida%2540example%2Ecom",
  "mailto:ida@example.com?subject=x",
  "ida＠example.com",
  "https://ida:secret@example.com/",
])("an e-mail address is found in %j", (text) => expect(hasEmail(text)).toBe(true));

test.each([
  "",
  "2 @ 3.50",
  "@kontor",
  "/@segment/page.html",
  "a@b",
  "50%40.",
  "ida at example.com",
])("no e-mail address is found in %j", (text) => expect(hasEmail(text)).toBe(false));

// A pattern that backtracks from each character would take forever.
test.each(["a", "a@", "a@a-", "a%25", "a.", "%25"])(
  "the search for an e-mail address ends also in %j repeated 500,000 times",
  (part) => {
    expect(hasEmail(part.repeat(500_000))).toBe(false);
  },
);

test.each([
  ["/a.html", "/a.html"],
  ["/a.html?utm_source=x&email=y&page=2#z", "/a.html?utm_source=x&page=2"],
  ["https://example.com/?q=a%20b", "https://example.com/"],
  ["/?%75tm_source=a&UTM_source=b", "/?utm_source=a"],
  ["/account/password/kR3-x_9aQw7Lm2Zp5Tn8Vb4Yc6Ds1Ef0", "/account/password/…"],
  ["What? Nothing#", "What? Nothing#"],
])("the tracked address %j is stored as %j", (given, stored) => {
  expect(cleanAddress(given)).toBe(stored);
});

test.each([
  ["Mug for ida@example.com", "(e-mail address)"],
  ["/a.html?email=ida@example.com&page=2", "/a.html?page=2"],
  ["/ida@example.com/a.html", "(e-mail address)"],
  ["Mug", "Mug"],
])("the text %j is stored as %j", (text, stored) => expect(masked(text)).toBe(stored));
