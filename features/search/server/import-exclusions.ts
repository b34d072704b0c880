import type { Transaction } from "kysely";
import type { ContentPart } from "../../../database/content.ts";
import type { Site } from "../../../shared/site.ts";
import { readExclusions, type Exclusion } from "./read-exclusions.ts";
import type { SearchTables } from "./search-tables.ts";

/** What changes when other texts are never suggested. */
export const exclusionsName = "suggestions";

/** `content/search` in the database: texts that no site suggests. */
export function searchContent(sites: Site[]): ContentPart<Transaction<SearchTables>, Exclusion[]> {
  return {
    folder: "search",
    changes: exclusionsName,
    read: (folder) => readExclusions(folder, sites),
    async write(transaction, exclusions) {
      await transaction.deleteFrom("search_exclusion").execute();
      if (exclusions.length > 0)
        await transaction.insertInto("search_exclusion").values(exclusions).execute();
    },
  };
}
