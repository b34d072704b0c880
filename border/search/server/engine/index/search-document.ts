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

/** The fields of a document's words, the best first. The words of its name are stored separately. */
export const fields = [
  /** Words that each name its type on their own: "lampe", "stehlampe". */
  "type",
  /** The noun of a type's name of several words: "moulin" of "moulin à café". */
  "head",
  /** The other words of such a name: "café" of "moulin à café". */
  "modifier",
  /** Colours, materials, sizes, properties and the names of categories. */
  "attribute",
  /** Its purpose, or the thing that it belongs to: the machine that a filter is for. */
  "purpose",
  /** Mentioned in its description. */
  "mention",
] as const;

export type SearchField = (typeof fields)[number];
