import { suggestionsPath } from "../../border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { fold } from "../../../platform/shared/texts/fold.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { Suggestions } from "../search-schema.ts";
import { formsKey } from "./engine/words/word-forms.ts";
import { knownLanguage } from "./language/languages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Returns all terms that a site suggests for two letters. */
async function termsOf(site: SiteCode): Promise<string[]> {
  const terms = new Set<string>();
  for (const first of letters)
    for (const second of letters) {
      const query = new URLSearchParams({ q: first + second, site, maxProducts: "0" });
      const response = await shop.app.inject({ url: `${suggestionsPath}?${query}` });
      for (const { searchterm } of response.json<Suggestions>().searchTerms) terms.add(searchterm);
    }
  return [...terms];
}

test.each<[SiteCode, { whole: string[]; notThings: string[] }]>([
  [
    "DE",
    {
      whole: ["Handkaffeemühle", "Elektrische Kaffeemühle", "Caffè Crema", "Gemahlener Kaffee"],
      notThings: ["Espresso Leise", "Stunde", "ganze", "Stück", "Damen", "Mode", "Set", "Wohnen"],
    },
  ],
  [
    "CH_FR",
    {
      whole: ["Moulins à café", "Café moulu", "Robe", "Guirlande lumineuse"],
      notThings: ["Espresso Heure", "calme", "grains", "crème", "Femme", "Bébé", "Set"],
    },
  ],
  [
    "PL",
    {
      whole: ["Kawa w padach", "Lampa stołowa", "Kawa mielona", "Kurtka pikowana"],
      notThings: ["kawowe", "Wełniany", "automatyczny", "bezkofeinowe", "Kobiety", "Zestaw"],
    },
  ],
  [
    "CZ",
    {
      whole: ["Kávové pody", "Stolní lampa", "Mletá káva", "Prošívaná bunda"],
      notThings: ["Kávové", "Vlněný", "Automatický", "kofeinu", "Ženy", "Sada"],
    },
  ],
  [
    "SK",
    {
      whole: ["Kávové pody", "Stolová lampa", "Mletá káva", "Prešívaná bunda"],
      notThings: ["Kávové", "Vlnený", "Automatický", "kofeínu", "Ženy", "Súprava"],
    },
  ],
  [
    "HU",
    {
      whole: ["Tejhabosítók", "Őrölt kávé", "Asztali lámpa"],
      notThings: ["Óra koffeinmentes", "koffeinmentes", "szemes", "Óra", "Női", "Férfi"],
    },
  ],
  [
    "TR",
    {
      whole: ["Kahve değirmenleri", "Masa lambası", "Öğütülmüş kahve"],
      notThings: ["Lambası", "Takımı", "pedi", "makinesi", "Kadın", "Bebek"],
    },
  ],
])(
  "suggested terms on %s are whole things, and each is suggested in one form",
  async (code, { whole, notThings }) => {
    const terms = await termsOf(code);
    expect(terms).toEqual(expect.arrayContaining(whole));
    expect(terms.filter((term) => notThings.some((part) => fold(part) === fold(term)))).toEqual([]);
    const { language } = valueAt(allSites, code).site;
    expect(terms.filter((term) => /^\p{Ll}/u.test(term))).toEqual([]);
    const forms = Map.groupBy(terms, (term) => formsKey(term, knownLanguage(language)));
    expect([...forms.values()].filter((same) => same.length > 1)).toEqual([]);
  },
);
