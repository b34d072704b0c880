import type { Language, Market } from "../platform/shared/sites/site.ts";
import type { LocalizedText } from "../platform/shared/texts/words.ts";

/** A product as the catalogue provides it to the search. */
export interface SearchProduct {
  /** Its public number. */
  number: number;
  popularity: number;
  names: Partial<Record<Language, string>>;
  /** One sentence about it. */
  leads: Partial<Record<Language, string>>;
  /** The id of its type. */
  type: string | null;
  /** The ids of the types that it is an accessory for. */
  for: string[];
  /** Words of its attributes: "entkoffeiniert", "Äthiopien", "Bio". */
  attributes: Record<Language, string[]>;
  /** The labels of its variants. */
  labels: LocalizedText[];
  /** The id of its category. */
  category: string;
  /** Markets where it is sold. */
  markets: Market[];
}

/** Products that are different than at an earlier moment. */
export interface ProductChanges {
  products: SearchProduct[];
  /** Numbers of deleted products. */
  gone: number[];
}
