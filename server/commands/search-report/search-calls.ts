import type { Kysely } from "kysely";
import Type from "typebox";
import { printedReport } from "../../../border/search/server/printed-report.ts";
import { readSearchReport, reportedDays } from "../../../border/search/server/search-report.ts";
import { createSearchFeed } from "../../../shop/catalogue/server/search-feed.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { Tables } from "../../slices.ts";
import type { Command } from "../command-socket.ts";

const Nothing = Type.Object({});
const PrintedReport = Type.Object({ text: Type.String() });

/** The request of `npm run search:report` to a running shop. */
export const searchReportCall = {
  name: "search:report",
  request: Nothing,
  answer: PrintedReport,
} satisfies Command<typeof Nothing, typeof PrintedReport>;

/**
 * Reports searches without results, without clicks, or with clicks on products far down the list, for the shop's team. Read-only.
 */
export async function printSearchReport(database: Kysely<Tables>): Promise<{ text: string }> {
  const feed = createSearchFeed(database);
  const [categories, types] = await Promise.all([feed.categoryNames(), feed.typeNames()]);
  const report = await readSearchReport(database, new Date(), (code) => {
    const { language } = allSites[code].site;
    const names = [categories.get(language)?.values(), types.get(language)?.values()];
    return [...new Set(names.flatMap((each) => [...(each ?? [])]).flat(2))];
  });
  const title = `Searches of the last ${reportedDays} days, by three visitors or more on one day`;
  return { text: `${title}\n${report.size > 0 ? printedReport(report) : "\nThere are none yet."}` };
}
