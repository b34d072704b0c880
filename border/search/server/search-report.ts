import { sql, type Kysely } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { utcDay } from "../../../platform/shared/utc-day.ts";
import type { SearchTables } from "./search-tables.ts";
import { fewestOnOneDay, fewestVisitors } from "./search-terms.ts";
import { spellingNeighbour } from "./spelling-neighbour.ts";

/** Searches that the shop's team may want to improve: each list begins with the text that most visitors searched for. */
export interface SearchReport {
  /** As typed; a correction may have found something. `meant` is a known text with nearly the same spelling. */
  withoutResults: (ReportedSearch & { meant: string | undefined })[];
  /** Results were found, and no visitor opened one. */
  withoutClicks: ReportedSearch[];
  /** At least half of the visitors who opened a result opened a late one. */
  withLateClicks: ReportedSearch[];
}

interface ReportedSearch {
  /** The most frequent spelling. */
  text: string;
  /** Visitors who searched for it, who opened a result, and who opened a late one; each counts once a day. */
  visitors: number;
  clicks: number;
  lateClicks: number;
}

/** Days that are reported, up to today. */
export const reportedDays = 28;

/**
 * Reports the searches of each site. Leaves out texts that few visitors searched for, because they may reveal something about a
 * person, and texts that the site excludes. `namesOf` returns names that the site's shoppers may have meant.
 */
export async function readSearchReport(
  database: Kysely<SearchTables>,
  now: Date,
  namesOf: (site: SiteCode) => string[],
): Promise<Map<SiteCode, SearchReport>> {
  const today = utcDay(now);
  const { rows } = await sql<ReportedSearch & { site: SiteCode; isFound: boolean }>`
    with searched as (
      select site, folded, sum(visitors)::integer as visitors, max(visitors) as on_one_day,
        (array_agg(spelling order by visitors desc, spelling collate "C" desc))[1] as text,
        max(day) filter (where found > 0) is not distinct from max(day) as "isFound"
      from search_count where day > ${today}::date - ${reportedDays}::int and day <= ${today}::date
      group by site, folded
    ), clicked as (
      select site, folded, sum(visitors)::integer as clicks, sum(late_visitors)::integer as late
      from search_click where day > ${today}::date - ${reportedDays}::int and day <= ${today}::date
      group by site, folded
    )
    select site, text, visitors, "isFound", coalesce(clicks, 0) as clicks, coalesce(late, 0) as "lateClicks"
    from searched left join clicked using (site, folded) left join search_exclusion using (site)
    where on_one_day >= ${fewestOnOneDay} and (pattern is null or folded !~ pattern)
    order by site, visitors desc, folded`.execute(database);
  return new Map(
    [...Map.groupBy(rows, ({ site }) => site)].map(([site, searches]) => {
      const found = searches.filter(({ isFound }) => isFound);
      const known = [...found.map(({ text }) => text), ...namesOf(site)];
      return [
        site,
        {
          withoutResults: searches
            .filter(({ isFound }) => !isFound)
            .map((search) => ({ ...search, meant: spellingNeighbour(search.text, known) })),
          withoutClicks: found.filter(
            ({ visitors, clicks }) => clicks === 0 && visitors >= fewestVisitors,
          ),
          withLateClicks: found.filter(
            ({ clicks, lateClicks }) => clicks > 0 && 2 * lateClicks >= clicks,
          ),
        },
      ];
    }),
  );
}
