import { expect, test } from "vitest";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { shopFiles } from "../../tests/support/content-files.ts";
import { withoutMistakes } from "../../tests/support/without-mistakes.ts";
import { shopPictures } from "../../tests/support/shop-pictures.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { withGroups } from "../own/content/attribute-groups.ts";
import { readCatalogue } from "../own/content/read-catalogue.ts";
import { attributeWords, describeAttributes, energyClassOf } from "./attributes.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { textIn } from "../../platform/shared/texts/words.ts";

const { vocabulary, products } = await withoutMistakes(async (mistakes) =>
  readCatalogue(await shopFiles("catalogue"), await shopPictures(), shopSites, mistakes),
);
const definitions = new Map(Object.entries(vocabulary.attributes));
const product = (id: number) => products.find((each) => each.id === id)!;

test("a product's attributes are words that shoppers search for, in each language", () => {
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

test("what is no country's code is shown and found as it was written", () => {
  const origin = ["Hawaii", "ET"];
  expect(said("DE", { origin })).toEqual(["Herkunft: Hawaii, Äthiopien"]);
  expect(attributeWords({ origin }, definitions, "de")).toEqual(["Hawaii", "Äthiopien"]);
});

test("attributes that only search and filters need are not on the product's page", () => {
  const attributes = withGroups(product(104101), vocabulary);
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(["materials", "colours"]));
  const yesNo = { yes: "ja", no: "nein" };
  const shown = describeAttributes(attributes, definitions, allSites.DE.site, yesNo);
  const labels = shown.map(({ label }) => label);
  expect(labels.filter((label) => label === "Material" || label === "Farbe")).toHaveLength(2);
});

test("the energy class of a lamp is known where its attribute is shown, and other products have none", () => {
  const lamp = product(103141).attributes!;
  const classOf = (attributes: Record<string, unknown>, energyClass = definitions) =>
    energyClassOf(attributes, energyClass, allSites.DE.site);
  expect(classOf(lamp)).toBe("F");
  expect(classOf({ "energy-class": "A+++" })).toBe(null);
  expect(classOf(product(100101).attributes!)).toBe(null);
  const elsewhere = { ...definitions.get("energy-class")!, markets: ["TR" as const] };
  expect(classOf(lamp, new Map([["energy-class", elsewhere]]))).toBe(null);
});

test("roast, intensity and acidity of every coffee are steps of a bar", () => {
  const coffees = products.filter(({ kind }) => kind === "coffee");
  expect(coffees.length).toBeGreaterThan(30);
  for (const { attributes } of coffees) {
    const yesNo = { yes: "ja", no: "nein" };
    const shown = describeAttributes(attributes!, definitions, allSites.DE.site, yesNo);
    const bars = shown.filter(({ scale }) => scale).map(({ label }) => label);
    expect(bars).toEqual(["Röstung", "Intensität", "Säure"]);
  }
});

/** Returns the attributes as the product page shows them: "Garantie: 3 Jahre". */
const said = (code: SiteCode, attributes: Record<string, unknown>) =>
  describeAttributes(attributes, definitions, valueAt(allSites, code).site, {
    yes: "yes",
    no: "no",
  }).map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));

test.each([
  ["DE", ["Garantie: 1 Jahr", "Garantie: 3 Jahre", "Garantie: 5 Jahre"]],
  ["CH_FR", ["Garantie: 1 an", "Garantie: 3 ans", "Garantie: 5 ans"]],
  ["PL", ["Gwarancja: 1 rok", "Gwarancja: 3 lata", "Gwarancja: 5 lat"]],
  ["CZ", ["Záruka: 1 rok", "Záruka: 3 roky", "Záruka: 5 let"]],
  ["HU", ["Jótállás: 1 év", "Jótállás: 3 év", "Jótállás: 5 év"]],
  ["SK", ["Záruka: 1 rok", "Záruka: 3 roky", "Záruka: 5 rokov"]],
  ["TR", ["Garanti: 1 yıl", "Garanti: 3 yıl", "Garanti: 5 yıl"]],
] as const)("years are written as the language of %s counts", (code, years) => {
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
] as const)("an age and a time are written as the language of %s counts", (code, age, time) => {
  expect(said(code, { "age-from": 1.5, "burning-time": 40 })).toEqual([time, age]);
});

test("a set of one piece and of several is written as the language counts", () => {
  expect([1, 2].flatMap((pieces) => said("CH_FR", { pieces }))).toEqual([
    "Quantité: 1 pièce",
    "Quantité: 2 pièces",
  ]);
});

test("the unit of an attribute stands behind its number", () => {
  expect(said("DE", { power: 1450 })).toEqual(["Leistung: 1.450 W"]);
});

test.each(siteCodes)(
  "no label of an attribute on %s has the unit of its value in brackets",
  (code) => {
    const labels = [...definitions.values()].map(({ label }) => textIn(label, allSites[code].site));
    expect(labels.filter((label) => /[()[\]]/.test(label))).toEqual([]);
  },
);

test.each<[SiteCode, string]>([
  ["DE", "DE-ÖKO-555"],
  ["AT", "DE-ÖKO-555"],
  ["CH", "CH-BIO-555"],
  ["CH_FR", "CH-BIO-555"],
  ["TR", "TR-OT-555"],
])("an organic coffee in %s has the body of its country that controls it: %s", (code, body) => {
  const { site, texts } = valueAt(allSites, code);
  const { attributes = {} } = product(100104);
  const values = describeAttributes(attributes, definitions, site, texts.catalogue).map(
    ({ value }) => value,
  );
  expect(values.filter((value) => /^(DE-ÖKO|CH-BIO|TR-OT)-/.test(value))).toEqual([body]);
});
