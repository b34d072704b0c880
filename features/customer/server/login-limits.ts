import { sql, type Kysely, type Transaction } from "kysely";
import type { CustomerTables } from "./customer-tables.ts";
import { hashOf } from "./secrets.ts";

/** Attempts that are allowed within a period; the next one is refused. */
export const loginLimits = {
  /** Failures for one account from one network, so that an attacker elsewhere cannot lock the customer out. */
  accountFromNetwork: { times: 10, minutes: 15 },
  network: { times: 50, minutes: 15 },
  /** Failures for one account from all networks together, except in browsers that the customer has used. */
  account: { times: 100, minutes: 15 },
  /** Accounts created from one network. */
  newAccounts: { times: 10, minutes: 60 },
} as const;

type LimitName = keyof typeof loginLimits;

/** The account or network that an attempt counts against, by limit. */
export type Counted = Partial<Record<LimitName, string>>;

/** The attempt is refused; the next one is allowed after `waitMinutes`. */
export interface TooMany {
  problem: "tooMany";
  waitMinutes: number;
}

/** How the work of an attempt corrects what was counted. */
export interface Attempt {
  /** Removes this attempt from these limits. */
  takeBack(...names: LimitName[]): Promise<void>;
  /** Removes earlier attempts from this limit, too. */
  forgive(name: LimitName): Promise<void>;
}

const longestWindow =
  Math.max(...Object.values(loginLimits).map(({ minutes }) => minutes)) * 60_000;

/**
 * Counts failures in the database, for all processes. An attempt is recorded before its password is checked, so that
 * parallel attempts count as well; a successful one is removed again.
 */
export function createLoginLimits(database: Kysely<CustomerTables>) {
  /** Does the work unless there were too many attempts. An attempt whose work throws is not counted. */
  async function attempt<Outcome>(
    counted: Counted,
    now: Date,
    work: (own: Attempt) => Promise<Outcome>,
  ): Promise<Outcome | TooMany> {
    const subjects = new Map(
      Object.entries(counted).map(([name, whom]) => [name as LimitName, hashOf(`${name} ${whom}`)]),
    );
    const recorded = await database.transaction().execute((each) => begin(each, subjects, now));
    if ("problem" in recorded) return recorded;
    const takeBack = async (names: LimitName[]) => {
      const taken = names.map((name) => subjects.get(name));
      const ids = recorded.own.flatMap(({ id, subject }) => (taken.includes(subject) ? id : []));
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
      // The error of the work is thrown, even when the removal fails as well.
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

/** Records an attempt, or returns how long to wait. Attempts that share a subject are recorded one after the other. */
async function begin(
  transaction: Transaction<CustomerTables>,
  subjects: Map<LimitName, string>,
  now: Date,
): Promise<TooMany | { own: { id: number; subject: string }[] }> {
  // All attempts lock in the same order, or two could deadlock.
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
    // The oldest attempt that fills the limit: once it leaves the window, another attempt is allowed.
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
