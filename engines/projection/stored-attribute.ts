import type { Language, Market } from "../../platform/shared/site.ts";
import type { Plural } from "../../platform/shared/words.ts";

type InLanguages = Record<Language, string>;

/** The definition of an attribute, a dimension or a warning, as the table `attribute` stores it. */
export interface StoredAttribute {
  kind: "word" | "words" | "number" | "flag" | "countries" | "text" | "dimension" | "warning";
  label: InLanguages;
  /** Symbol of the unit, shown after a number. */
  unit?: string;
  /** Phrase for a number, or one for each plural category. */
  phrase?: Record<Language, string | Plural>;
  /** Makes the attribute a filter of lists. */
  facet?: {
    /** Its parameter in addresses, if it differs from the attribute's key. */
    name?: string;
    /** Ranges of a number: from and to, both included. */
    ranges?: [number, number][];
    /** Swatch colours of the words. */
    swatches?: Record<string, string>;
  };
  words?: Record<string, string | InLanguages>;
  /** False if the attribute serves search and filters only. */
  shown?: false;
  /** False if shoppers do not search for its values. */
  searched?: false;
  /** The countries that show it; all of them if missing. */
  markets?: Market[];
}
