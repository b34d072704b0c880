import type { Kysely } from "kysely";
import Type from "typebox";
import { printedReport } from "../../../border/search/server/printed-report.ts";
import { readSearchReport, reportedDays } from "../../../border/search/server/search-report.ts";
import { createSearchFeed } from "../../../engines/projection/search-feed.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { Tables } from "../../shop.ts";
import { UsageError } from "../../start-error.ts";
import { shopCall } from "../shop-call.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

/** Answers with the report as text. */
export const searchReportCall = shopCall({
  name: "search:report",
  request: Type.Object({}),
  answer: Type.Object({ text: Type.String() }),
  async run(_request, { database: { sql } }) {
    if (!(await sql.selectFrom("content_version").select("part").executeTakeFirst()))
      throw new UsageError("No shop has run on this database yet. Start it once with npm start.");
    return { text: await searchReport(sql) };
  },
});

/**
 * Reports searches without results, without clicks, or with clicks on products far down the list, for the shop's team.
 */
async function searchReport(database: Kysely<Tables>): Promise<string> {
  const feed = createSearchFeed(database, shopSites);
  const [categories, types] = await Promise.all([feed.categoryNames(), feed.typeNames()]);
  const report = await readSearchReport(database, new Date(), (code) => {
    const { language } = valueAt(allSites, code).site;
    const names = [categories.get(language)?.values(), types.get(language)?.values()];
    return [...new Set(names.flatMap((each) => [...(each ?? [])]).flat(2))];
  });
  const title = `Searches of the last ${reportedDays} days, by three visitors or more on one day`;
  return `${title}\n${report.size > 0 ? printedReport(report) : "\nThere are none yet."}`;
}
