import { expect, test } from "vitest";
import { attributeWords, withGroups } from "../../shop/catalogue/server/attributes.ts";
import { readCatalogue } from "../../shop/catalogue/server/read-catalogue.ts";
import { pictureNames } from "../../shop/pictures/draw/draw.ts";
import { tokens } from "../../border/search/server/engine/tokens.ts";
import { readSynonyms } from "../../border/search/server/read-synonyms.ts";
import { languages } from "../../platform/shared/site.ts";
import { textIn } from "../../platform/shared/words.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { shopFiles } from "../support/content-files.ts";

const { categories, products, types, vocabulary } = readCatalogue(
  await shopFiles("catalogue"),
  pictureNames,
  [],
);
const definitions = new Map(Object.entries(vocabulary.attributes));
const sites = Object.values(allSites).map(({ site }) => site);
const synonyms = readSynonyms(await shopFiles("search"), sites, []);

test.each(languages)("each synonym in %s leads to words of the catalogue", (language) => {
  const texts = [
    ...categories.map(({ name }) => name[language]),
    ...types.flatMap(({ names }) => {
      const { name, plural = "", also = [], forms = [] } = names[language];
      return [name, plural, ...also, ...forms];
    }),
    ...products.flatMap((product) => [
      product.name[language],
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
  const own = new Set<string>(
    sites.filter((site) => site.language === language).map(({ code }) => code),
  );
  const isIn = (words: Set<string>) => (text: string) =>
    text.split(" ").every((word) => words.has(word));
  const lost = synonyms
    .filter(({ site }) => own.has(site))
    .filter(
      ({ term, leads_to, replaces }) =>
        ![term, ...leads_to].some(isIn(replaces ? mentioned : known)),
    );
  expect([...new Set(lost.map(({ term, leads_to }) => `${term}: ${leads_to.join(", ")}`))]).toEqual(
    [],
  );
});
