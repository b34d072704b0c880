import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { SiteCode } from "../../../shared/site.ts";
import { dayOf } from "./query-log.ts";
import type { SearchTables } from "./search-tables.ts";

/** Texts that the search box suggests: what shoppers searched for, and what the shop's team offers in a season. */
export interface SearchTerms {
  /** Changes when terms are added or removed or change their order. */
  version: string;
  /** Best first. */
  bySite: Map<SiteCode, SearchTerm[]>;
  /** Of all seasons, in the team's order. */
  seasonal: Map<SiteCode, SeasonalTerm[]>;
}

export interface SearchTerm {
  /** The most frequent spelling. */
  term: string;
  /** Number of visitors, where recent days count more. */
  weight: number;
}

/** Offered from a moment on (inclusive) until another (exclusive), in milliseconds since 1970. */
export interface SeasonalTerm {
  term: string;
  from: number;
  until: number;
}

/**
 * A text that only few shoppers searched for is not shown to others. A shopper who returns on another day counts as a
 * new visitor, so some of the visitors must have searched on the same day, with the same spelling.
 */
export const fewestVisitors = 5;
export const fewestOnOneDay = 3;

/** Days after which a visitor's weight is halved. */
const halfLife = 14;
/** Days that are read; older visitors would weigh almost nothing. */
const lookBack = 90;
const mostTerms = 50_000;

/** Reads each site's terms: searched by enough visitors, with results on the last day, not excluded. */
export async function readSearchTerms(
  database: Kysely<SearchTables>,
  now: Date,
): Promise<SearchTerms> {
  const today = dayOf(now);
  const { rows } = await sql<SearchTerm & { site: SiteCode }>`
    with spelled as (
      select site, folded, spelling, sum(visitors) as visitors, max(visitors) as on_one_day,
        sum(visitors * power(0.5::float8, (${today}::date - day) / ${halfLife}::float8)) as weight,
        max(day) as searched, max(day) filter (where found > 0) as found
      from search_count
      where day > ${today}::date - ${lookBack}::int and day <= ${today}::date
      group by site, folded, spelling
    ), wanted as (
      -- Of equally frequent spellings, the one with accents and lower case.
      select site, folded, sum(weight) as weight,
        (array_agg(spelling order by visitors desc, spelling collate "C" desc))[1] as term
      from spelled group by site, folded
      having sum(visitors) >= ${fewestVisitors} and max(on_one_day) >= ${fewestOnOneDay}
        and max(found) = max(searched)
    ), ranked as (
      select site, term, weight,
        row_number() over (partition by site order by weight desc, folded) as rank
      from wanted left join search_exclusion using (site)
      where pattern is null or folded !~ pattern
    )
    select site, term, weight from ranked where rank <= ${mostTerms} order by site, rank`.execute(
    database,
  );
  const bySite = new Map(
    [...Map.groupBy(rows, ({ site }) => site)].map(([site, terms]) => [
      site,
      terms.map(({ term, weight }) => ({ term, weight })),
    ]),
  );
  const seasons = await database
    .selectFrom("seasonal_term")
    .selectAll()
    .orderBy("site")
    .orderBy("position")
    .execute();
  const seasonal = new Map(
    [...Map.groupBy(seasons, ({ site }) => site as SiteCode)].map(([site, terms]) => [
      site,
      terms.map(({ term, valid_from, valid_until }) => ({
        term,
        from: Number(valid_from),
        until: Number(valid_until),
      })),
    ]),
  );
  const version = createHash("sha256");
  for (const { site, term } of rows) version.update(`${site} ${term}\n`);
  version.update(JSON.stringify(seasons));
  return { version: version.digest("hex").slice(0, 12), bySite, seasonal };
}
