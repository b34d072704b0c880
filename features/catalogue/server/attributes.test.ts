import { expect, test } from "vitest";
import { allSites } from "../../../sites/all-sites.ts";
import { attributeWords, describeAttributes, withGroups } from "./attributes.ts";
import type { VocabularyContent } from "./content-schema.ts";
import { readContent } from "./read-content.ts";
import { pictureNames } from "../../pictures/draw/draw.ts";

const { vocabulary, products } = await readContent("content/catalogue", pictureNames);
const definitions = new Map(Object.entries(vocabulary.attributes));
const product = (id: number) => products.find((each) => each.id === id)!;

const blue = { attributes: { colour: ["navy"] }, articles: [{}, {}] };
const pots = { articles: [{ colour: "sage" }, { colour: "black" }] };

test.each<[string, Parameters<typeof withGroups>[0], string[] | undefined]>([
  ["its own", blue, ["blue"]],
  ["its articles'", pots, ["black", "green"]],
  ["none", { articles: [{}] }, undefined],
])("a product has the groups of colours: %s", (_name, content, colours) => {
  expect(withGroups(content, vocabulary).colours).toEqual(colours);
});

test("a product keeps its attributes beside the groups", () => {
  expect(withGroups(blue, vocabulary)).toEqual({ colour: ["navy"], colours: ["blue"] });
});

test("attributes are words that shoppers search for, in each language", () => {
  const decaf = product(100106).attributes!;
  expect(attributeWords(decaf, definitions, "de")).toContain("entkoffeiniert");
  expect(attributeWords(decaf, definitions, "cs")).toContain("bez kofeinu");
  const bottle = withGroups(product(105143), vocabulary);
  expect(attributeWords(bottle, definitions, "de")).toEqual(
    expect.arrayContaining(["Edelstahl", "grün", "750 ml"]),
  );
  expect(attributeWords(bottle, definitions, "tr")).toEqual(
    expect.arrayContaining(["paslanmaz çelik", "yeşil"]),
  );
});

test("what only search and filters need is not on the product's page", () => {
  const attributes = withGroups(product(104101), vocabulary);
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(["materials", "colours"]));
  const yesNo = { yes: "ja", no: "nein" };
  const shown = describeAttributes(attributes, definitions, allSites.DE.site, yesNo);
  const labels = shown.map(({ label }) => label);
  expect(labels.filter((label) => label === "Material" || label === "Farbe")).toHaveLength(2);
});

test("every colour of the vocabulary belongs to a group", () => {
  const { colour, colours } = vocabulary.attributes as Required<VocabularyContent>["attributes"];
  const grouped = new Set(Object.values(colours!.groups!.words).flat());
  expect(grouped).toEqual(new Set(Object.keys(colour!.words!)));
});
