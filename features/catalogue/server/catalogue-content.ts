import type {
  CategoryContent,
  ProductContent,
  TypeContent,
  VocabularyContent,
} from "./content-schema.ts";

/** The content of content/catalogue: what has its form. */
export interface CatalogueContent {
  categories: CategoryContent[];
  types: TypeContent[];
  products: ProductContent[];
  vocabulary: VocabularyContent;
  /** Whether an entry that has not its form may have this name. */
  mayHave(name: string | number): boolean;
}

/** Names of motifs, palettes and settings that a product may use. */
export interface PictureNames {
  motifs: string[];
  palettes: string[];
  settings: string[];
}

/** Adds what is wrong with an entry, at the line of what stands at a path in it. */
export type EntryMistake = (
  entry: CategoryContent | TypeContent | ProductContent,
  what: string,
  ...path: string[]
) => void;
