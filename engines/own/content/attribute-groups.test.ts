import { expect, test } from "vitest";
import { shopPictures } from "../../../tests/support/shop-pictures.ts";
import { shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { withGroups } from "./attribute-groups.ts";
import type { VocabularyContent } from "./content-schema.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const { vocabulary } = await withoutMistakes(async (mistakes) =>
  readCatalogue(await shopFiles("catalogue"), await shopPictures(), shopSites, mistakes),
);

const blue = { attributes: { colour: ["navy"] }, articles: [{}, {}] };
const pots = { articles: [{ colour: "sage" }, { colour: "black" }] };

test.each<[string, Parameters<typeof withGroups>[0], string[] | undefined]>([
  ["its own", blue, ["blue"]],
  ["its articles'", pots, ["black", "green"]],
  ["none", { articles: [{}] }, undefined],
])("a product has the groups of colours: %s", (_name, content, colours) => {
  expect(withGroups(content, vocabulary).colours).toEqual(colours);
});

test("a product keeps its attributes beside the groups of colours", () => {
  expect(withGroups(blue, vocabulary)).toEqual({ colour: ["navy"], colours: ["blue"] });
});

test.each([
  [4, "mild"],
  [5, "balanced"],
  [8, "strong"],
])("a coffee of intensity %i is %s", (intensity, strength) => {
  const coffee = { attributes: { intensity }, articles: [] };
  expect(withGroups(coffee, vocabulary).strength).toEqual([strength]);
});

test("every colour of the vocabulary belongs to a group", () => {
  const { colour, colours } = vocabulary.attributes as Required<VocabularyContent>["attributes"];
  const grouped = new Set(Object.values(colours!.groups!.words).flat());
  expect(grouped).toEqual(new Set(Object.keys(colour!.words!)));
});
