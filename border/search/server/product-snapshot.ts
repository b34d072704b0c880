import { join } from "node:path";
import { readSnapshot, writeSnapshot } from "../../../platform/content/snapshot-file.ts";
import { inEveryLanguage, type Language } from "../../../platform/shared/site.ts";
import { CatalogueTerms } from "./catalogue-terms.ts";
import type { IndexData } from "./engine/index-data.ts";
import { SearchIndex } from "./engine/search-index.ts";
import type { FullProductIndex } from "./product-index.ts";

/** An index of all products as it is stored. */
interface StoredIndex<Mark> extends Pick<
  FullProductIndex<Mark>,
  "mark" | "builtAt" | "ids" | "popularity"
> {
  indexes: Record<Language, IndexData>;
  terms: CatalogueTerms["markets"];
}

export interface ProductSnapshotOptions {
  /** The folder of the file; without it nothing is stored. */
  folder: string | undefined;
  /** Changes with the code that builds the index. */
  code: string;
  onError(error: unknown, message: string): void;
}

/**
 * Stores the index of all products, so that the next process of this machine need not build it. A snapshot of another catalogue or
 * release is none, and neither is a damaged one.
 */
export function createProductSnapshot<Mark>({ folder, code, onError }: ProductSnapshotOptions) {
  const file = folder && join(folder, "search-index");
  // Node's version decides how letters are folded.
  const keyOf = (catalogue: string) => `${catalogue} ${code} ${process.version}`;

  return {
    /** Returns the stored index of a catalogue, if there is one. */
    async read(catalogue: string): Promise<FullProductIndex<Mark> | undefined> {
      if (!file) return undefined;
      try {
        const stored = await readSnapshot(file, keyOf(catalogue));
        if (!stored) return undefined;
        const { indexes, terms, ...more } = stored as StoredIndex<Mark>;
        return {
          ...more,
          catalogue,
          indexes: inEveryLanguage((language) => new SearchIndex(indexes[language])),
          terms: new CatalogueTerms(terms),
          hidden: new Set(),
        };
      } catch (error) {
        onError(error, "the search's index is built instead of read");
        return undefined;
      }
    },

    /** Stores an index. */
    async write({ catalogue, indexes, terms, ...more }: FullProductIndex<Mark>): Promise<void> {
      if (!file) return;
      const { mark, builtAt, ids, popularity } = more;
      const stored: StoredIndex<Mark> = {
        mark,
        builtAt,
        ids,
        popularity,
        indexes: inEveryLanguage((language) => indexes[language].arrays),
        terms: terms.markets,
      };
      await writeSnapshot(file, keyOf(catalogue), stored).catch((error: unknown) =>
        onError(error, "the search's index is not stored"),
      );
    },
  };
}

export type ProductSnapshot<Mark> = ReturnType<typeof createProductSnapshot<Mark>>;
