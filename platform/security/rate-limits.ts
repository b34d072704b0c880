import { hash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { createGroupCommit } from "../database/group-commit.ts";
import { withoutWaiting } from "../database/without-waiting.ts";
import type { Share } from "./networks.ts";

export interface RateLimitTables {
  rate_limit: { subject: string; remaining: number; ends_at: Date };
}

/** The number of attempts allowed within a period, which starts with the first attempt. Further attempts are refused. */
export interface RateLimit {
  times: number;
  minutes: number;
}

/** The attempt is refused. The next one is allowed after `waitMinutes`. */
export interface TooMany {
  problem: "tooMany";
  waitMinutes: number;
}

/** Lets the work of an attempt correct what was counted. */
export interface Attempt<Name> {
  /** Removes this attempt from these limits. */
  refund(...names: Name[]): Promise<void>;
  /** Removes earlier attempts from this limit as well. In the limits of wider networks it removes this attempt only. */
  reset(name: Name): Promise<void>;
}

/**
 * One subject that an attempt counts for, or several from the narrowest to the widest: an address and the networks around it
 * (`sharesOf`).
 */
export type Counted = string | readonly [Share, ...Share[]];

/** A counter of one limit: an attempt takes a slot in it. */
interface Subject<Name> {
  name: Name;
  client: string;
  times: number;
}

/** An attempt, and the subjects that it counts for by their hashes. */
interface Asked<Name> {
  subjects: ReadonlyMap<string, Subject<Name>>;
  now: Date;
}

type TakenSlots = RateLimitTables["rate_limit"] & { slots: number };

interface Slot<Name> extends Subject<Name> {
  subject: string;
  /** Whether the attempt took the last slot of the period. */
  isLast: boolean;
  endsAt: Date;
}

/**
 * Rate limits, counted in the database for all processes. An attempt is counted before its work starts, so that parallel attempts
 * never exceed a limit; the work takes it back when it was no misuse. `onReached` is called when the last attempt of a period is
 * not taken back, so once for each period. Statements do not wait for the disk, which would take as long as everything else: a crash
 * loses the attempts of a fraction of a second.
 */
export function createRateLimits<Name extends string>(
  database: Kysely<RateLimitTables>,
  limits: Record<Name, RateLimit>,
  onReached: (name: Name, client: string) => void,
) {
  /**
   * Does the work, unless one of the named limits is reached. `counted` maps each limit to the subject that the attempt counts
   * for. An attempt whose work throws is not counted.
   */
  async function attempt<Outcome>(
    counted: Partial<Record<Name, Counted>>,
    now: Date,
    work: (own: Attempt<Name>) => Promise<Outcome>,
  ): Promise<Outcome | TooMany> {
    const subjects = subjectsOf(counted);
    const slots = await take({ subjects, now });
    if ("problem" in slots) return slots;
    const takenBack = new Set<Slot<Name>>();
    const refund = async (...names: Name[]) => {
      const own = slots.filter((slot) => names.includes(slot.name) && !takenBack.has(slot));
      for (const slot of own) takenBack.add(slot);
      for (const slot of own) await release(database, slot, 1);
    };
    try {
      const outcome = await work({
        refund,
        async reset(name) {
          const closest = slots.find((slot) => slot.name === name);
          if (!closest) return;
          takenBack.add(closest);
          const { subject } = closest;
          await database
            .deleteFrom("rate_limit")
            .where("subject", "=", subject)
            .where(withoutWaiting)
            .execute();
          await refund(name);
        },
      });
      for (const slot of slots)
        if (slot.isLast && !takenBack.has(slot)) onReached(slot.name, slot.client);
      return outcome;
    } catch (error) {
      // Throw the error of the work, even when removing the attempt fails as well.
      await refund(...slots.map(({ name }) => name)).catch(() => {});
      throw error;
    }
  }

  function subjectsOf(counted: Partial<Record<Name, Counted>>) {
    const subjects = new Map<string, Subject<Name>>();
    for (const name in counted) {
      const given: Counted = counted[name] ?? "";
      const shares = typeof given === "string" ? [{ client: given, factor: 1 }] : given;
      for (const { client, factor } of shares)
        subjects.set(subjectOf(name, client), { name, client, times: limits[name].times * factor });
    }
    return subjects;
  }

  // Attempts of all shoppers may count in a single row, which stays locked until the transaction ends. Batching lets the waiting
  // attempts share the next transaction.
  const attempts = createGroupCommit({ store: takeAll });

  /** Takes a slot in every limit, or in none. */
  async function take(asked: Asked<Name>): Promise<Slot<Name>[] | TooMany> {
    let slots = await attempts.add(asked);
    while (!slots) {
      const tooMany = await refusal(database, asked);
      if (tooMany) return tooMany;
      [slots] = await takeAll([asked]);
    }
    return slots;
  }

  /**
   * Takes the slots of each attempt in a single statement, so that no row stays locked during a round trip. A full limit is
   * detected without a lock, so a refused attempt delays no other. All statements lock rows in the same order, which prevents
   * deadlocks. The result is undefined for an attempt when one of its limits has fewer free slots than the group asks for.
   */
  async function takeAll(group: Asked<Name>[]): Promise<(Slot<Name>[] | undefined)[]> {
    const wanted = group.flatMap(({ subjects, now }, attempt) =>
      [...subjects].map(([subject, { name, times }]) => {
        const ends = new Date(now.getTime() + limits[name].minutes * 60_000);
        return { attempt, subject, times, ends };
      }),
    );
    const now = new Date(Math.max(...group.map((asked) => asked.now.getTime())));
    const { rows } = await sql<TakenSlots>`/* plan once */ with
      asked as materialized (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as asked (attempt integer, subject text, times integer, ends timestamptz) where ${withoutWaiting}),
      refused as (select attempt from asked join rate_limit using (subject)
        where remaining = 0 and ends_at > ${now}::timestamptz),
      wanted as (select subject, times, max(ends) as ends, count(*)::integer as slots from asked
        where attempt not in (select attempt from refused) group by subject, times),
      taken as (insert into rate_limit as kept (subject, remaining, ends_at)
        select subject, times - slots, ends from wanted where slots <= times order by subject
        on conflict (subject) do update set
          remaining = case when kept.ends_at <= ${now}::timestamptz then excluded.remaining
            else kept.remaining - (select slots from wanted where subject = kept.subject) end,
          ends_at = case when kept.ends_at <= ${now}::timestamptz then excluded.ends_at else kept.ends_at end
        where kept.ends_at <= ${now}::timestamptz
          or kept.remaining >= (select slots from wanted where subject = kept.subject)
        returning subject, remaining, ends_at)
      select subject, remaining, ends_at, slots from taken join wanted using (subject)`.execute(
      database,
    );
    const taken = new Map(rows.map((row) => [row.subject, row]));
    const outcomes = group.map(({ subjects }) => {
      if (![...subjects.keys()].every((subject) => taken.has(subject))) return undefined;
      return [...subjects].map(([subject, counted]): Slot<Name> => {
        const row = taken.get(subject)!;
        row.slots--;
        return {
          ...counted,
          subject,
          isLast: row.remaining + row.slots === 0,
          endsAt: row.ends_at,
        };
      });
    });
    for (const { subject, ends_at, slots } of rows)
      await release(database, { subject, endsAt: ends_at }, slots);
    return outcomes;
  }

  return { attempt };
}

/** Returns how long to wait when one of the limits is reached. */
async function refusal(
  database: Kysely<RateLimitTables>,
  { subjects, now }: Asked<string>,
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

/** Updates one row per statement, so that no statement holds a row while it waits for another. */
async function release(
  database: Kysely<RateLimitTables>,
  { subject, endsAt }: Pick<Slot<string>, "subject" | "endsAt">,
  slots: number,
): Promise<void> {
  if (slots === 0) return;
  await database
    .updateTable("rate_limit")
    .set({ remaining: sql`remaining + ${slots}` })
    .where("subject", "=", subject)
    // In a later period the slot no longer counts.
    .where("ends_at", "=", endsAt)
    .where(withoutWaiting)
    .execute();
}

/** Deletes periods that have ended, except those that an attempt is about to renew. */
export async function deleteEndedPeriods(
  database: Kysely<RateLimitTables>,
  now: Date,
): Promise<void> {
  await sql`delete from rate_limit where subject in
    (select subject from rate_limit where ends_at <= ${now} for update skip locked)`.execute(
    database,
  );
}

/** Returns the job of a process that deletes ended periods every minute. */
export const endedPeriodsJob = (database: Kysely<RateLimitTables>, now: () => Date) => ({
  name: "delete ended periods of rate limits",
  every: 60_000,
  run: () => deleteEndedPeriods(database, now()),
});

const subjectOf = (name: string, client: string) =>
  hash("sha256", `${name} ${client}`, "base64url");
