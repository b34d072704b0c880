import { expect, test } from "vitest";
import { withGroups } from "../../engines/own/content/attribute-groups.ts";
import { attributeWords } from "../../engines/projection/attributes.ts";
import { readCatalogue } from "../../engines/own/content/read-catalogue.ts";
import { shopPictures } from "../support/shop-pictures.ts";
import { tokens } from "../../border/search/server/engine/words/tokens.ts";
import { readSynonyms, type SynonymRow } from "../../border/search/server/read-synonyms.ts";
import { languages, type ShopLanguage } from "../../shop/sites/site-codes.ts";
import { textIn } from "../../platform/shared/texts/words.ts";
import { shopFiles } from "../support/content-files.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

const { categories, products, types, vocabulary } = readCatalogue(
  await shopFiles("catalogue"),
  await shopPictures(),
  shopSites,
  [],
);
const definitions = new Map(Object.entries(vocabulary.attributes));
const synonyms = readSynonyms(await shopFiles("search"), shopSites, []);

/** Returns words of the catalogue in a language: those that products are found by, and also those that descriptions mention. */
function catalogueWords(language: ShopLanguage) {
  const texts = [
    ...categories.map(({ name }) => valueAt(name, language)),
    ...types.flatMap(({ names }) => {
      const { name, plural = "", also = [], forms = [] } = valueAt(names, language);
      return [name, plural, ...also, ...forms];
    }),
    ...products.flatMap((product) => [
      valueAt(product.name, language),
      ...attributeWords(withGroups(product, vocabulary), definitions, language),
      ...product.articles.map(({ label = "" }) => textIn(label, { language })),
    ]),
  ];
  const known = new Set(texts.flatMap((text) => tokens(text, language)));
  // A term for a product that is not sold is replaced by a word that descriptions mention, so that only alternatives are found.
  const mentioned = new Set([
    ...known,
    ...products.flatMap(({ text, lead }) =>
      tokens(`${text[language]} ${lead[language]}`, language),
    ),
  ]);
  return { known, mentioned };
}

/** Returns synonyms that lead to no word of the catalogue. */
function lost(rows: SynonymRow[], { known, mentioned }: ReturnType<typeof catalogueWords>) {
  const isIn = (words: Set<string>) => (text: string) =>
    text.split(" ").every((word) => words.has(word));
  const without = rows.filter(
    ({ term, leads_to, replaces }) => ![term, ...leads_to].some(isIn(replaces ? mentioned : known)),
  );
  return [...new Set(without.map(({ term, leads_to }) => `${term}: ${leads_to.join(", ")}`))];
}

test.each(languages)("each synonym in %s leads to words of the catalogue", (language) => {
  const words = catalogueWords(language);
  const codes = shopSites.sites
    .filter((site) => site.language === language)
    .map(({ code }) => code);
  const own = synonyms.filter(({ site }) => codes.includes(site));
  const planted = { ...own[0]!, term: "qwxz", leads_to: ["zxwq"] };
  const replacing = { ...planted, term: "xqzw", replaces: true };
  expect(lost([planted, replacing], words)).toEqual(["qwxz: zxwq", "xqzw: zxwq"]);
  expect(lost(own, words)).toEqual([]);
});
