import { sql, type Kysely } from "kysely";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { utcDay } from "../../../platform/shared/utc-day.ts";
import {
  countClicks,
  countSearches,
  keyOf,
  type Click,
  type CountedText,
  type CountedSearch,
} from "./count-visitors.ts";
import type { CountedVisitor } from "./counted-visitor.ts";
import { hourlyLimit } from "./hourly-limit.ts";
import { loggedText } from "./logged-text.ts";
import type { SearchTables } from "./search-tables.ts";

interface Logged {
  site: Pick<Site, "code" | "language">;
  text: string;
  visitor: CountedVisitor;
  now: Date;
}

/** A search whose results page a shopper opened. */
export interface LoggedSearch extends Logged {
  /** How many products were found. */
  found: number;
}

/** A shopper opened a product of the results. */
export interface LoggedClick extends Logged {
  /** Whether it stood below the positions that most shoppers look at. */
  isLate: boolean;
}

export interface QueryLogOptions {
  /** Called once for an outage of the database, not for each failed write. */
  onError(error: unknown): void;
  /** Milliseconds from a search until it is written. */
  flushAfter?: number;
}

export type QueryLog = ReturnType<typeof createQueryLog>;

/**
 * A click is written one flush later than a search of the same moment, because another process may have the search that it counts
 * for.
 */
interface Waiting {
  searches: Map<string, CountedSearch>;
  clicks: Map<string, Click>;
  dueClicks: Map<string, Click>;
}

const nothing = (): Waiting => ({ searches: new Map(), clicks: new Map(), dueClicks: new Map() });

/**
 * Maximum number of searches and of clicks held in memory until they are written, also during an outage of the database; further
 * ones are dropped.
 */
const maxWaiting = 1_000;

/** A text that few shoppers searched for may reveal something about them, so it is deleted sooner. */
const storedDays = 400;
const storedDaysIfRare = 30;

/** User agents of programs. Cubot is a brand of telephones. */
const programs =
  /(?<!cu)bot|crawl|spider|slurp|headless|preview|monitor|curl|wget|python|java\/|http-client|okhttp|axios|node/i;

/**
 * Counts searches by day, site and text without storing who searched (docs/decisions/009). `record` never waits and never
 * fails: searches are written in batches a few seconds later. A visitor counts once across all processes.
 */
export function createQueryLog(
  database: Kysely<SearchTables>,
  { onError, flushAfter = 5_000 }: QueryLogOptions,
) {
  let waiting = nothing();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isFailing = false;
  let key: { day: string; key: Buffer } | undefined;
  const maySearch = hourlyLimit();
  const mayClick = hourlyLimit();

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = { ...nothing(), dueClicks: batch.clicks };
    if (waiting.dueClicks.size > 0) schedule();
    try {
      for (const [day, searches] of byDay(batch.searches))
        await countSearches(database, day, searches, await keyOfDay(day));
      for (const [day, clicks] of byDay(batch.dueClicks))
        await countClicks(database, day, clicks, await keyOfDay(day));
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
      // The whole batch is retried, which is safe: a visitor counts only once.
      waiting = {
        searches: firstOf(batch.searches, waiting.searches),
        clicks: waiting.clicks,
        dueClicks: firstOf(batch.dueClicks, waiting.dueClicks),
      };
      schedule();
    }
  }

  async function keyOfDay(day: string): Promise<Buffer> {
    if (key?.day !== day) key = { day, key: await keyOf(database, day) };
    return key.key;
  }

  /** Writes batches in sequence. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  function schedule() {
    timer ??= setTimeout(() => void flush(), flushAfter).unref();
  }

  return {
    record(search: LoggedSearch): void {
      const { visitor, now, found } = search;
      const counted = countedText(search);
      if (!counted) return;
      const id = idOf(counted);
      if (waiting.searches.has(id) || waiting.searches.size >= maxWaiting) return;
      if (!maySearch(visitor.network, now)) return;
      waiting.searches.set(id, { ...counted, found });
      schedule();
    },

    /** Counts a click only for a text that a visitor searched for that day, so that a program cannot add texts by clicks. */
    recordClick(click: LoggedClick): void {
      const { visitor, now, isLate } = click;
      const counted = countedText(click);
      if (!counted) return;
      const id = `${idOf(counted)} ${isLate}`;
      if (waiting.clicks.has(id) || waiting.clicks.size >= maxWaiting) return;
      if (!mayClick(visitor.network, now)) return;
      waiting.clicks.set(id, { ...counted, isLate });
      schedule();
    },

    flush,

    /** Writes all pending searches and clicks. */
    async close() {
      await flush();
      await flush();
      clearTimeout(timer);
    },

    /** Deletes visitors of earlier days, counts of rare texts after a month, and other counts after 400 days. */
    async deleteExpired(now: Date) {
      const today = utcDay(now);
      if (key && key.day < today) key = undefined;
      for (const table of ["search_visitor", "search_visitor_key"] as const)
        await database.deleteFrom(table).where("day", "<", today).execute();
      await sql`delete from search_count where day < ${today}::date - ${storedDays}::int
        or visitors < 3 and day < ${today}::date - ${storedDaysIfRare}::int`.execute(database);
      await sql`delete from search_click as click where not exists (select from search_count as counted
        where counted.day = click.day and counted.site = click.site and counted.folded = click.folded)`.execute(
        database,
      );
    },
  };
}

/** Returns the countable part of a search or a click; undefined for programs and for texts that may be personal. */
function countedText({
  site,
  text,
  visitor: { network, userAgent },
  now,
}: Logged): CountedText | undefined {
  if (!userAgent || programs.test(userAgent)) return undefined;
  const logged = loggedText(text, site);
  return logged && { day: utcDay(now), site: site.code, network, ...logged };
}

/** The key that all spellings of a text share. */
const idOf = ({ day, site, network, folded }: CountedText) => `${day} ${site} ${network} ${folded}`;

const firstOf = <Entry>(...parts: Map<string, Entry>[]) =>
  new Map(parts.flatMap((part) => [...part]).slice(0, maxWaiting));

const byDay = <Entry extends CountedText>(all: Map<string, Entry>) =>
  Map.groupBy(all.values(), ({ day }) => day);
