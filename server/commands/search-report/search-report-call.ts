import Type from "typebox";
import { printedReport } from "../../../border/search/server/printed-report.ts";
import { readSearchReport, reportedDays } from "../../../border/search/server/search-report.ts";
import { createSearchFeed } from "../../../engines/projection/search-feed.ts";
import { sitesOf } from "../../../platform/shared/sites/site-set.ts";
import { shopCall, type CalledShop } from "../shop-call.ts";
import { checkWasStarted } from "../started-shop.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

/** Answers with the report as text. */
export const searchReportCall = shopCall()({
  name: "search:report",
  needs: [],
  request: Type.Object({}),
  answer: Type.Object({ text: Type.String() }),
  async run(_request, shop) {
    await checkWasStarted(shop);
    return { text: await searchReport(shop) };
  },
});

/**
 * Reports searches without results, without clicks, or with clicks on products far down the list, for the shop's team.
 */
async function searchReport({ database: { sql }, sites }: CalledShop): Promise<string> {
  const feed = createSearchFeed(sql, sitesOf({ sites }));
  const [categories, types] = await Promise.all([feed.categoryNames(), feed.typeNames()]);
  const report = await readSearchReport(sql, new Date(), (code) => {
    const { language } = valueAt(sites, code).site;
    const names = [categories.get(language)?.values(), types.get(language)?.values()];
    return [...new Set(names.flatMap((each) => [...(each ?? [])]).flat(2))];
  });
  const title = `Searches of the last ${reportedDays} days, by three visitors or more on one day`;
  return `${title}\n${report.size > 0 ? printedReport(report) : "\nThere are none yet."}`;
}
