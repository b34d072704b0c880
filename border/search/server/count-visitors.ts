import { createHmac, randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { LoggedText } from "./logged-text.ts";
import type { SearchTables } from "./search-tables.ts";

/** A text and the network that is counted for it, on a day (UTC). */
export interface CountedText extends LoggedText {
  day: string;
  site: string;
  network: string;
}

export interface CountedSearch extends CountedText {
  found: number;
}

export interface Click extends CountedText {
  isLate: boolean;
}

/** Returns the key for hashing a day's visitors, shared by all processes. */
export async function keyOf(database: Kysely<SearchTables>, day: string): Promise<Buffer> {
  await database
    .insertInto("search_visitor_key")
    .values({ day, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await database
    .selectFrom("search_visitor_key")
    .select("key")
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return key;
}

/** Counts each search whose visitor has not yet been counted for this text today, in one statement. */
export async function countSearches(
  database: Kysely<SearchTables>,
  day: string,
  searches: CountedSearch[],
  key: Buffer,
): Promise<void> {
  const rows = searches.map(({ site, folded, spelling, found, network }) => ({
    site,
    folded,
    spelling,
    found,
    token: token(key, site, folded, network),
  }));
  // All processes insert in the same order, or two could deadlock.
  await sql`
    with batch as (
      select site, folded, spelling, found, decode(token, 'hex') as token
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (site text, folded text, spelling text, found integer, token text)
    ), counted as (
      insert into search_visitor (day, token) select ${day}::date, token from batch order by token
      on conflict do nothing returning token
    )
    insert into search_count (day, site, folded, spelling, found, visitors)
    select ${day}::date, site, folded, spelling, max(found), count(*)
    from batch join counted using (token)
    group by site, folded, spelling order by site, folded, spelling
    on conflict (day, site, folded, spelling) do update
      set visitors = search_count.visitors + excluded.visitors, found = excluded.found`.execute(
    database,
  );
}

/**
 * Counts clicks on results in the same way, once for any position and once for a late one, for texts that were searched for
 * today.
 */
export async function countClicks(
  database: Kysely<SearchTables>,
  day: string,
  clicks: Click[],
  key: Buffer,
): Promise<void> {
  const row = ({ site, folded, network }: Click, late: boolean) => ({
    site,
    folded,
    late,
    token: token(key, late ? "late click" : "click", site, folded, network),
  });
  const rows = clicks.flatMap((click) =>
    click.isLate ? [row(click, false), row(click, true)] : [row(click, false)],
  );
  await sql`
    with batch as (
      select distinct site, folded, late, decode(token, 'hex') as token
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (site text, folded text, late boolean, token text)
      where exists (select from search_count as counted
        where counted.day = ${day}::date and counted.site = row.site and counted.folded = row.folded)
    ), counted as (
      insert into search_visitor (day, token) select ${day}::date, token from batch order by token
      on conflict do nothing returning token
    )
    insert into search_click (day, site, folded, visitors, late_visitors)
    select ${day}::date, site, folded, count(*) filter (where not late), count(*) filter (where late)
    from batch join counted using (token)
    group by site, folded order by site, folded
    on conflict (day, site, folded) do update
      set visitors = search_click.visitors + excluded.visitors,
        late_visitors = search_click.late_visitors + excluded.late_visitors`.execute(database);
}

/** Hashes a visitor: only someone who has the key and guesses every part can identify them. */
const token = (key: Buffer, ...parts: string[]) =>
  createHmac("sha256", key).update(JSON.stringify(parts)).digest("hex").slice(0, 32);
