import type { Transaction } from "kysely";
import type { ContentPart } from "../../../platform/content/content.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";
import { readExclusions, type Exclusion } from "./read-exclusions.ts";
import { readSeasonalTerms, type SeasonalRow } from "./read-seasonal-terms.ts";
import { readSynonyms, type SynonymRow } from "./read-synonyms.ts";
import type { SearchTables } from "./search-tables.ts";

/** The content name that changes when other texts are suggested, or lead elsewhere. */
export const suggestionsName = "suggestions";

export interface SearchContent {
  exclusions: Exclusion[];
  seasonalTerms: SeasonalRow[];
  synonyms: SynonymRow[];
}

/** Imports `shop/content/search` into the database: texts that no site suggests, seasonal suggestions, synonyms. */
export function searchContent(
  sites: Site[],
): ContentPart<Transaction<SearchTables>, SearchContent> {
  const all = siteSet(sites);
  return {
    folder: "search",
    changes: suggestionsName,
    read: (files, { mistakes }) => ({
      exclusions: readExclusions(files, all, mistakes),
      seasonalTerms: readSeasonalTerms(files, all, mistakes),
      synonyms: readSynonyms(files, all, mistakes),
    }),
    async write(transaction, { exclusions, seasonalTerms, synonyms }) {
      await transaction.deleteFrom("search_exclusion").execute();
      if (exclusions.length > 0)
        await transaction.insertInto("search_exclusion").values(exclusions).execute();
      await transaction.deleteFrom("seasonal_term").execute();
      if (seasonalTerms.length > 0)
        await transaction.insertInto("seasonal_term").values(seasonalTerms).execute();
      await transaction.deleteFrom("search_synonym").execute();
      if (synonyms.length > 0)
        await transaction.insertInto("search_synonym").values(synonyms).execute();
    },
  };
}
