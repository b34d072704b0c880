import { sql, type Kysely, type QueryExecutorProvider, type Selectable } from "kysely";
import {
  createClaims,
  waitAfter,
  type ClaimedRow,
} from "../../../platform/database/claimed-rows.ts";
import type { AccountHooks, Job } from "../../../platform/http/slice.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { CustomerTables } from "./customer-tables.ts";

export interface FollowUpOptions {
  /** Returns the hooks of all slices. While it throws, changes wait. */
  hooks(): readonly AccountHooks[];
  /** Logs an error that does not end the work on other accounts. */
  onError(error: unknown, message: string): void;
  now(): Date;
}

/** Milliseconds between two searches for changes without follow-up, because a process ended or a hook failed. */
const searchEvery = 30_000;
/** Milliseconds for which a process owns a change: longer than its hooks may take. */
const claimedFor = 30_000;
/** Maximum changes that a process follows at a time. */
const batchSize = 50;

type Change = ClaimedRow & Omit<Selectable<CustomerTables["account_follow_up"]>, "problem">;

export type FollowUps = ReturnType<typeof createFollowUps>;

/**
 * Lets other slices follow changes of accounts: each change is stored with the account's own, and followed by one process at a time until
 * all have done so. A change waits for earlier ones of its account and of its addresses, which another account may have had.
 */
export function createFollowUps(
  database: Kysely<CustomerTables>,
  { hooks, onError, now }: FollowUpOptions,
) {
  const claims = createClaims<Change>(database, {
    table: "account_follow_up",
    columns: ["id", "customer_id", "site", "email", "new_email", "changed_at", "tries", "next_try"],
    key: "id",
    claimedFor,
    now,
  });
  const isFirst = sql`not exists (select from account_follow_up as earlier where earlier.id < due.id
    and (earlier.customer_id = due.customer_id or (earlier.site = due.site
      and array[earlier.email, earlier.new_email] && array[due.email, due.new_email])))`;

  /** Calls the hooks of every slice, even if one fails; then the change is followed again. */
  async function follow({ customer_id, site, email, new_email: to, changed_at: now }: Change) {
    const outcomes = await Promise.allSettled(
      hooks().map(async ({ onRemoved, onNewAddress }) =>
        to === null
          ? onRemoved?.({ id: String(customer_id), site, email, now })
          : onNewAddress?.({ site, from: email, to, now }),
      ),
    );
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
  }

  async function followOne(change: Change) {
    try {
      await follow(change);
      await database
        .deleteFrom("account_follow_up")
        .where("id", "=", change.id)
        .where("tries", "=", change.tries)
        .execute();
    } catch (error) {
      onError(error, `change of account ${change.customer_id} not followed`);
      const next = claims.later(waitAfter(change.tries, Math.random()));
      await claims.planNext({ id: change.id, tries: change.tries }, next, String(error));
    }
  }

  /** Follows the changes that are due, of one account or of all. The job repeats failed ones. */
  async function finish(customer?: number): Promise<void> {
    const one = customer === undefined ? sql`true` : sql`customer_id = ${customer}`;
    try {
      let changes: Change[];
      do {
        changes = await claims.claim(sql`${isFirst} and ${one}`, "id", batchSize);
        for (const change of changes) await followOne(change);
      } while (changes.length > 0);
    } catch (error) {
      onError(error, "changes of accounts not followed");
    }
  }

  return {
    finish,

    /** Stores a change, in the transaction that makes it. */
    async store(
      transaction: QueryExecutorProvider,
      customer: number,
      change: { site: SiteCode; email: string; newEmail?: string; now: Date },
    ): Promise<void> {
      const { site, email, newEmail = null, now: changedAt } = change;
      await sql`insert into account_follow_up (customer_id, site, email, new_email, changed_at, next_try)
        values (${customer}, ${site}, ${email}, ${newEmail}, ${changedAt}, ${changedAt})`.execute(
        transaction,
      );
    },

    jobs: [
      { name: "follow changes of accounts", every: searchEvery, run: () => finish() },
    ] satisfies Job[],
  };
}
