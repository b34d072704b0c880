import { expect, test } from "vitest";
import { formsKey, spellingKey } from "./word-forms.ts";
import type { KnownLanguage } from "../../language/languages.ts";

test.each<[KnownLanguage, ...string[]]>([
  ["de", "Kaffeemühle", "kaffeemühlen"],
  ["de", "Kapsel", "Kapseln"],
  ["de", "Kleid", "Kleider"],
  ["de", "Kaffeepad", "Kaffeepads"],
  ["de", "Stein", "Steine"],
  ["en", "Tea", "teas"],
  ["en", "Tea leaf", "Tea leaves"],
  ["en", "Butter knife", "butter knives"],
  ["en", "Berry", "berries"],
  ["en", "Cookie", "cookies"],
  ["en", "Glass", "glasses"],
  ["en", "Dish", "dishes"],
  ["en", "Vase", "vases"],
  ["en", "Glove", "gloves"],
  ["en", "Tomato", "tomatoes"],
  ["en", "Tray", "trays"],
  ["en", "Beanie", "beanies"],
  ["en", "Kiwi", "kiwis"],
  ["en", "Lens", "lenses"],
  ["fr", "Machine à café", "Machines à café"],
  ["fr", "Manteau", "Manteaux"],
  ["pl", "Ekspres automatyczny", "Ekspresy automatyczne"],
  ["pl", "Kubek", "Kubki"],
  ["cs", "Mlýnek na kávu", "Mlýnky na kávu"],
  ["cs", "Hrnec", "Hrnce"],
  ["sk", "Mlynček", "Mlynčeky"],
  ["sk", "Hrniec", "Hrnce"],
  ["hu", "kávéfőző", "Kávéfőzők"],
  ["hu", "szék", "székek"],
  ["hu", "táska", "táskák"],
  ["tr", "makine", "makinesi", "makineler", "makineleri"],
  ["tr", "kutu", "kutusu"],
])("the forms of a word in %s are recognized: %s", (language, ...forms) => {
  expect(new Set(forms.map((form) => formsKey(form, language))).size).toBe(1);
});

test.each<[KnownLanguage, string, string]>([
  ["de", "Kaffee", "Kaffeemühle"],
  ["de", "Tasse", "Tasche"],
  ["en", "Tea", "Teapot"],
  ["en", "Cookie", "Cook"],
  ["en", "Brown", "Brownie"],
  ["en", "Bean", "Beanie"],
  ["en", "Gloss", "Glove"],
  ["fr", "Moulin", "Moulin à café"],
  ["pl", "Kosz", "Koszula"],
  ["cs", "Káva", "Kávovar"],
  ["hu", "kávé", "kávéfőző"],
  ["tr", "kahve", "kahve makinesi"],
])("in %s, %s and %s are different words", (language, one, other) => {
  expect(formsKey(one, language)).not.toBe(formsKey(other, language));
});

test.each([
  ["espresso", "espreso", "expresso", "eszpresszo", "ekspresso"],
  ["cappuccino", "capuccino", "kapucino", "capucino"],
  ["macchiato", "machiato", "makiato"],
  ["ristretto", "ristreto"],
  ["mahlstrom", "mahlstrohm", "malstrom", "mahlsztrom"],
])("the word %s is also spelled %s, %s", (...spellings) => {
  expect(new Set(spellings.map(spellingKey)).size).toBe(1);
});

test("short words and words with digits have no other spelling", () => {
  expect(["te", "v60x"].map(spellingKey)).toEqual(["", ""]);
});
