import { expect, test } from "vitest";
import { withoutLinks } from "./disarmed-text.ts";

/** Matches text that mail programs turn into a link. */
const linked = /https?:\/\/\w|www\.\w|\w@\w|\w\.(com|de|example)\b|mailto:\w/i;

test.each([
  "Win at https://evil.example/x?y=1",
  "www.evil.example",
  "evil.com",
  "mailto:ida@evil.example",
  "ida@evil.example",
])("a mail program finds no link in %j, which reads as before", (text) => {
  expect(text).toMatch(linked);
  const disarmed = withoutLinks(text);
  expect(disarmed).not.toMatch(linked);
  expect(disarmed.replaceAll("\u200b", "")).toBe(text);
});

test.each(["Order 4711 0815, of 3.11.", "Two cups. Both broken: the handles.", "And/or"])(
  "ordinary words such as %j read as before",
  (text) => expect(withoutLinks(text).replaceAll("\u200b", "")).toBe(text),
);
