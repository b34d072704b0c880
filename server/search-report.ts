import { sql } from "kysely";
import { openDatabase } from "../database/database.ts";
import { createSearchFeed } from "../features/catalogue/server/search-feed.ts";
import { printedReport } from "../features/search/server/printed-report.ts";
import { readSearchReport, reportedDays } from "../features/search/server/search-report.ts";
import { allSites } from "../sites/all-sites.ts";
import { readConfig } from "./config.ts";
import type { Tables } from "./slices.ts";
import { explainStartError, UsageError } from "./start-error.ts";

/**
 * `npm run search:report`: which searches find nothing, are without clicks, or lead to products that stand late, for the shop's
 * team. It only reads. With DATABASE_URL beside shops that run; the embedded database belongs to one process, so its shop must be
 * stopped before.
 */
try {
  const { DATABASE_URL: url, DATA_DIR: folder } = readConfig(process.env);
  const database = await openDatabase<Tables>({ url, folder, onError: console.error });
  try {
    const tables = await sql<{ missing: boolean }>`
      select to_regclass('search_click') is null as missing`.execute(database.sql);
    if (tables.rows[0]?.missing)
      throw new UsageError("No shop has run on this database yet. Start it once with npm start.");
    const feed = createSearchFeed(database.sql);
    const [categories, types] = await Promise.all([feed.categoryNames(), feed.typeNames()]);
    const report = await readSearchReport(database.sql, new Date(), (code) => {
      const { language } = allSites[code].site;
      const names = [categories.get(language)?.values(), types.get(language)?.values()];
      return [...new Set(names.flatMap((each) => [...(each ?? [])]).flat(2))];
    });
    console.log(`Searches of the last ${reportedDays} days, by three visitors or more on one day`);
    console.log(report.size > 0 ? printedReport(report) : "\nThere are none yet.");
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explainStartError(error));
  process.exitCode = 1;
}
