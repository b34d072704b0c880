import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { ContentError } from "../../../shared/content-file.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { pictureNames } from "../../pictures/draw/draw.ts";
import type { VocabularyContent } from "./content-schema.ts";
import { versionOf } from "../../../database/content-files.ts";
import { readContent } from "./read-content.ts";

/** A small catalogue in a folder of its own, made from the shop's: one product, its categories, types and vocabulary. */
let folder: string;
let files: Record<string, unknown>;
beforeAll(async () => {
  const [product] = (await shopFile("coffee.yaml")) as [{ attributes: object }];
  const categories = (await shopFile("categories.yaml")) as Entry[];
  const types = (await shopFile("types.yaml")) as Entry[];
  const vocabulary = (await shopFile("attributes.yaml")) as VocabularyContent;
  const attributes = Object.fromEntries(
    Object.keys(product.attributes).map((key) => [key, vocabulary.attributes[key]]),
  );
  files = {
    "attributes.yaml": { ...vocabulary, attributes },
    "categories.yaml": categories.slice(0, 3),
    "coffee.yaml": [product],
    "types.yaml": types.slice(0, 3),
  };
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-content-"));
  for (const [name, value] of Object.entries(files)) await write(name, value);
});
afterEach(() => rm(folder, { recursive: true }));

// An editor's file can hold anything.
type Entry = Record<string, object>;

const shopFile = async (name: string): Promise<unknown> =>
  parse(await readFile(join("content", "catalogue", name), "utf8"));
const write = (name: string, value: unknown) =>
  writeFile(join(folder, name), typeof value === "string" ? value : stringify(value));

const read = () => withoutMistakes((mistakes) => readContent(folder, pictureNames, mistakes));

/** What an editor reads after a mistake in one of the files. */
async function complaint(name: string, mistake: (entries: Entry[]) => void): Promise<string> {
  const entries = parse(await readFile(join(folder, name), "utf8")) as Entry[];
  mistake(entries);
  await write(name, entries);
  return refusal();
}
async function refusal(): Promise<string> {
  const error = await read().then(
    () => new Error("nothing was refused"),
    (reason: Error) => reason,
  );
  expect(error).toBeInstanceOf(ContentError);
  expect(error.message).not.toContain("\n    at ");
  return error.message;
}

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
    ["an unknown kind", product({ kind: "coffee" }), ["coffee.yaml", "100101", "kind"]],
    ["no type", product({ type: undefined }), ["coffee.yaml:1", "100101", "type"]],
    [
      "an unknown type",
      product({ type: "tea" }),
      ["coffee.yaml:3: 100101", '"tea"', "add it to types.yaml"],
    ],
    [
      "an accessory for an unknown type",
      product({ for: ["coffee", "teapot"] }),
      ["coffee.yaml:", "100101", '"teapot"', "add it to types.yaml"],
    ],
    ["no articles", product({ articles: [] }), ["coffee.yaml", "100101", "articles"]],
    ["a date in another form", product({ since: "4.9.2023" }), ["coffee.yaml", "100101", "since"]],
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
      "lettering that cannot be drawn",
      product({
        picture: {
          motif: "coffee-bag",
          palette: "espresso",
          setting: "table",
          lettering: ["Nachtfähre"],
        },
      }),
      ["coffee.yaml", "100101", "lettering"],
    ],
    [
      "an unknown motif",
      product({ picture: { motif: "unicorn", palette: "espresso", setting: "table" } }),
      ["100101", '"unicorn"', "coffee-bag"],
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
    async (_name, mistake, said) => {
      const message = await complaint("coffee.yaml", mistake);
      for (const part of said) expect(message).toMatch(part);
      expect(message).toContain("content/README.md");
    },
  );

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

test.each<[string, string, object, (string | RegExp)[]]>([
  ["a name that lists use already", "roast", { facet: { name: "page" } }, ['"page"', "name"]],
  ["the name of another facet", "caffeine", { facet: { name: "roast" } }, ['"roast"', "name"]],
  ["a number without ranges", "intensity", { facet: {} }, ["ranges"]],
  ["a text", "taste", { facet: {} }, ["make it words"]],
  [
    "a colour of an unknown word",
    "roast",
    { facet: { swatches: { burnt: "#000000" } } },
    ["burnt"],
  ],
  ["a colour that is none", "roast", { facet: { swatches: { dark: "black" } } }, ["swatches"]],
])("a mistake in a facet names the line: %s", async (_name, key, change, said) => {
  const vocabulary = structuredClone(files["attributes.yaml"]) as VocabularyContent;
  Object.assign(vocabulary.attributes[key]!, change);
  await write("attributes.yaml", vocabulary);
  const message = await refusal();
  expect(message).toMatch(/attributes\.yaml:\d+: /);
  for (const part of [key, ...said]) expect(message).toMatch(part);
});

