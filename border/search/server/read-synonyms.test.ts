import { expect, test } from "vitest";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { languages } from "../../../shop/sites/site-codes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { readSynonyms } from "./read-synonyms.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";

const sites = [allSites.DE.site, allSites.AT.site, allSites.HU.site];

/** Returns the synonyms of German sites for these entries, by site and term. */
async function read(...entries: unknown[]) {
  const files = filesOf(
    Object.fromEntries(
      languages.map((language) => [`synonyms/${language}.yaml`, language === "de" ? entries : []]),
    ),
  );
  const rows = await withoutMistakes((mistakes) => readSynonyms(files, siteSet(sites), mistakes));
  return Object.fromEntries(
    rows.map(({ site, term, leads_to, replaces }) => [
      `${site} ${term}`,
      replaces ? { instead: leads_to } : leads_to,
    ]),
  );
}

test("two-way synonyms lead to each other on every site of the language", async () => {
  expect(await read({ same: ["Sahne", "Rahm", "Obers"] })).toEqual({
    "DE sahne": ["rahm", "obers"],
    "DE rahm": ["sahne", "obers"],
    "DE obers": ["sahne", "rahm"],
    "AT sahne": ["rahm", "obers"],
    "AT rahm": ["sahne", "obers"],
    "AT obers": ["sahne", "rahm"],
  });
});

test("one-way synonyms lead in one direction, only on the named sites", async () => {
  expect(await read({ sites: ["AT"], from: ["Häferl"], to: ["Becher", "große Tasse"] })).toEqual({
    "AT haferl": ["becher", "grosse tasse"],
  });
});

test("a replaced synonym is not searched for itself", async () => {
  expect(await read({ sites: ["DE"], replace: ["Kaffeekanne"], with: ["Kanne"] })).toEqual({
    "DE kaffeekanne": { instead: ["kanne"] },
  });
});

test("the shop's own synonyms are valid", async () => {
  const all = Object.values(allSites).map(({ site }) => site);
  const found = readSynonyms(await shopFiles("search"), shopSites, []);
  expect(new Set(found.map(({ site }) => site)).size).toBe(all.length);
});

const other = { same: ["Tasse", "Becher"] };
test.each([
  [
    "a term that leads to itself",
    { same: ["Mühle", "MUHLE"] },
    /de\.yaml:4: "Mühle" leads to itself, "MUHLE"; remove one/,
  ],
  [
    "the same meaning twice",
    { from: ["Pott"], to: ["Becher", "becher"] },
    /"becher" is there twice; remove one/,
  ],
  [
    "a term in two entries",
    { from: ["tasse"], to: ["Glas"] },
    /de\.yaml:4: "tasse" is there already for DE; write it once/,
  ],
  ["an entry of signs", { same: ["☕", "Kaffee"] }, /"☕" has no letter or digit; remove it/],
  ["an empty term", { same: ["", "Kaffee"] }, /de\.yaml:\d+: 1/],
  ["one term alone", { same: ["Kaffee"] }, /de\.yaml:\d+: 1/],
  [
    "a site of another language",
    { sites: ["HU"], same: ["a", "b"] },
    /de\.yaml:4: the site HU speaks another language; there are DE, AT/,
  ],
  ["an unknown site", { sites: ["XX"], same: ["a", "b"] }, /de\.yaml:\d+: 1/],
  ["an unknown key", { same: ["a", "b"], note: "x" }, /de\.yaml:\d+: 1/],
])("a synonym is refused with line and remedy: %s", async (_name, entry, message) => {
  await expect(read(other, entry)).rejects.toThrow(ContentError);
  await expect(read(other, entry)).rejects.toThrow(message);
});
