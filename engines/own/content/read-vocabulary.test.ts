import { describe, expect, test } from "vitest";
import {
  complaint,
  files,
  refusal,
  type Entry,
  useSmallCatalogue,
} from "../../../tests/support/small-catalogue.ts";
import type { VocabularyContent } from "./content-schema.ts";

useSmallCatalogue();

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
  files["attributes.yaml"] = vocabulary;
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
])("a mistake in a type names the line and the remedy: %s", async (_name, report, said) => {
  const message = await complaint("types.yaml", report);
  for (const part of said) expect(message).toMatch(part);
  expect(message).toContain("shop/content/README.md");
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
    files["attributes.yaml"] = {
      ...vocabulary,
      attributes: { ...vocabulary.attributes, caffeine },
    };
    expect(await refusal()).toMatch(message);
  },
);
