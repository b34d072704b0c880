import { sql, type Kysely, type Transaction } from "kysely";
import type { CustomerTables } from "./customer-tables.ts";
import { hashOf } from "./secrets.ts";

/** How often within how many minutes; the next attempt is refused. */
export const loginLimits = {
  /** Failures for one account from one network: nobody can lock others out of their accounts from afar. */
  accountFromNetwork: { times: 10, minutes: 15 },
  network: { times: 50, minutes: 15 },
  /** Failures for one account from all networks together, but for browsers that the customer has used. */
  account: { times: 100, minutes: 15 },
  /** Accounts that a network made. */
  newAccounts: { times: 10, minutes: 60 },
} as const;

type LimitName = keyof typeof loginLimits;

/** Whom an attempt counts against, by limit. */
export type Counted = Partial<Record<LimitName, string>>;

/** There is no attempt for a while. */
export interface TooMany {
  problem: "tooMany";
  waitMinutes: number;
}

/** What an attempt can still change of what it counts as. */
export interface Attempt {
  /** It counts no longer against these limits. */
  takeBack(...names: LimitName[]): Promise<void>;
  /** Nor do earlier ones. */
  forgive(name: LimitName): Promise<void>;
}

const longestWindow =
  Math.max(...Object.values(loginLimits).map(({ minutes }) => minutes)) * 60_000;

/**
 * Counts in the database, for all processes. An attempt is written down before its password is looked at, so that many at
 * once are counted as well; who succeeds takes it back.
 */
export function createLoginLimits(database: Kysely<CustomerTables>) {
  /** Does the work unless there were too many attempts. When the work throws it counts as nothing: nobody looked at the password. */
  async function attempt<Outcome>(
    counted: Counted,
    now: Date,
    work: (own: Attempt) => Promise<Outcome>,
  ): Promise<Outcome | TooMany> {
    const subjects = new Map(
      Object.entries(counted).map(([name, whom]) => [name as LimitName, hashOf(`${name} ${whom}`)]),
    );
    const begun = await database.transaction().execute((each) => begin(each, subjects, now));
    if ("problem" in begun) return begun;
    const takeBack = async (names: LimitName[]) => {
      const taken = names.map((name) => subjects.get(name));
      const ids = begun.own.flatMap(({ id, subject }) => (taken.includes(subject) ? id : []));
      if (ids.length > 0)
        await database.deleteFrom("login_failure").where("id", "in", ids).execute();
    };
    try {
      return await work({
        takeBack: (...names) => takeBack(names),
        forgive: async (name) => {
          const subject = subjects.get(name) ?? "";
          await database.deleteFrom("login_failure").where("subject", "=", subject).execute();
        },
      });
    } catch (error) {
      // What went wrong first is told, even when this goes wrong as well.
      await takeBack([...subjects.keys()]).catch(() => {});
      throw error;
    }
  }

  return {
    attempt,
    deleteExpired: (now: Date) =>
      database
        .deleteFrom("login_failure")
        .where("failed_at", "<", new Date(now.getTime() - longestWindow))
        .execute(),
  };
}

/** Writes an attempt down, or says how long there is none. Attempts with a subject in common do so one after the other. */
async function begin(
  transaction: Transaction<CustomerTables>,
  subjects: Map<LimitName, string>,
  now: Date,
): Promise<TooMany | { own: { id: number; subject: string }[] }> {
  // In the same order by everybody, or two would wait for each other.
  const hashes = [...subjects.values()].sort();
  for (const hash of hashes)
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
  const earlier = await transaction
    .selectFrom("login_failure")
    .select(["subject", "failed_at"])
    .where("subject", "in", hashes)
    .where("failed_at", ">", new Date(now.getTime() - longestWindow))
    .orderBy("failed_at", "desc")
    .execute();
  const freeAt = [...subjects].map(([name, hash]) => {
    // Counted from the newest: when this one is out of the window there is room again.
    const { times, minutes } = loginLimits[name];
    const last = earlier.filter(({ subject }) => subject === hash)[times - 1];
    return last ? last.failed_at.getTime() + minutes * 60_000 : -Infinity;
  });
  const wait = Math.max(...freeAt) - now.getTime();
  if (wait > 0) return { problem: "tooMany", waitMinutes: Math.ceil(wait / 60_000) };
  const own = await transaction
    .insertInto("login_failure")
    .values(hashes.map((subject) => ({ subject, failed_at: now })))
    .returning(["id", "subject"])
    .execute();
  return { own };
}
