import type { SiteCode } from "../../../shared/site.ts";
import type { SearchReport } from "./search-report.ts";

/** The report as text for a terminal, a table for each list of a site. */
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

function table<Row>(head: string[], rows: Row[], cellsOf: (row: Row) => (string | number)[]) {
  if (rows.length === 0) return [];
  const lines = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, at) => Math.max(...lines.map((cells) => String(cells[at]).length)));
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, at) =>
        typeof cell === "number" ? String(cell).padStart(widths[at]!) : cell.padEnd(widths[at]!),
      )
      .join("  ")
      .trimEnd();
  return ["", ...lines.map((cells) => `  ${line(cells)}`)];
}
