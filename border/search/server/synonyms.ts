import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { SearchTables } from "./search-tables.ts";

/** The synonyms of a searched term. */
export interface Synonym {
  /** Folded terms, their words separated by spaces: results of any of them match as well. */
  leadsTo: string[];
  /** Whether they replace the term, which would find something else. */
  replaces: boolean;
}

/** Synonyms of each site, by the folded term. */
export interface Synonyms {
  /** Changes with the synonyms. */
  version: string;
  bySite: Map<SiteCode, Map<string, Synonym>>;
}

export async function readStoredSynonyms(database: Kysely<SearchTables>): Promise<Synonyms> {
  const rows = await database
    .selectFrom("search_synonym")
    .selectAll()
    .orderBy("site")
    .orderBy("term")
    .execute();
  return {
    version: createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 12),
    bySite: new Map(
      [...Map.groupBy(rows, ({ site }) => site)].map(([site, own]) => [
        site,
        new Map(own.map(({ term, leads_to, replaces }) => [term, { leadsTo: leads_to, replaces }])),
      ]),
    ),
  };
}
