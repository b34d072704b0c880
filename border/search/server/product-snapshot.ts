import {
  createStoredIndex,
  type StoredIndexOptions,
} from "../../../platform/content/stored-index.ts";
import { mapValues } from "../../../platform/shared/objects.ts";
import type { Language } from "../../../platform/shared/sites/site.ts";
import { CatalogueTerms } from "./catalogue-terms.ts";
import type { IndexData } from "./engine/index/index-data.ts";
import { SearchIndex } from "./engine/search-index.ts";
import type { FullProductIndex } from "./product-index.ts";

/** An index of all products as it is stored. */
interface StoredProducts extends Pick<
  FullProductIndex,
  "cursor" | "builtAt" | "markets" | "numbers" | "popularity"
> {
  indexes: Record<Language, IndexData>;
  terms: CatalogueTerms["markets"];
}

/** Stores the index of all products for the next process of this machine. */
export function createProductSnapshot(options: Omit<StoredIndexOptions, "name">) {
  const stored = createStoredIndex<StoredProducts>({ ...options, name: "search-index" });

  return {
    /** Returns the stored index of a catalogue, if there is one. */
    async read(catalogue: string): Promise<FullProductIndex | undefined> {
      const found = await stored.read(catalogue);
      if (!found) return undefined;
      const { indexes, terms, ...more } = found;
      return {
        ...more,
        catalogue,
        indexes: mapValues(indexes, (data) => new SearchIndex(data)),
        terms: new CatalogueTerms(terms),
        hidden: new Set(),
      };
    },

    /** Stores an index. */
    write: ({
      catalogue,
      indexes,
      terms,
      cursor,
      builtAt,
      markets,
      numbers,
      popularity,
    }: FullProductIndex) =>
      stored.write(
        {
          cursor,
          builtAt,
          markets,
          numbers,
          popularity,
          indexes: mapValues(indexes, (index) => index.arrays),
          terms: terms.markets,
        },
        catalogue,
      ),
  };
}

export type ProductSnapshot = ReturnType<typeof createProductSnapshot>;
