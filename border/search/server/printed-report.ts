import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { textTable } from "../../../platform/shared/texts/text-table.ts";
import type { SearchReport } from "./search-report.ts";

/** Formats the report as text for a terminal, with a table for each list of a site. */
export function printedReport(report: Map<SiteCode, SearchReport>): string {
  return [...report]
    .flatMap(([site, { withoutResults, withoutClicks, withLateClicks }]) => [
      `\n${site}`,
      ...table(["without results", "visitors", "spelled nearly so"], withoutResults, (search) => [
        search.text,
        search.visitors,
        search.meant ?? "",
      ]),
      ...table(["without clicks", "visitors"], withoutClicks, ({ text, visitors }) => [
        text,
        visitors,
      ]),
      ...table(["with late clicks", "visitors", "clicked", "late"], withLateClicks, (search) => [
        search.text,
        search.visitors,
        search.clicks,
        search.lateClicks,
      ]),
    ])
    .join("\n");
}

const table = <Row>(
  head: string[],
  rows: Row[],
  cellsOf: (row: Row) => (string | number)[],
): string[] => textTable(head, rows.map(cellsOf));
