import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { siteCodes, type SiteCode } from "../../../shared/site.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { describeAttributes } from "./attributes.ts";
import type { VocabularyContent } from "./content-schema.ts";

let vocabulary: VocabularyContent["attributes"];
beforeAll(async () => {
  const source = await readFile("content/catalogue/attributes.yaml", "utf8");
  vocabulary = (parse(source) as VocabularyContent).attributes;
});

/** The attributes as the product page shows them: "Garantie: 3 Jahre". */
const said = (code: SiteCode, attributes: Record<string, unknown>) =>
  describeAttributes(attributes, new Map(Object.entries(vocabulary)), allSites[code].site, {
    yes: "yes",
    no: "no",
  }).map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));

describe("a number is said as the language counts", () => {
  test.each([
    ["DE", ["Garantie: 1 Jahr", "Garantie: 3 Jahre", "Garantie: 5 Jahre"]],
    ["CH_FR", ["Garantie: 1 an", "Garantie: 3 ans", "Garantie: 5 ans"]],
    ["PL", ["Gwarancja: 1 rok", "Gwarancja: 3 lata", "Gwarancja: 5 lat"]],
    ["CZ", ["Záruka: 1 rok", "Záruka: 3 roky", "Záruka: 5 let"]],
    ["HU", ["Jótállás: 1 év", "Jótállás: 3 év", "Jótállás: 5 év"]],
    ["SK", ["Záruka: 1 rok", "Záruka: 3 roky", "Záruka: 5 rokov"]],
    ["TR", ["Garanti: 1 yıl", "Garanti: 3 yıl", "Garanti: 5 yıl"]],
  ] as const)("years in %s", (code, years) => {
    expect([1, 3, 5].flatMap((guarantee) => said(code, { guarantee }))).toEqual(years);
  });

  test.each([
    ["DE", "Alter: ab 1,5 Jahren", "Brenndauer: ca. 40 Stunden"],
    ["CH_FR", "Âge: dès 1,5 an", "Durée de combustion: env. 40 heures"],
    ["PL", "Wiek: od 1,5 roku", "Czas palenia: ok. 40 godzin"],
    ["CZ", "Věk: od 1,5 roku", "Doba hoření: cca 40 hodin"],
    ["HU", "Korosztály: 1,5 éves kortól", "Égési idő: kb. 40 óra"],
    ["SK", "Vek: od 1,5 roka", "Čas horenia: cca 40 hodín"],
    ["TR", "Yaş grubu: 1,5 yaş ve üzeri", "Yanma süresi: yaklaşık 40 saat"],
  ] as const)("an age and a time in %s", (code, age, time) => {
    expect(said(code, { "age-from": 1.5, "burning-time": 40 })).toEqual([time, age]);
  });

  test("a set of one and of several", () => {
    expect([1, 2].flatMap((pieces) => said("CH_FR", { pieces }))).toEqual([
      "Quantité: 1 pièce",
      "Quantité: 2 pièces",
    ]);
  });

  test("a unit stands behind its number", () => {
    expect(said("DE", { power: 1450 })).toEqual(["Leistung: 1.450 W"]);
  });
});

test.each(siteCodes)("%s: no label has the unit of its value in brackets", (code) => {
  const labels = Object.values(vocabulary).map(({ label }) => label[allSites[code].site.language]);
  expect(labels.filter((label) => /[()[\]]/.test(label))).toEqual([]);
});
