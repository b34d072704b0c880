import { expect, test } from "vitest";
import { withoutLinks } from "./disarmed-text.ts";

/** Matches text that mail programs turn into a link. */
const linked = /https?:\/\/\w|www\.\w|\w@\w|\w\.(com|de|example)\b|mailto:\w/i;

test.each([
  ["Win at https://evil.example/x?y=1", "Win at https: / / evil. example/ x?y=1"],
  ["www.evil.example", "www. evil. example"],
  ["evil.com", "evil. com"],
  ["mailto:ida@evil.example", "mailto: ida@ evil. example"],
  ["ida@evil.example", "ida@ evil. example"],
])("a mail program finds no link in %j, which stays readable", (text, disarmed) => {
  expect(text).toMatch(linked);
  expect(disarmed).not.toMatch(linked);
  expect(withoutLinks(text)).toBe(disarmed);
});

test.each([
  "Order 4711 0815, of 3.11.",
  "Two cups. Both broken: the handles.",
  "And/or",
  "c/o Huber, Hauptstr.12, Stiege 1/2/3",
  "Kontor s.r.o.",
])("ordinary words such as %j stay as they are, without invisible characters", (text) =>
  expect(withoutLinks(text)).toBe(text),
);
