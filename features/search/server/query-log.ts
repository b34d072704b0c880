import { createHmac, randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Site } from "../../../shared/site.ts";
import { loggedText, type LoggedText } from "./logged-text.ts";
import type { SearchTables } from "./search-tables.ts";

/** A search whose results somebody asked for. */
export interface LoggedSearch {
  site: Pick<Site, "code" | "language">;
  text: string;
  /** Products that the text led to. */
  found: number;
  visitor: {
    /** Address, or what stands for a household: it counts once a day for a text. */
    network: string;
    userAgent: string | undefined;
  };
  now: Date;
}

export interface QueryLogOptions {
  /** Told once until the database takes searches again. */
  onError(error: unknown): void;
  /** Milliseconds from a search to its counting. */
  flushAfter?: number;
}

export type QueryLog = ReturnType<typeof createQueryLog>;

interface Waiting extends LoggedText {
  day: string;
  site: string;
  found: number;
  network: string;
}

/** Of what comes at once, or while the database is away, no more is kept; what is beyond it does not count. */
const mostWaiting = 1_000;

/** Different searches of a network that count in an hour: a program that makes up texts fills no database. */
const mostOfNetwork = 100;
const mostNetworks = 10_000;

/** A text that few searched for may say something about them, and helps nobody for long. */
const keptDays = 400;
const keptDaysOfRare = 30;

/** How programs call themselves; Cubot makes telephones. */
const programs =
  /(?<!cu)bot|crawl|spider|slurp|headless|preview|monitor|curl|wget|python|java\/|http-client|okhttp|axios|node/i;

/**
 * Counts searches by day, site and text, without keeping who searched (decisions/009). `record` never waits and never
 * fails: searches are counted together a few seconds later, all processes count a visitor once.
 */
export function createQueryLog(
  database: Kysely<SearchTables>,
  { onError, flushAfter = 5_000 }: QueryLogOptions,
) {
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isFailing = false;
  let key: { day: string; key: Buffer } | undefined;
  const texts = new LRUCache<string, number>({ max: mostNetworks });
  let hour = "";

  /** Whether a network may count for one more text in this hour. */
  function mayCount(network: string, now: Date): boolean {
    const current = now.toISOString().slice(0, "2026-11-21T12".length);
    if (current !== hour) texts.clear();
    hour = current;
    const counted = texts.get(network) ?? 0;
    texts.set(network, counted + 1);
    return counted < mostOfNetwork;
  }

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = new Map();
    try {
      for (const [day, searches] of Map.groupBy(batch.values(), (search) => search.day)) {
        if (key?.day !== day) key = { day, key: await keyOf(database, day) };
        await count(database, day, searches, key.key);
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
      // Counting a visitor again changes nothing, so it does not matter how far this one came.
      waiting = new Map([...batch, ...waiting].slice(0, mostWaiting));
      schedule();
    }
  }

  /** One after the other. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  function schedule() {
    timer ??= setTimeout(() => void flush(), flushAfter).unref();
  }

  return {
    record({ site, text, found, visitor: { network, userAgent }, now }: LoggedSearch): void {
      if (!userAgent || programs.test(userAgent)) return;
      const logged = loggedText(text, site);
      if (!logged) return;
      const day = dayOf(now);
      const id = `${day} ${site.code} ${network} ${logged.folded}`;
      if (waiting.has(id) || waiting.size >= mostWaiting || !mayCount(network, now)) return;
      waiting.set(id, { ...logged, day, site: site.code, found, network });
      schedule();
    },

    flush,

    /** Counts what waits, the last time. */
    async close() {
      await flush();
      clearTimeout(timer);
    },

    /** Forgets whom the days before counted, rare texts after a month, and every count after a year. */
    async deleteExpired(now: Date) {
      const today = dayOf(now);
      if (key && key.day < today) key = undefined;
      for (const table of ["search_visitor", "search_visitor_key"] as const)
        await database.deleteFrom(table).where("day", "<", today).execute();
      await sql`delete from search_count where day < ${today}::date - ${keptDays}::int
        or visitors < 3 and day < ${today}::date - ${keptDaysOfRare}::int`.execute(database);
    },
  };
}

/** The day of a moment in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, "2026-11-21".length);

/** What a day's visitors are hashed with, the same for all processes. */
async function keyOf(database: Kysely<SearchTables>, day: string): Promise<Buffer> {
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

/** Counts each search whose visitor has not been counted for this text today, in one statement. */
async function count(
  database: Kysely<SearchTables>,
  day: string,
  searches: Waiting[],
  key: Buffer,
): Promise<void> {
  const rows = searches.map(({ site, folded, spelling, found, network }) => ({
    site,
    folded,
    spelling,
    found,
    token: createHmac("sha256", key)
      .update(JSON.stringify([site, folded, network]))
      .digest("hex")
      .slice(0, 32),
  }));
  // In the same order by all processes, or two would wait for each other.
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
