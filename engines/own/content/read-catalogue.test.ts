import { describe, expect, test } from "vitest";
import {
  complaint,
  files,
  read,
  refusal,
  type Entry,
  useSmallCatalogue,
} from "../../../tests/support/small-catalogue.ts";
import type { VocabularyContent } from "./content-schema.ts";

useSmallCatalogue();

test("a catalogue without mistakes is read", async () => {
  const { categories, products, vocabulary } = await read();
  expect(products.map((product) => product.id)).toEqual([100101]);
  expect(categories.map((category) => category.id)).toEqual([
    "coffee",
    "coffee-beans",
    "espresso-beans",
  ]);
  expect(vocabulary.dimensions.weight?.de).toBeTruthy();
});

describe("products", () => {
  const product = (change: object) => (entries: Entry[]) => void Object.assign(entries[0]!, change);
  const article = (change: object) => (entries: Entry[]) =>
    void Object.assign((entries[0]!.articles as Entry[])[0]!, change);

  test.each<[string, (entries: Entry[]) => void, (string | RegExp)[]]>([
    [
      "a missing language",
      ([first]) => delete (first!.name as Entry).hu,
      ["coffee.yaml", "100101", "name", "hu"],
    ],
    [
      "an empty text",
      ([first]) => Object.assign(first!.lead!, { tr: "" }),
      ["coffee.yaml", "100101", "lead → tr"],
    ],
    [
      "a text that is too long",
      product({ name: { de: "x".repeat(91) } }),
      ["coffee.yaml", "100101", "name"],
    ],
    ["an unknown key", product({ colour: "red" }), ["coffee.yaml", "100101", "no such key"]],
    ["an unknown kind", product({ kind: "tea" }), ["coffee.yaml", "100101", "kind", "coffee"]],
    ["no type", product({ type: undefined }), ["coffee.yaml:1", "100101", "type"]],
    [
      "an unknown type",
      product({ type: "tea" }),
      ["coffee.yaml:4: 100101", '"tea"', "add it to types.yaml"],
    ],
    [
      "an accessory for an unknown type",
      product({ for: ["coffee", "teapot"] }),
      ["coffee.yaml:", "100101", '"teapot"', "add it to types.yaml"],
    ],
    ["no articles", product({ articles: [] }), ["coffee.yaml", "100101", "articles"]],
    ["a date in another form", product({ since: "4.9.2023" }), ["coffee.yaml", "100101", "since"]],
    [
      "a day that does not exist",
      product({ since: "2026-02-30" }),
      [/coffee\.yaml:\d+: 100101/, "the day 2026-02-30 does not exist"],
    ],
    [
      "a price below a hundredth",
      article({ prices: { DE: 0.004 } }),
      ["coffee.yaml", "100101", "prices → DE", "at least 0.01"],
    ],
    [
      "a price that is too large",
      article({ prices: { HU: 30_000_000 } }),
      ["coffee.yaml", "100101", "prices → HU", "at most 21474836.47"],
    ],
    [
      "an earlier price that is above by less than a hundredth",
      article({ prices: { DE: 9.99 }, was: { DE: 9.994 } }),
      ["100101", "100101-250", "DE", "above the price"],
    ],
    [
      "a price of nothing",
      article({ prices: { DE: 0 } }),
      ["coffee.yaml", "100101", "prices → DE"],
    ],
    [
      "a price in words",
      article({ prices: { DE: "4,99" } }),
      ["coffee.yaml", "100101", "prices → DE"],
    ],
    ["an unknown market", article({ prices: { UK: 4.99 } }), ["coffee.yaml", "100101", "prices"]],
    ["a negative stock", article({ stock: -1 }), ["coffee.yaml", "100101", "stock"]],
    ["an unknown category", product({ category: "tea" }), ["100101", '"tea"', "categories.yaml"]],
    [
      "a product without a picture",
      product({ id: 100199 }),
      ["coffee.yaml", "100199", "pictures/100199-plain.jpg"],
    ],
    [
      "an unknown dimension",
      product({ dimension: "mood" }),
      ["100101", '"mood"', "attributes.yaml"],
    ],
    [
      "an unknown warning",
      product({ warnings: ["dragons"] }),
      ["100101", '"dragons"', "attributes.yaml"],
    ],
    [
      "an unknown attribute",
      product({ attributes: { magic: 3 } }),
      ["100101", '"magic"', "attributes.yaml"],
    ],
    [
      "an unknown word",
      product({ attributes: { roast: "burnt" } }),
      ["100101", '"burnt"', '"roast"'],
    ],
    [
      "a country in words",
      product({ attributes: { origin: ["BR", "Äthiopien"] } }),
      ["100101", '"Äthiopien"', '"origin"', "such as BR"],
    ],
    [
      "a country in small letters",
      product({ attributes: { origin: ["br"] } }),
      ["100101", '"br"', '"origin"'],
    ],
    [
      "a country that does not exist",
      product({ attributes: { origin: ["BX"] } }),
      ["100101", '"BX"', '"origin"'],
    ],
    [
      "a number with its unit",
      product({ attributes: { intensity: "7 / 10" } }),
      ["100101", '"intensity"', "without unit"],
    ],
    [
      "a number for a text",
      product({ attributes: { taste: 7 } }),
      ["100101", '"taste"', "is a text"],
    ],
    [
      "an unknown colour of an article",
      article({ colour: "octarine" }),
      ["100101", "100101-250", '"octarine"', "attributes.yaml"],
    ],
    ["a variant without a label", article({ label: undefined }), ["100101", "100101-250", "label"]],
    [
      "an earlier price that is not above",
      article({ was: { DE: 4.99 } }),
      ["100101", "100101-250", "DE", "above the price"],
    ],
    [
      "an earlier price without a price",
      article({ prices: { AT: 5 }, was: { DE: 9 } }),
      ["100101", "100101-250", "DE"],
    ],
    [
      "an earlier price of a period that is not above",
      article({ periods: [{ prices: { DE: 4 }, was: { DE: 4 } }] }),
      ["100101", "100101-250", "DE", "above the price"],
    ],
    [
      "a period that ends before it begins",
      article({
        periods: [{ from: "2026-12-02T00:00Z", until: "2026-12-01T00:00Z", prices: { DE: 4 } }],
      }),
      ["100101", "100101-250", "ends before it begins"],
    ],
    [
      "two periods at the same time",
      article({ periods: [{ prices: { DE: 4 } }, { prices: { DE: 3, AT: 3 } }] }),
      ["100101", "100101-250", "two periods", "in DE at the same time; end the one"],
    ],
  ])(
    "a mistake in a product names the product, the place and the remedy: %s",
    async (_name, report, said) => {
      const message = await complaint("coffee.yaml", report);
      for (const part of said) expect(message).toMatch(part);
      expect(message).toContain("shop/content/README.md");
    },
  );

  test("a flag in words is refused", async () => {
    const { attributes } = files["attributes.yaml"] as VocabularyContent;
    Object.assign(attributes.taste!, { kind: "flag" });
    expect(await complaint("coffee.yaml", product({ attributes: { taste: "ja" } }))).toMatch(
      /100101.*"taste" is a flag; write true or false/,
    );
  });

  test("a product or an article that is listed twice is refused", async () => {
    expect(await complaint("coffee.yaml", (entries) => entries.push(entries[0]!))).toMatch(
      /100101.*product id.*twice/,
    );
    expect(
      await complaint("coffee.yaml", (entries) => {
        entries.pop();
        const articles = entries[0]!.articles as Entry[];
        articles[1] = articles[0]!;
      }),
    ).toMatch(/100101-250.*tcm.*twice/);
  });
});

