import { expect, test } from "vitest";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { readExclusions } from "./read-exclusions.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const sites = siteSet([allSites.DE.site, allSites.HU.site]);

const read = (...groups: unknown[]) => readList(filesOf({ "excluded.yaml": groups }));
const readList = (from: ContentFiles, all = sites) =>
  withoutMistakes((mistakes) => readExclusions(from, all, mistakes));

/** Whether a site excludes a folded text. */
async function excludes(group: object, text: string) {
  const [germany] = await read(group);
  return new RegExp(germany!.pattern).test(text);
}

test.each([
  [{ terms: ["Gratis Versand"] }, "gratis versand", true],
  [{ terms: ["gratis"] }, "gratis versand", false],
  [{ terms: ["versand"] }, "gratis versand", false],
  [{ words: ["Mühle"] }, "kleine muhle", true],
  [{ words: ["mühle"] }, "muhle klein", true],
  [{ words: ["mühle"] }, "kaffeemuhle", false],
  [{ words: ["mühle"] }, "muhlen", false],
  [{ words: ["mühle*"] }, "kleine muhlen", true],
  [{ words: ["mühle*"] }, "kaffeemuhlen", false],
  [{ words: ["tee"], terms: ["kanne"] }, "kanne", true],
])("a site's list with %j excludes the search %j: %j", async (group, text, expected) => {
  expect(await excludes(group, text)).toBe(expected);
});

test("a group of exclusions without sites applies to all sites, others to the named ones", async () => {
  expect(await read({ words: ["eins"] }, { sites: ["HU"], words: ["kettő"] })).toEqual([
    { site: "DE", pattern: "(^| )eins( |$)" },
    { site: "HU", pattern: "(^| )eins( |$)|(^| )ketto( |$)" },
  ]);
});

test("a site without excluded terms has no pattern", async () => {
  expect(await read()).toEqual([]);
});

test("the shop's own list of exclusions is valid", async () => {
  const found = await readList(await shopFiles("search"), shopSites);
  expect(found.map(({ site }) => site)).toEqual(shopSites.codes);
});

test.each([
  ["an entry of signs", { terms: ["☕"] }, /"☕" has no letter or digit; remove it/],
  ["two words as one", { words: ["zwei worte"] }, /"zwei worte" is more than one word/],
  ["an unknown site", { sites: ["XX"], words: ["x"] }, /excluded\.yaml: 0, sites|sites/],
  ["an unknown key", { word: ["x"] }, /there is no such key/],
])("an exclusion with %s is refused with the remedy", async (_name, group, message) => {
  await expect(read(group)).rejects.toThrow(ContentError);
  await expect(read(group)).rejects.toThrow(message);
});
