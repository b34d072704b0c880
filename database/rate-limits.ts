import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";

export interface RateLimitTables {
  rate_limit: { subject: string; remaining: number; ends_at: Date };
}

/** Attempts that are allowed within a period, which begins with the first of them; the next one is refused. */
export interface RateLimit {
  times: number;
  minutes: number;
}

/** The attempt is refused; the next one is allowed after `waitMinutes`. */
export interface TooMany {
  problem: "tooMany";
  waitMinutes: number;
}

/** How the work of an attempt corrects what was counted. */
export interface Attempt<Name> {
  /** Removes this attempt from these limits. */
  takeBack(...names: Name[]): Promise<void>;
  /** Removes earlier attempts from this limit, too. */
  forgive(name: Name): Promise<void>;
}

interface Place<Name> {
  name: Name;
  subject: string;
  /** Whether the attempt took the last place of the period. */
  isLast: boolean;
  endsAt: Date;
}

/**
 * Counts attempts in the database, for all processes. An attempt is counted before its work is done, so that parallel attempts
 * never pass a limit; the work takes it back when it was no misuse. `onReached` is called when an attempt that is not taken back
 * was the last of its period, thus once for each period.
 */
export function createRateLimits<Name extends string>(
  database: Kysely<RateLimitTables>,
  limits: Record<Name, RateLimit>,
  onReached: (name: Name, whom: string) => void,
) {
  /**
   * Does the work, unless one of the limits that are named is full. `counted` is whom the attempt counts for, by limit. An
   * attempt whose work throws is not counted.
   */
  async function attempt<Outcome>(
    counted: Partial<Record<Name, string>>,
    now: Date,
    work: (own: Attempt<Name>) => Promise<Outcome>,
  ): Promise<Outcome | TooMany> {
    const subjects = new Map<string, Name>();
    for (const name in counted) subjects.set(subjectOf(name, counted[name] ?? ""), name);
    const places = await take(subjects, now);
    if ("problem" in places) return places;
    const takenBack = new Set<Name>();
    const takeBack = async (...names: Name[]) => {
      const own = places.filter(({ name }) => names.includes(name) && !takenBack.has(name));
      for (const { name } of own) takenBack.add(name);
      await giveBack(database, own);
    };
    try {
      const outcome = await work({
        takeBack,
        async forgive(name) {
          takenBack.add(name);
          const subject = subjectOf(name, counted[name] ?? "");
          await database.deleteFrom("rate_limit").where("subject", "=", subject).execute();
        },
      });
      for (const { name, isLast } of places)
        if (isLast && !takenBack.has(name)) onReached(name, counted[name] ?? "");
      return outcome;
    } catch (error) {
      // The error of the work is thrown, even when the removal fails as well.
      await takeBack(...places.map(({ name }) => name)).catch(() => {});
      throw error;
    }
  }

  /**
   * Takes a place in every limit, or in none; by one statement, so that no row is locked while it is on its way. A limit that is
   * full is seen without a lock: who is refused delays no one.
   */
  async function take(
    subjects: ReadonlyMap<string, Name>,
    now: Date,
  ): Promise<Place<Name>[] | TooMany> {
    // All attempts lock in the same order, or two could deadlock.
    const inOrder = [...subjects.keys()].toSorted();
    const asked = inOrder.map((subject) => limits[subjects.get(subject)!]);
    const remaining = asked.map(({ times }) => times - 1);
    const ends = asked.map(({ minutes }) => new Date(now.getTime() + minutes * 60_000));
    const { rows: taken } = await sql<RateLimitTables["rate_limit"]>`/* plan once */
      insert into rate_limit (subject, remaining, ends_at)
        select subject, remaining, ends_at
        from unnest(${inOrder}::text[], ${remaining}::integer[], ${ends}::timestamptz[])
          with ordinality as asked (subject, remaining, ends_at, number)
        where not exists (select from rate_limit as other where other.subject = any(${inOrder}::text[])
          and other.remaining = 0 and other.ends_at > ${now}::timestamptz)
        order by number
      on conflict (subject) do update set
        remaining = case when rate_limit.ends_at <= ${now}::timestamptz
          then excluded.remaining else rate_limit.remaining - 1 end,
        ends_at = case when rate_limit.ends_at <= ${now}::timestamptz
          then excluded.ends_at else rate_limit.ends_at end
      where rate_limit.remaining > 0 or rate_limit.ends_at <= ${now}::timestamptz
      returning subject, remaining, ends_at`.execute(database);
    const places = taken.map(({ subject, remaining: left, ends_at }) => ({
      name: subjects.get(subject)!,
      subject,
      isLast: left === 0,
      endsAt: ends_at,
    }));
    if (places.length === subjects.size) return places;
    // Another attempt filled one of the limits meanwhile.
    await giveBack(database, places);
    return (await refusal(database, subjects, now)) ?? take(subjects, now);
  }

  return { attempt };
}

/** How long to wait when one of the limits is full. */
async function refusal(
  database: Kysely<RateLimitTables>,
  subjects: ReadonlyMap<string, string>,
  now: Date,
): Promise<TooMany | undefined> {
  const full = await database
    .selectFrom("rate_limit")
    .select("ends_at")
    .where("subject", "in", [...subjects.keys()])
    .where("remaining", "=", 0)
    .where("ends_at", ">", now)
    .orderBy("ends_at", "desc")
    .executeTakeFirst();
  if (!full) return undefined;
  const wait = full.ends_at.getTime() - now.getTime();
  return { problem: "tooMany", waitMinutes: Math.ceil(wait / 60_000) };
}

/** One row after the other, so that no statement holds one while it waits for another. */
async function giveBack(database: Kysely<RateLimitTables>, places: Place<string>[]): Promise<void> {
  for (const { subject, endsAt } of places)
    await database
      .updateTable("rate_limit")
      .set({ remaining: sql`remaining + 1` })
      .where("subject", "=", subject)
      // In a later period the place no longer counts.
      .where("ends_at", "=", endsAt)
      .execute();
}

/** Deletes periods that are over, except those that an attempt is about to renew. */
export async function deleteEndedPeriods(
  database: Kysely<RateLimitTables>,
  now: Date,
): Promise<void> {
  await sql`delete from rate_limit where subject in
    (select subject from rate_limit where ends_at <= ${now} for update skip locked)`.execute(
    database,
  );
}

const subjectOf = (name: string, whom: string) =>
  createHash("sha256").update(`${name} ${whom}`).digest("base64url");
