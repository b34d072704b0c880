import { expect, test } from "vitest";
import { newSite } from "./new-site.ts";
import { withSite } from "./shared-content.ts";

const miquelon = newSite("PM", { like: "CH_FR", prices: "DE" });
const inCatalogue = (source: string, added = miquelon) =>
  withSite("shop/content/catalogue/coffee.yaml", source, added);
const amountsFrom = (prices: string) =>
  `# To check for PM: its amounts, taken over from ${prices}.\n`;
const inCart = (source: string, added = miquelon) =>
  withSite("shop/content/cart/vouchers.yaml", source, added);

test("an article gets the price of the country it is taken from, and its file stays as it is written", () => {
  const source = (prices: string) => `# Coffee.

- id: 100101 # the first
  name: {de: "Kaffee: DE", fr: 'Café'}
  articles:
    - {tcm: 1,   prices: &p {DE: 4.90, AT: 5.29${prices}}}   # with two spaces
    - tcm: 2
      prices: *p
      soldOut: [DE]
`;
  expect(inCatalogue(source(""))).toBe(amountsFrom("DE") + source(", PM: 4.90"));
});

test("an article that the country does not sell stays out of the new one", () => {
  const source = "- prices: {AT: 5.29}\n";
  expect(inCatalogue(source)).toBe(source);
});

test("a new country has no earlier price", () => {
  const source = "- was: {DE: 5.99}\n";
  expect(inCatalogue(source)).toBe(source);
});

test("a price of another currency is converted", () => {
  const fromCzechia = newSite("PM", { prices: "CZ", rate: "0.041" });
  expect(inCatalogue("prices: {CZ: 125}\n", fromCzechia)).toBe(
    `${amountsFrom("CZ")}prices: {CZ: 125, PM: 5.13}\n`,
  );
});

test("a second language of a country has its prices in the catalogue, and amounts of its own", () => {
  const second = newSite("TR_PL", {});
  expect(inCatalogue("prices: {TR: 5}\n", second)).toBe("prices: {TR: 5}\n");
  expect(inCart("amounts: {TR: 5}\n", second)).toBe("amounts: {TR: 5, TR_PL: 5}\n");
});

test("content of the site whose texts are copied is also on the new site", () => {
  expect(inCart("- sites: [DE, CH_FR]\n- sites: [DE]\n")).toBe(
    "- sites: [DE, CH_FR, PM]\n- sites: [DE]\n",
  );
});

test("lists and amounts on lines of their own get a line", () => {
  expect(inCart("- sites:\n    - CH_FR\n    - DE\n  amounts:\n    DE: 5\n  code: A\n")).toBe(
    `${amountsFrom("DE")}- sites:\n    - CH_FR\n    - DE\n    - PM\n  amounts:\n    DE: 5\n    PM: 5\n  code: A\n`,
  );
});
