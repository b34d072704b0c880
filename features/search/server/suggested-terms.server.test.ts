import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteCode } from "../../../shared/site.ts";
import { fold } from "../../../shared/fold.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { suggestionsPath } from "../search-contract.ts";
import type { Suggestions } from "../search-schema.ts";
import { formsKey } from "./engine/word-forms.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const letters = "abcdefghijklmnopqrstuvwxyz";

/** All terms that a site suggests for two letters. */
async function termsOf(site: SiteCode): Promise<string[]> {
  const terms = new Set<string>();
  for (const first of letters)
    for (const second of letters) {
      const query = new URLSearchParams({ q: first + second, site, maxProducts: "0" });
      const answer = await shop.app.inject({ url: `${suggestionsPath}?${query}` });
      for (const { searchterm } of answer.json<Suggestions>().searchTerms) terms.add(searchterm);
    }
  return [...terms];
}

test.each<[SiteCode, { whole: string[]; cutOut: string[] }]>([
  [
    "DE",
    {
      whole: ["Kaffeemühlen", "Elektrische Kaffeemühle", "Ganze Bohne"],
      cutOut: ["Espresso Leise", "Leise", "Stunde", "ganze", "gemahlen", "Stück", "Verde"],
    },
  ],
  [
    "CH_FR",
    {
      whole: ["Moulins à café", "Café crème", "Robe en lin"],
      cutOut: ["Espresso Heure", "Heure", "calme", "grains", "filtre", "crème", "Machine"],
    },
  ],
  [
    "PL",
    {
      whole: ["Kawa w padach", "Lampa stołowa", "Wełniany płaszcz"],
      cutOut: ["kawowe", "Wełniany", "automatyczny", "Espresso Cicha", "bezkofeinowe", "biegania"],
    },
  ],
  [
    "CZ",
    {
      whole: ["Kávové pody", "Stolní lampa", "Vlněný kabát"],
      cutOut: ["Kávové", "Vlněný", "Automatický", "kofeinu", "Espresso Tichá", "zrnková"],
    },
  ],
  [
    "SK",
    {
      whole: ["Kávové pody", "Stolová lampa", "Vlnený kabát"],
      cutOut: ["Kávové", "Vlnený", "Automatický", "kofeínu", "Espresso Tichá", "zrnková"],
    },
  ],
  [
    "HU",
    {
      whole: ["Tejhabosítók", "koffeinmentes eszpresszó"],
      cutOut: ["Óra koffeinmentes", "koffeinmentes", "szemes", "filteres", "éjt pizsama", "Óra"],
    },
  ],
  [
    "TR",
    {
      whole: ["Kahve değirmenleri", "kafeinsiz espresso"],
      cutOut: ["Lambası", "Takımı", "pedi", "makinesi", "Saat kafeinsiz", "otomatik kahve"],
    },
  ],
])("on %s terms are whole, and each is suggested in one form", async (code, { whole, cutOut }) => {
  const terms = await termsOf(code);
  expect(terms).toEqual(expect.arrayContaining(whole));
  expect(terms.filter((term) => cutOut.some((part) => fold(part) === fold(term)))).toEqual([]);
  const { language } = allSites[code].site;
  const forms = Map.groupBy(terms, (term) => formsKey(term, language));
  expect([...forms.values()].filter((same) => same.length > 1)).toEqual([]);
});
