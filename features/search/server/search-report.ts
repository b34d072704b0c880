import { sql, type Kysely } from "kysely";
import type { SiteCode } from "../../../shared/site.ts";
import type { SearchTables } from "./search-tables.ts";

export interface ReportPeriod {
  site: SiteCode;
  /** First and last day in UTC, as "2026-11-21". */
  from: string;
  until: string;
}

/** A text that was searched for, in the spelling that most used. */
export interface ReportedSearch {
  term: string;
  /** Whoever came on two days counts twice. */
  visitors: number;
}

const mostReported = 100;

/** For staff: what a site's visitors searched for most, and what they searched for most without finding a product. */
export async function searchReport(
  database: Kysely<SearchTables>,
  period: ReportPeriod,
): Promise<{ searched: ReportedSearch[]; notFound: ReportedSearch[] }> {
  const [searched, notFound] = [
    await mostSearched(database, period, sql`true`),
    await mostSearched(database, period, sql`found = 0`),
  ];
  return { searched, notFound };
}

async function mostSearched(
  database: Kysely<SearchTables>,
  { site, from, until }: ReportPeriod,
  condition: ReturnType<typeof sql>,
): Promise<ReportedSearch[]> {
  const { rows } = await sql<ReportedSearch>`
    select (array_agg(spelling order by visitors desc, spelling collate "C" desc))[1] as term,
      sum(visitors) as visitors
    from (
      select folded, spelling, sum(visitors)::int as visitors from search_count
      where site = ${site} and day between ${from}::date and ${until}::date and ${condition}
      group by folded, spelling
    ) as spelled
    group by folded order by 2 desc, folded limit ${mostReported}`.execute(database);
  return rows;
}
