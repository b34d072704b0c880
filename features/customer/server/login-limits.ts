import { isIPv6 } from "node:net";
import type { Kysely } from "kysely";
import type { CustomerTables } from "./customer-tables.ts";
import { hashOf } from "./secrets.ts";

/** Failed attempts within the window, after which the next is refused. */
export const loginLimits = { account: 10, network: 50, windowMinutes: 15 } as const;

const windowLength = loginLimits.windowMinutes * 60_000;

/** An attempt that may go on, or how long there is none. */
export type Attempt =
  | {
      isAllowed: true;
      succeeded(): Promise<void>;
      /** Nobody looked at the password: it counts as nothing. */
      withdraw(): Promise<void>;
    }
  | { isAllowed: false; waitMinutes: number };

/**
 * Counts failures in the database, for all processes. An attempt is written down before its password is looked at, so that
 * many at once are counted as well; success takes it back.
 */
export function createLoginLimits(database: Kysely<CustomerTables>) {
  async function attempt(account: string, ip: string, now: Date): Promise<Attempt> {
    const limits = new Map([
      [hashOf(`account ${account}`), loginLimits.account],
      [hashOf(`network ${networkOf(ip)}`), loginLimits.network],
    ]);
    const subjects = [...limits.keys()];
    const own = await database
      .insertInto("login_failure")
      .values(subjects.map((subject) => ({ subject, failed_at: now })))
      .returning("id")
      .execute();
    const ids = own.map(({ id }) => id);
    const earlier = await database
      .selectFrom("login_failure")
      .select(["subject", "failed_at"])
      .where("subject", "in", subjects)
      .where("failed_at", ">", new Date(now.getTime() - windowLength))
      .where("id", "<", Math.min(...ids))
      .orderBy("failed_at", "desc")
      .execute();
    const freeAt = [...limits].map(([subject, limit]) => {
      // Counted from the newest: when this one is out of the window there is room again.
      const failures = earlier.filter((failure) => failure.subject === subject);
      return (failures[limit - 1]?.failed_at.getTime() ?? -Infinity) + windowLength;
    });
    const wait = Math.max(...freeAt) - now.getTime();
    if (wait <= 0)
      return {
        isAllowed: true,
        succeeded: () => forget(subjects.slice(0, 1), ids),
        withdraw: () => forget([], ids),
      };
    await forget([], ids);
    return { isAllowed: false, waitMinutes: Math.ceil(wait / 60_000) };
  }

  /** Forgets all of some subjects, and single attempts. */
  async function forget(subjects: string[], ids: number[]) {
    await database
      .deleteFrom("login_failure")
      .where((row) =>
        row.or([
          row("id", "in", ids),
          ...(subjects.length > 0 ? [row("subject", "in", subjects)] : []),
        ]),
      )
      .execute();
  }

  return {
    attempt,
    deleteExpired: (now: Date) =>
      database
        .deleteFrom("login_failure")
        .where("failed_at", "<", new Date(now.getTime() - windowLength))
        .execute(),
  };
}

/** An address, or the /64 of an IPv6 address, which one household has. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  if (ip.startsWith("::ffff:")) return ip.slice("::ffff:".length);
  const [start = "", end = ""] = ip.split("::");
  const [head, tail] = [start.split(":"), end ? end.split(":") : []];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}