test.each<[string, (entries: Entry[]) => void, (string | RegExp)[]]>([
  [
    "an unknown parent",
    (entries) => Object.assign(entries[1]!, { parent: "tea" }),
    [/types\.yaml:\d\d: coffee-beans/, '"tea"', "add it to types.yaml"],
  ],
  [
    "a parent that stands below it",
    (entries) => Object.assign(entries[0]!, { parent: "espresso-beans" }),
    [/types\.yaml:\d+: coffee/, "below itself; give it another parent"],
  ],
  [
    "the same id twice",
    (entries) => Object.assign(entries[1]!, { id: "coffee" }),
    [/types\.yaml:\d\d: coffee/, "type id is used twice"],
  ],
  [
    "a missing language",
    (entries) => delete (entries[1]!.names as Entry).sk,
    [/types\.yaml:\d\d: coffee-beans/, "names", "sk"],
  ],
  [
    "a language without a name",
    (entries) => delete ((entries[1]!.names as Entry).sk as Entry).name,
    [/types\.yaml:\d\d: coffee-beans/, "names → sk", "name"],
  ],
])("a mistake in a type names the line and the remedy: %s", async (_name, mistake, said) => {
  const message = await complaint("types.yaml", mistake);
  for (const part of said) expect(message).toMatch(part);
  expect(message).toContain("content/README.md");
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
    "an unknown setting",
    (entries) => Object.assign(entries[0]!.picture!, { setting: "moon" }),
    ["coffee", '"moon"', "kitchen"],
  ],
  [
    "a parent that stands below it",
    (entries) => Object.assign(entries[1]!, { parent: "espresso-beans" }),
    ["coffee-beans", "below itself"],
  ],
])("a mistake in a category names it and its place: %s", async (_name, mistake, said) => {
  const message = await complaint("categories.yaml", mistake);
  for (const part of said) expect(message).toContain(part);
});

describe("the vocabulary", () => {
  const phrase = { de: "{count} Jahre", fr: "{count} ans", pl: "{count} lat", cs: "{count} let" };
  const others = { hu: "{count} év", sk: "{count} rokov", tr: "{count} yıl" };
  test.each<[string, object, string[]]>([
    [
      "a plural that the language has and the phrase has not",
      { pl: { one: "{count} rok", few: "{count} lata", other: "{count} roku" } },
      ["attributes.yaml:", "intensity → phrase → pl", '"many"', "add it"],
    ],
    ["a phrase without its number", { tr: "yıl" }, ["attributes.yaml:", "intensity → phrase → tr"]],
    ["a phrase that lacks a language", { hu: undefined }, ["attributes.yaml:", "intensity", "hu"]],
  ])("a mistake in a phrase of the vocabulary names its place: %s", async (_name, change, said) => {
    const message = await complaint("attributes.yaml", (vocabulary) =>
      Object.assign((vocabulary as unknown as VocabularyContent).attributes.intensity!, {
        phrase: { ...phrase, ...others, ...change },
      }),
    );
    for (const part of said) expect(message).toContain(part);
  });
});

test.each<[string, object, RegExp]>([
  [
    "a group that is no word",
    { of: "roast", words: { mild: ["light"] } },
    /attributes\.yaml:\d+: attributes → caffeine.*"mild" is no word of the attribute; add it/,
  ],
  [
    "a group of unknown words",
    { of: "roast", words: { decaf: ["burnt"] } },
    /attributes\.yaml:\d+: attributes → caffeine.*"burnt" is no word of the attribute "roast"/,
  ],
])(
  "groups of words are refused with the line and the remedy: %s",
  async (_name, groups, message) => {
    const vocabulary = files["attributes.yaml"] as VocabularyContent;
    const caffeine = { ...vocabulary.attributes.caffeine, groups };
    await write("attributes.yaml", {
      ...vocabulary,
      attributes: { ...vocabulary.attributes, caffeine },
    });
    expect(await refusal()).toMatch(message);
  },
);

test("a file of the catalogue that is not YAML is refused with its name and the line", async () => {
  await write("coffee.yaml", "- id: 100101\n  name: {de: \n- [");
  expect(await refusal()).toMatch(/coffee\.yaml:\d: this is not YAML: /);
});

test.each(["", "id: 100101", "just words", "- just words\n"])(
  "a file of products that says %j is refused with its name",
  async (source) => {
    await write("coffee.yaml", source);
    expect(await refusal()).toContain("coffee.yaml");
  },
);

test.each(["attributes.yaml", "categories.yaml", "types.yaml"])(
  "a missing %s is one mistake",
  async (file) => {
    await rm(join(folder, file));
    expect(await refusal()).toBe(`${file} is missing; add it (see content/README.md).`);
  },
);

test("the catalogue's version changes with every change of a file, and with its name", async () => {
  const version = () => versionOf(folder);
  const first = await version();
  expect(await version()).toBe(first);
  await write("notes.txt", "not content");
  expect(await version()).toBe(first);
  const source = await readFile(join(folder, "coffee.yaml"), "utf8");
  await write("coffee.yaml", source.replace("4.99", "4.89"));
  const second = await version();
  expect(second).not.toBe(first);
  await write("coffee.yaml", source);
  expect(await version()).toBe(first);
  await rm(join(folder, "coffee.yaml"));
  await write("koffie.yaml", source);
  expect(await version()).not.toBe(first);
});
