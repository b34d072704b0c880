import type { FeedAttribute } from "../../commerce/product-feed.ts";
import type { Language, Market } from "../../platform/shared/sites/site.ts";
import type { Plural } from "../../platform/shared/texts/words.ts";

type InLanguages = Record<Language, string>;

/** The definition of an attribute, a dimension or a warning, as the table `attribute` stores it. */
export interface StoredAttribute extends Pick<
  FeedAttribute,
  "unit" | "facet" | "scale" | "shown" | "searched"
> {
  kind: FeedAttribute["kind"] | "dimension" | "warning";
  label: InLanguages;
  phrase?: Record<Language, string | Plural>;
  words?: Record<string, string | InLanguages>;
  markets?: Market[];
}
