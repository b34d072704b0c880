import { expect, test } from "vitest";
import type { Channel, Settings } from "./channels.ts";
import { categoriesOf } from "./vendure-categories.ts";
import { firstSentence, plainText, textsOf } from "./vendure-texts.ts";
import { offerOf, type OfferedVariant } from "./vendure-variants.ts";
import { facetValuesBy } from "./vendure-vocabulary.ts";

const channel: Channel = {
  code: "DE",
  token: "de",
  currency: "EUR",
  language: "de",
};
const settings: Settings = { channels: [channel], tracksStock: true, threshold: 2 };
const variant: OfferedVariant = {
  id: "7",
  sku: "cup",
  enabled: true,
  priceWithTax: 990,
  currencyCode: "EUR",
  prices: [{ currencyCode: "EUR", customFields: { was: 1_190 } }],
  trackInventory: "INHERIT",
  useGlobalOutOfStockThreshold: false,
  outOfStockThreshold: 0,
  stockOnHand: 10,
  stockAllocated: 3,
};
const offered = (changed: Partial<OfferedVariant>) =>
  offerOf({ ...variant, ...changed }, channel, settings);

test("an offer has the stock that no order has reserved", () => {
  expect(offered({})).toEqual({ price: 990, was: 1_190, stock: 7 });
  expect(offered({ useGlobalOutOfStockThreshold: true })?.stock).toBe(5);
  expect(offered({ outOfStockThreshold: 9 })?.stock).toBe(0);
});

test("stock that Vendure does not count is some", () => {
  expect(offered({ trackInventory: "FALSE" })?.stock).toBe("some");
  expect(offerOf(variant, channel, { ...settings, tracksStock: false })?.stock).toBe("some");
  expect(offered({ trackInventory: "TRUE" })?.stock).toBe(7);
});

test("an earlier price that is no higher is none", () => {
  expect(offered({ priceWithTax: 1_190 })).toEqual({ price: 1_190, stock: 7 });
  expect(offered({ prices: undefined })).not.toHaveProperty("was");
});

test.each([
  ["a variant", { enabled: false }],
  ["another currency", { currencyCode: "CHF" }],
])("%s that is not sold has no offer", (_name, changed) =>
  expect(offered(changed)).toBeUndefined(),
);

test("texts are in each language, that of the channel first", () => {
  const translations = [
    { languageCode: "pt_BR", name: "Copo" },
    { languageCode: "de", name: "Becher" },
    { languageCode: "fr", name: null },
  ];
  const texts = textsOf({ languageCode: "de", translations }, ({ name }) => name);
  expect(Object.entries(texts)).toEqual([
    ["de", "Becher"],
    ["pt-BR", "Copo"],
  ]);
});

test("descriptions are read without their marks", () => {
  expect(plainText("<p>Two &amp;  <b>more</b>.</p><ul><li>one</li><li>two</li></ul>")).toBe(
    "Two & more.\none\ntwo",
  );
  expect(plainText("Becomes 3 < 4 hot.")).toBe("Becomes 3 < 4 hot.");
  expect(firstSentence("By hand. Fired twice.")).toBe("By hand.");
  expect(firstSentence("About 2.5 litres")).toBe("About 2.5 litres");
});

test("a product is in its own categories, in the order of the tree, and not in their parents", () => {
  const listed = (collection: string, parent?: string) => ({
    collection,
    category: { id: `c${collection}`, ...(parent && { parent: `c${parent}` }) },
  });
  const tree = [listed("1"), listed("2", "1"), listed("3")] as never;
  expect(categoriesOf([{ id: "3" }, { id: "2" }, { id: "1" }, { id: "9" }], tree)).toEqual([
    "c2",
    "c3",
  ]);
});

test("values of facets are named as lists filter by them, without private ones", () => {
  const of = (facet: string, code: string, isPrivate = false) => ({
    code,
    facet: { code: facet, isPrivate },
  });
  const values = [of("roast", "dark"), of("category", "cups"), of("shelf", "3", true)];
  expect(facetValuesBy(values, "name")).toEqual({ roast: ["dark"], "category-facet": ["cups"] });
  expect(facetValuesBy(values, "attribute")).toEqual({ roast: ["dark"], category: ["cups"] });
});
