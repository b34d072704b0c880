import type { Transaction } from "kysely";
import type { ContentPart } from "../../../database/content.ts";
import type { Site } from "../../../shared/site.ts";
import { readExclusions, type Exclusion } from "./read-exclusions.ts";
import { readSeasonalTerms, type SeasonalRow } from "./read-seasonal-terms.ts";
import type { SearchTables } from "./search-tables.ts";

/** What changes when other texts are suggested. */
export const suggestionsName = "suggestions";

export interface SearchContent {
  exclusions: Exclusion[];
  seasonalTerms: SeasonalRow[];
}

/** `content/search` in the database: texts that no site suggests, and those that a site suggests in a season. */
export function searchContent(
  sites: Site[],
): ContentPart<Transaction<SearchTables>, SearchContent> {
  return {
    folder: "search",
    changes: suggestionsName,
    read: async (folder) => ({
      exclusions: await readExclusions(folder, sites),
      seasonalTerms: await readSeasonalTerms(folder),
    }),
    async write(transaction, { exclusions, seasonalTerms }) {
      await transaction.deleteFrom("search_exclusion").execute();
      if (exclusions.length > 0)
        await transaction.insertInto("search_exclusion").values(exclusions).execute();
      await transaction.deleteFrom("seasonal_term").execute();
      if (seasonalTerms.length > 0)
        await transaction.insertInto("seasonal_term").values(seasonalTerms).execute();
    },
  };
}
