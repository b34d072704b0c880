import { expect, test } from "vitest";
import { giftTexts } from "./gift-question.ts";
import type { KnownLanguage } from "./language/languages.ts";

test.each<[KnownLanguage, string, string[]]>([
  ["de", "was schenke ich meinem vater", ["geschenk"]],
  ["de", "weihnachtsgeschenke", ["geschenk"]],
  ["de", "was kaufen zum geburtstag", ["geschenk"]],
  ["de", "geschenk kaffee für oma", ["geschenk kaffee", "geschenk"]],
  ["en", "gift for dad", ["gift"]],
  ["en", "what shall i give my gran", ["gift"]],
  ["en", "what to buy mum for mother’s day", ["gift"]],
  ["en", "christmas present ideas tea", ["gift tea", "gift"]],
  ["fr", "idée cadeau naissance", ["cadeau"]],
  ["fr", "carte à offrir", ["carte cadeau", "cadeau"]],
  ["pl", "prezent dla taty", ["prezent"]],
  ["pl", "co kupić na urodziny", ["prezent"]],
  ["cs", "co koupit k narozeninám", ["darek"]],
  ["sk", "darček pre mamu", ["darcek"]],
  ["hu", "ajándék nagymamának", ["ajandek"]],
  ["hu", "mit vegyek karácsonyra", ["ajandek"]],
  ["tr", "anneme doğum günü hediyesi", ["hediye"]],
])("in %s, “%s” asks for a gift, for any recipient", (language, text, searched) => {
  expect(giftTexts(text, language)).toEqual(searched);
});

test.each<[KnownLanguage, string]>([
  ["de", "geschenk"],
  ["de", "kaffee für oma"],
  ["de", "geschenkkarte"],
  ["de", "kaufen"],
  ["de", "weihnachten"],
  ["en", "mate gift"],
  ["en", "watering can gift"],
])("in %s, “%s” is searched for as it is", (language, text) => {
  expect(giftTexts(text, language)).toBeUndefined();
});
