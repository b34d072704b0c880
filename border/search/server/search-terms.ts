import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { utcDay } from "../../../platform/shared/utc-day.ts";
import { tokens } from "./engine/words/tokens.ts";
import type { SearchTables } from "./search-tables.ts";
import { knownLanguage } from "./language/languages.ts";

/** Texts that the search box suggests: searches of shoppers, and seasonal terms of the shop's team. */
export interface SearchTerms {
  /** Changes when terms are added or removed or change their order. */
  version: string;
  /** Best first. */
  bySite: Map<SiteCode, SearchTerm[]>;
  /** Whether the site never suggests a term. */
  isExcluded(site: Pick<Site, "code" | "language">, term: string): boolean;
  /** The seasonal terms of all seasons, in the team's order. */
  seasonal: Map<SiteCode, SeasonalTerm[]>;
}

export interface SearchTerm {
  /** The most frequent spelling. */
  term: string;
  /** Number of visitors; recent days have a greater weight. */
  weight: number;
}

/** A term offered from a moment (inclusive) until another (exclusive), in milliseconds since 1970. */
export interface SeasonalTerm {
  term: string;
  from: number;
  until: number;
}

/**
 * A text that only few shoppers searched for is not shown to others. A shopper who returns on another day counts as a new
 * visitor, so some of the visitors must have searched on the same day, with the same spelling.
 */
export const fewestVisitors = 5;
export const fewestOnOneDay = 3;

/** Days after which a visitor's weight is halved. */
const halfLife = 14;
/** Days that are read; older visitors would have almost no weight. */
const lookBack = 90;
const maxTerms = 50_000;

/** Reads each site's terms: searched by enough visitors, with results on the last day, not excluded. */
export async function readSearchTerms(
  database: Kysely<SearchTables>,
  now: Date,
): Promise<SearchTerms> {
  const today = utcDay(now);
  const exclusions = await database
    .selectFrom("search_exclusion")
    .selectAll()
    .orderBy("site")
    .execute();
  const excluded = new Map(exclusions.map(({ site, pattern }) => [site, new RegExp(pattern)]));
  const isExcluded = (site: string, folded: string) => excluded.get(site)?.test(folded) ?? false;
  const { rows: searched } = await sql<SearchTerm & { site: SiteCode; folded: string }>`
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
      select site, folded, term, weight,
        row_number() over (partition by site order by weight desc, folded) as rank
      from wanted
    )
    select site, folded, term, weight from ranked where rank <= ${maxTerms} order by site, rank`.execute(
    database,
  );
  const rows = searched.filter(({ site, folded }) => !isExcluded(site, folded));
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
  version.update(JSON.stringify([seasons, exclusions]));
  return {
    version: version.digest("hex").slice(0, 12),
    bySite,
    isExcluded: ({ code, language }, term) =>
      isExcluded(code, tokens(term, knownLanguage(language)).join(" ")),
    seasonal,
  };
}
