import { createHmac, randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Site } from "../../../shared/site.ts";
import { loggedText, type LoggedText } from "./logged-text.ts";
import type { SearchTables } from "./search-tables.ts";

/** A search whose results a shopper opened. */
export interface LoggedSearch {
  site: Pick<Site, "code" | "language">;
  text: string;
  /** How many products were found. */
  found: number;
  visitor: {
    /** IP address, or the prefix that a household shares: it counts once a day for each text. */
    network: string;
    userAgent: string | undefined;
  };
  now: Date;
}

export interface QueryLogOptions {
  /** Called once for an outage of the database, however many writes fail. */
  onError(error: unknown): void;
  /** Milliseconds from a search until it is written. */
  flushAfter?: number;
}

export type QueryLog = ReturnType<typeof createQueryLog>;

interface Waiting extends LoggedText {
  day: string;
  site: string;
  found: number;
  network: string;
}

/** Searches held in memory until they are written, also while the database is down; further ones are dropped. */
const mostWaiting = 1_000;

/** Different searches of a network that count in an hour, so that a program with random texts cannot fill the database. */
const mostOfNetwork = 100;
const mostNetworks = 10_000;

/** A text that few shoppers searched for may reveal something about them, so it is deleted sooner. */
const storedDays = 400;
const storedDaysIfRare = 30;

/** User agents of programs. Cubot is a brand of telephones. */
const programs =
  /(?<!cu)bot|crawl|spider|slurp|headless|preview|monitor|curl|wget|python|java\/|http-client|okhttp|axios|node/i;

/**
 * Counts searches by day, site and text without storing who searched (decisions/009). `record` never waits and never
 * fails: searches are written in batches a few seconds later. A visitor counts once across all processes.
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
      // The whole batch is retried: a visitor who was already counted is not counted again.
      waiting = new Map([...batch, ...waiting].slice(0, mostWaiting));
      schedule();
    }
  }

  /** Writes one batch after the other. */
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

    /** Writes the searches that are still waiting. */
    async close() {
      await flush();
      clearTimeout(timer);
    },

    /** Deletes visitors of earlier days, counts of rare texts after a month, and other counts after 400 days. */
    async deleteExpired(now: Date) {
      const today = dayOf(now);
      if (key && key.day < today) key = undefined;
      for (const table of ["search_visitor", "search_visitor_key"] as const)
        await database.deleteFrom(table).where("day", "<", today).execute();
      await sql`delete from search_count where day < ${today}::date - ${storedDays}::int
        or visitors < 3 and day < ${today}::date - ${storedDaysIfRare}::int`.execute(database);
    },
  };
}

/** The date in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, "2026-11-21".length);

/** The key that a day's visitors are hashed with, the same for all processes. */
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
