import { expect, test } from "vitest";
import {
  fixtureCategories,
  fixtureProduct,
  fixtureTypes,
  fixtureVocabulary,
} from "../../commerce/conformance/fixture.ts";
import type { FeedAttribute, FeedCategory, FeedProduct } from "../../commerce/product-feed.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { productRowsOf, rowsOf, type NumberedCatalogue } from "./feed-rows.ts";

const { languages } = shopSites;

const rowsWith = (catalogue: Partial<NumberedCatalogue>) =>
  rowsOf(
    {
      categories: [],
      vocabulary: { attributes: [], dimensions: [], warnings: [] },
      types: [],
      products: [],
      ...catalogue,
    },
    shopSites,
  );

const productWith = (changes: Partial<FeedProduct>) => ({
  ...fixtureProduct(0),
  ...changes,
  number: 123,
});

const categoryWith = (changes: Partial<FeedCategory>) => ({
  ...fixtureCategories[1]!,
  ...changes,
  number: 12,
});

const attributeWith = (changes: Partial<FeedAttribute>) => {
  const vocabulary = {
    ...fixtureVocabulary,
    attributes: [{ ...fixtureVocabulary.attributes[0]!, ...changes }],
  };
  return JSON.parse(rowsWith({ vocabulary }).attribute[0]!.definition) as FeedAttribute;
};

const inOthers = (value: unknown) =>
  Object.fromEntries(languages.map((language) => [language, value]));

test("a product has a row in each language; one that the feed lacks is as its first one", () => {
  const names = { fr: "Gobelet", de: "Becher" };
  const rows = productRowsOf([productWith({ names })], shopSites).product_text;
  expect(rows.map(({ language }) => language)).toEqual(languages);
  expect(rows.map(({ name }) => name)).toEqual(
    languages.map((language) => (language === "de" ? "Becher" : "Gobelet")),
  );
});

test("texts inside of values are in each language as well", () => {
  const label = { fr: "Émail" };
  const definition = attributeWith({ label, phrase: { fr: "{count} ans" }, words: { a: label } });
  expect(definition).toMatchObject({
    label: inOthers("Émail"),
    phrase: inOthers("{count} ans"),
    words: { a: inOthers("Émail") },
  });
  const [variant] = fixtureProduct(1).variants;
  const [product] = [productWith({ attributes: { maker: label, height: 3, glaze: ["a"] } })];
  const rows = productRowsOf(
    [{ ...product, variants: [{ ...variant!, labels: label }] }],
    shopSites,
  );
  expect(JSON.parse(rows.product[0]!.attributes)).toEqual({
    maker: inOthers("Émail"),
    height: 3,
    glaze: ["a"],
  });
  expect(JSON.parse(rows.article[0]!.label)).toEqual(inOthers("Émail"));
  const types = [{ id: "cups", names: { fr: { name: "Gobelet" } } }];
  expect(JSON.parse(rowsWith({ types }).product_type[0]!.names)).toEqual(
    inOthers({ name: "Gobelet" }),
  );
});

test("a text without languages stays one", () => {
  expect(attributeWith({ words: { a: "A1" } }).words).toEqual({ a: "A1" });
  const [variant] = fixtureProduct(1).variants;
  const { article } = productRowsOf(
    [productWith({ variants: [{ ...variant!, labels: "A1" }] })],
    shopSites,
  );
  expect(article[0]!.label).toBe('"A1"');
});

test("slugs are made of names where the feed has none", () => {
  const slugs = { de: "eigener-name" };
  const texts = rowsWith({ categories: [categoryWith({ slugs })] }).category_text;
  const slugIn = (wanted: string) => texts.find(({ language }) => language === wanted)?.slug;
  expect([slugIn("de"), slugIn("fr")]).toEqual(["eigener-name", "cups-fr"]);
});

test("what a feed lacks is null or empty", () => {
  const product = productWith({
    type: undefined,
    accessoryFor: undefined,
    ingredients: undefined,
    warnings: undefined,
    dimension: undefined,
  });
  const [variant] = fixtureProduct(3).variants;
  const rows = productRowsOf([{ ...product, variants: [variant!] }], shopSites);
  expect(rows.product[0]).toMatchObject({
    type_id: null,
    for_types: [],
    warnings: [],
    dimension: null,
  });
  expect(rows.product_text.every(({ ingredients }) => ingredients === null)).toBe(true);
  expect(rows.article[0]).toMatchObject({ dimension_key: null, label: "null", picture_id: null });
  expect(rows.offer[0]).toMatchObject({ valid_from: "-infinity", valid_until: "infinity" });
});

test("pictures are those of the number, and of a variant that looks different", () => {
  const { variants, pictures } = fixtureProduct(0);
  const rows = productRowsOf([productWith({ variants: variants.slice(0, 1) })], shopSites);
  const [{ sku, picture }] = [variants[0]!];
  const drawn = [...pictures, picture!].map(({ source }) => JSON.stringify(source));
  expect(rows.picture.map(({ id, drawing }) => [id, drawing])).toEqual([
    ["123-plain", drawn[0]],
    ["123-scene", drawn[1]],
    [sku, drawn[2]],
  ]);
  expect(rows.article[0]).toMatchObject({ tcm: sku, picture_id: sku });
});

test("categories keep their order, numbers and parents", () => {
  const categories = fixtureCategories.map((category, index) => ({ ...category, number: index }));
  expect(rowsWith({ categories }).category.map((row) => Object.values(row))).toEqual([
    ["kitchen", 0, null, 0, "category-kitchen"],
    ["cups", 1, "kitchen", 1, "category-cups"],
    ["jugs", 2, "kitchen", 2, "category-jugs"],
    ["home", 3, null, 3, "category-home"],
    ["lamps", 4, "home", 4, "category-lamps"],
  ]);
});

test("attributes come before dimensions and warnings, whose keys have a prefix", () => {
  const rows = rowsWith({ vocabulary: fixtureVocabulary, types: fixtureTypes });
  expect(rows.attribute.map(({ key, position }) => [key, position])).toEqual([
    ["glaze", 0],
    ["height", 1],
    ["maker", 2],
    ["dimension:size", 3],
    ["warning:hot", 4],
  ]);
  expect(rows.product_type.map(({ id, parent_id }) => [id, parent_id])).toEqual([
    ["pottery", null],
    ["cups", "pottery"],
    ["jugs", "pottery"],
    ["lamps", "pottery"],
  ]);
});

test("all offers end with the sale of their product, or with its page", () => {
  const day = (date: number) => new Date(Date.UTC(2026, 5, date));
  const [variant] = fixtureProduct(0).variants;
  const offers = [
    { channel: "DE", price: 100, stock: 1, until: day(5) },
    { channel: "DE", price: 200, stock: 1, from: day(5) },
    { channel: "DE", price: 300, stock: 1, from: day(15) },
  ];
  const endsOf = (changes: Partial<FeedProduct>) =>
    productRowsOf(
      [productWith({ variants: [{ ...variant!, offers }], ...changes })],
      shopSites,
    ).offer.map(({ valid_until }) => valid_until);
  expect(endsOf({})).toEqual([day(5), "infinity", "infinity"]);
  expect(endsOf({ availableUntil: day(10) })).toEqual([day(5), day(10)]);
  expect(endsOf({ availableUntil: day(10), goneFrom: day(4) })).toEqual([day(4)]);
});
