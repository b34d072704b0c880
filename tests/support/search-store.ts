import type { ContentTables } from "../../platform/content/content-tables.ts";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { LoggedSearch } from "../../border/search/server/query-log.ts";
import type { SearchTables } from "../../border/search/server/search-tables.ts";
import { readMigrations } from "../../storefront/server/read-migrations.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { coffeeShop } from "../../server/shop.ts";
import { freshDatabase } from "./databases.ts";

/** Visitors' searches and the database that stores them, for tests of the query log. */

export const noon = new Date("2026-11-21T12:00:00Z");
export const daysBefore = (days: number) => new Date(noon.getTime() - days * 86_400_000);

/** A migrated database without content. */
export interface SearchStore {
  database: Database<SearchTables & ContentTables>;
  /** Deletes every stored search, click and exclusion. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openSearchStore(): Promise<SearchStore> {
  const fresh = await freshDatabase();
  const database = await openDatabase<SearchTables & ContentTables>({
    url: fresh.url,
    folder: "memory://",
    onError: console.error,
  });
  await migrate(database, await readMigrations(coffeeShop.migrations));
  return {
    database,
    async clear() {
      for (const table of [
        "search_count",
        "search_click",
        "search_visitor",
        "search_visitor_key",
      ] as const)
        await database.sql.deleteFrom(table).execute();
      await database.sql.deleteFrom("search_exclusion").execute();
    },
    async close() {
      await database.close();
      await fresh.drop();
    },
  };
}

const userAgent = "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0";

/** Returns a search at noon in the German shop, by the same visitor unless another network is named. */
export const searchBy = (
  text: string,
  given: Partial<LoggedSearch> & { network?: string } = {},
) => ({
  site: allSites.DE.site,
  text,
  found: 3,
  now: noon,
  visitor: { network: given.network ?? "192.0.2.1", userAgent },
  ...given,
});

/** Returns the same search by this many different visitors. */
export const searchesOf = (text: string, visitors: number, given: Partial<LoggedSearch> = {}) =>
  Array.from({ length: visitors }, (_, index) =>
    searchBy(text, { network: `192.0.2.${index + 1}`, ...given }),
  );

/** Returns the stored counts of searches, by day and spelling. */
export const searchCounts = (database: SearchStore["database"]) =>
  database.sql
    .selectFrom("search_count")
    .select(["day", "site", "folded", "spelling", "found", "visitors"])
    .orderBy("day")
    .orderBy("spelling")
    .execute();
