import type { SearchField } from "./search-fields.ts";

/** A document of the index. Documents are added by popularity, the most popular first. */
export interface SearchDocument {
  /** A document without a name is not found. */
  name: string;
  /** Further words, by what they say about the document. */
  fields?: Partial<Record<SearchField, string[]>>;
  /** The kinds of thing that it is, the nearest first; when little is found, documents of the same kind are shown too. */
  kinds?: string[];
  /** The names of the category and its ancestors: attributes. */
  categories: string[];
  /** Bitmask of the markets that sell it. */
  markets: number;
}