test.each<[string, (entries: Entry[]) => void, string[]]>([
  [
    "an unknown parent",
    (entries) => Object.assign(entries[1]!, { parent: "tea" }),
    ["coffee-beans", '"tea"'],
  ],
  [
    "the same number twice",
    (entries) => Object.assign(entries[1]!, { number: 1000 }),
    ["1000", "category number", "unique"],
  ],
  [
    "the same id twice",
    (entries) => Object.assign(entries[1]!, { id: "coffee" }),
    ["coffee", "category id", "unique"],
  ],
  [
    "a missing language",
    (entries) => delete (entries[2]!.text as Entry).sk,
    ["categories.yaml", "espresso-beans", "text", "sk"],
  ],
  [
    "a category without a picture",
    (entries) => Object.assign(entries[2]!, { id: "tea" }),
    ["categories.yaml", "tea", "pictures/category-tea.jpg"],
  ],
  [
    "a parent that stands below it",
    (entries) => Object.assign(entries[1]!, { parent: "espresso-beans" }),
    ["coffee-beans", "below itself"],
  ],
])("a mistake in a category names it and its place: %s", async (_name, report, said) => {
  const message = await complaint("categories.yaml", report);
  for (const part of said) expect(message).toContain(part);
});

test("a file of the catalogue that is not YAML is refused with its name and the line", async () => {
  files["coffee.yaml"] = "- id: 100101\n  name: {de: \n- [";
  expect(await refusal()).toMatch(/coffee\.yaml:\d: this is not YAML: /);
});

test.each(["", "id: 100101", "just words", "- just words\n"])(
  "a file of products that says %j is refused with its name",
  async (source) => {
    files["coffee.yaml"] = source;
    expect(await refusal()).toContain("coffee.yaml");
  },
);

test.each(["attributes.yaml", "categories.yaml", "types.yaml"])(
  "a missing %s is one mistake",
  async (file) => {
    delete files[file];
    expect(await refusal()).toBe(`${file} is missing; add it (see shop/content/README.md).`);
  },
);
