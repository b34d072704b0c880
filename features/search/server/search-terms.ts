import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { SiteCode } from "../../../shared/site.ts";
import { dayOf } from "./query-log.ts";
import type { SearchTables } from "./search-tables.ts";

/** What people searched for, as the search suggests it to others. */
export interface SearchTerms {
  /** Another one when terms came, went or changed places. */
  version: string;
  /** Best first. */
  bySite: Map<SiteCode, SearchTerm[]>;
}

export interface SearchTerm {
  /** In the spelling that most used. */
  term: string;
  /** Visitors, each day counting less the longer it is ago. */
  weight: number;
}

/**
 * What only few searched for is not shown to others. Days know nothing of each other's visitors, so who comes back daily
 * is several: therefore some must have come on the same day, with the same spelling.
 */
const fewestVisitors = 5;
const fewestOnOneDay = 3;

/** Days after which a visitor counts half. */
const halfLife = 14;
/** After these days a visitor counts for nearly nothing. */
const lookBack = 90;
const mostTerms = 50_000;

/** Reads what each site suggests: searched by enough visitors, with products when it was searched last, not excluded. */
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
      -- Of spellings that are used alike the one with accents and small letters.
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
  const version = createHash("sha256");
  for (const { site, term } of rows) version.update(`${site} ${term}\n`);
  return { version: version.digest("hex").slice(0, 12), bySite };
}
