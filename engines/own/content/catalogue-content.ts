import type { PictureFiles } from "../../../platform/content/picture-files.ts";
import type {
  CategoryContent,
  ProductContent,
  TypeContent,
  VocabularyContent,
} from "./content-schema.ts";

/** The valid entries of shop/content/catalogue. */
export interface CatalogueContent {
  categories: CategoryContent[];
  types: TypeContent[];
  products: ProductContent[];
  vocabulary: VocabularyContent;
  pictures: PictureFiles;
  /** Reports whether an entry that does not match the schema may have this name. */
  mayHave(name: string | number): boolean;
}

/** Adds a mistake in an entry, at the line of the value at a path in it. */
export type EntryMistake = (
  entry: CategoryContent | TypeContent | ProductContent,
  what: string,
  ...path: string[]
) => void;
