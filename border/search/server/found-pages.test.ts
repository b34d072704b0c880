import { expect, test } from "vitest";
import { createPageFinder } from "./found-pages.ts";

const find = createPageFinder(
  { language: "de" },
  {
    "/orders": ["Bestellung verfolgen", "Bestellung", "Bestellung stornieren"],
    "/newsletter": ["Newsletter", "Newsletter abmelden"],
    "/login": ["Mein Konto", "anmelden"],
    "/stores": ["Filialen", "Öffnungszeiten"],
  },
);
const urls = (text: string, isOpen = false) => find(text, isOpen).pages.map(({ url }) => url);

test.each([
  ["wo ist meine bestellung", "/orders"],
  ["bestellungen verfolgen", "/orders"],
  ["bestelung stornieren", "/orders"],
  ["newsletter abmelden", "/newsletter"],
  ["newsletter bitte anmelden", "/newsletter"],
  ["öffnungszeiten wien", "/stores"],
  ["OFFNUNGSZEITEN", "/stores"],
])("the search %s leads to %s, in any form, with a typo and few other words", (text, url) => {
  expect(urls(text)[0]).toBe(url);
});

test("a found page is named by its first phrase", () => {
  expect(find("bestellung")).toEqual({
    pages: [{ title: "Bestellung verfolgen", url: "/orders" }],
    isAnswered: true,
  });
});

test("a search with another word leads to products besides the page", () => {
  expect(find("bestellung kaffee").isAnswered).toBe(false);
});

test.each(["kaffee", "bestellung kaffee tassen becher", "konto", ""])(
  "the search %s leads to no page",
  (text) => expect(urls(text)).toEqual([]),
);

test("an unfinished word finds a page only in the box, not on the results page", () => {
  expect(urls("öffnungsz", true)).toEqual(["/stores"]);
  expect(urls("öffnungsz")).toEqual([]);
});
