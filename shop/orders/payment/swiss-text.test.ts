import { expect, test } from "vitest";
import { isSwissText, swissStreet, swissText } from "./swiss-text.ts";

test.each([
  ["Anna D’Angelo", "Anna D'Angelo"],
  ["Müller–Meier", "Müller-Meier"],
  ["Hotel “Zum Bären”", 'Hotel "Zum Bären"'],
  ["Café «Étoile»", "Café «Étoile»"],
  ["Anna\u00a0Rossi\u202fAG", "Anna Rossi AG"],
  ["Zoe\u0308 Nguyễn", "Zoë Nguyen"],
  ["Ștefan Łuć €", "Ștefan Łuć €"],
  ["Ǆ ﬁ…", "DZ fi..."],
])("%j is written as %j on a QR-bill", (typed, written) => {
  expect(swissText(typed)).toBe(written);
  expect(isSwissText(written)).toBe(true);
});

test.each(["Дмитро", "小林", "علي"])("%s has no form on a QR-bill", (name) =>
  expect(isSwissText(swissText(name))).toBe(false),
);

test.each([
  ["Industriestrasse 8", "Industriestrasse", "8"],
  ["Rue du Rhône 12bis", "Rue du Rhône", "12bis"],
  ["Chemin des Fleurs 4 A", "Chemin des Fleurs", "4 A"],
  ["Strasse des 17. Juni 135/3", "Strasse des 17. Juni", "135/3"],
  ["Bahnhofstrasse", "Bahnhofstrasse", ""],
  ["12 rue de la Paix", "12 rue de la Paix", ""],
  ["", "", ""],
])("the line %j has the street %j and the house %j", (line, street, house) => {
  expect(swissStreet(line)).toEqual({ street, house });
});
