import { languages, type Language, type Site } from "../../../shared/site.ts";
import { fold, inSite } from "../../../shared/words.ts";
import type { Suggestions } from "../suggestions-contract.ts";
import { SearchIndex, tokens } from "./search-index.ts";

/** A product as the catalogue gives it for the index, most popular first. */
export interface IndexedProduct {
  id: number;
  texts: Record<string, { name: string; slug: string; categories: string[] }>;
  markets: string[];
  picture: { id: string; version: string };
  dimensionKey: string | null;
}

/** Everything needed to answer, as it was at one moment. Built aside and put in place at once. */
interface Snapshot {
  version: string;
  products: Map<number, IndexedProduct>;
  indexes: Record<Language, SearchIndex>;
  /** Suggested words of a language with their folded form, most wanted first. */
  terms: Record<Language, { term: string; folded: string }[]>;
}

export type Search = ReturnType<typeof createSearch>;

/** Suggestions and search over all products. `rebuild` reads them anew; until then the old answers stand. */
export function createSearch(read: () => Promise<{ version: string; products: IndexedProduct[] }>) {
  let snapshot: Snapshot = build("empty", []);

  return {
    get version() {
      return snapshot.version;
    },

    async rebuild() {
      const { version, products } = await read();
      snapshot = build(version, products);
    },

    /** What to offer for a text that is being typed. */
    suggest(site: Site, text: string, maxSearchTerms: number, maxProducts: number): Suggestions {
      const { products, indexes, terms } = snapshot;
      const ids = indexes[site.language].search(text, site.market, maxProducts);
      return {
        products: ids.map((id) => {
          const product = products.get(id)!;
          const { name, slug } = product.texts[site.language]!;
          return {
            id: String(id),
            title: inSite(site, name),
            imageProductThumb: `/img/${product.picture.id}/${product.picture.version}/160.webp`,
            productViewUrl: `${slug}-p${id}.html`,
            webshopProductDimensionKey: product.dimensionKey ?? "",
          };
        }),
        searchTerms: matchingTerms(terms[site.language], text)
          .filter(({ term }) => indexes[site.language].search(term, site.market, 1).length > 0)
          .slice(0, maxSearchTerms)
          .map(({ term }) => ({ searchterm: inSite(site, term) })),
      };
    },

    /** Every product that a text means, best first. */
    find(site: Site, text: string): number[] {
      return snapshot.indexes[site.language].search(text, site.market);
    },
  };
}

function build(version: string, products: IndexedProduct[]): Snapshot {
  const of = <T>(make: (language: Language) => T) =>
    Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
      Language,
      T
    >;
  return {
    version,
    products: new Map(products.map((product) => [product.id, product])),
    indexes: of(
      (language) =>
        new SearchIndex(
          products.flatMap(({ id, texts, markets }) => {
            const text = texts[language];
            return text ? [{ id, name: text.name, categories: text.categories, markets }] : [];
          }),
        ),
    ),
    terms: of((language) => commonTerms(products, language)),
  };
}

/** Before anybody has searched: the categories, and words that name several products. */
function commonTerms(products: IndexedProduct[], language: Language) {
  const found = new Map<string, { term: string; folded: string; products: number }>();
  const count = (term: string, weight: number) => {
    const folded = fold(term);
    const known = found.get(folded);
    if (known) known.products += weight;
    else found.set(folded, { term, folded, products: weight });
  };
  for (const { texts } of products) {
    const text = texts[language];
    if (!text) continue;
    for (const category of text.categories) count(category, 2);
    for (const word of new Set(text.name.match(/\p{L}{4,}/gu))) count(word, 1);
  }
  return [...found.values()]
    .filter((candidate) => candidate.products > 1)
    .sort((a, b) => b.products - a.products);
}

function matchingTerms(terms: Snapshot["terms"][Language], text: string) {
  const folded = tokens(text).join(" ");
  if (!folded) return [];
  const begins = terms.filter((term) => term.folded.startsWith(folded));
  const inside = terms.filter(
    (term) => !term.folded.startsWith(folded) && ` ${term.folded}`.includes(` ${folded}`),
  );
  return [...begins, ...inside];
}
