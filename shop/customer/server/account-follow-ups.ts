import { sql, type Kysely, type QueryExecutorProvider, type Selectable } from "kysely";
import type { Job } from "../../../platform/http/slice.ts";
import type { SiteCode } from "../../../platform/shared/site.ts";
import type { CustomerTables } from "./customer-tables.ts";

/**
 * Functions of other slices that follow a change of an account. Each may be called again for the same change, at any time, and then
 * leaves alone what has begun since `now`, the moment of the change: the address may have another account by then.
 */
export interface AccountFollowers {
  /** Ends what belongs to a removed account, and to its address. */
  onRemoved(owner: { id: string; site: SiteCode; email: string; now: Date }): Promise<void>;
  /** Moves what belongs to a customer's address to the new one. */
  onNewAddress(change: { site: SiteCode; from: string; to: string; now: Date }): Promise<void>;
}

export interface FollowUpOptions extends AccountFollowers {
  /** Logs an error that does not end the work on other accounts. */
  onError(error: unknown, message: string): void;
}

/** Milliseconds between two searches for changes that were not followed: a process ended, or what follows failed. */
const searchEvery = 30_000;

export type FollowUps = ReturnType<typeof createFollowUps>;

/** Lets other slices follow changes of accounts: each change is stored with the account's own, and followed until all have done so. */
export function createFollowUps(
  database: Kysely<CustomerTables>,
  { onRemoved, onNewAddress, onError }: FollowUpOptions,
) {
  const follow = (change: Selectable<CustomerTables["account_follow_up"]>) => {
    const { customer_id, site, email, new_email: to, changed_at: now } = change;
    return to === null
      ? onRemoved({ id: String(customer_id), site, email, now })
      : onNewAddress({ site, from: email, to, now });
  };

  /** Follows the changes of one account, or of all, in their order. */
  async function finish(customer?: number): Promise<void> {
    const changes = await database
      .selectFrom("account_follow_up")
      .selectAll()
      .$if(customer !== undefined, (query) => query.where("customer_id", "=", customer!))
      .orderBy("id")
      .execute();
    const failed = new Set<number>();
    for (const change of changes) {
      const { id, customer_id: account } = change;
      // Its address of now is what the change before it made of it.
      if (failed.has(account)) continue;
      try {
        await follow(change);
        await database.deleteFrom("account_follow_up").where("id", "=", id).execute();
      } catch (error) {
        failed.add(account);
        onError(error, `change of account ${account} not followed`);
      }
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
      const { site, email, newEmail = null, now } = change;
      await sql`insert into account_follow_up (customer_id, site, email, new_email, changed_at)
        values (${customer}, ${site}, ${email}, ${newEmail}, ${now})`.execute(transaction);
    },

    jobs: [
      { name: "follow changes of accounts", every: searchEvery, run: () => finish() },
    ] satisfies Job[],
  };
}
