import type { CommunityOptions } from "./community-ports.ts";

/** Helpful votes of customers: one for each contribution, and none for their own. The database counts them. */
export function createVotes({ database }: Pick<CommunityOptions, "database">) {
  return {
    /** Casts a vote or takes it back. Idempotent. */
    async set(number: number, customerId: string, isHelpful: boolean, now: Date): Promise<void> {
      if (!isHelpful) {
        await database
          .deleteFrom("contribution_vote")
          .where("contribution", "=", number)
          .where("customer_id", "=", customerId)
          .execute();
        return;
      }
      await database
        .insertInto("contribution_vote")
        .columns(["contribution", "customer_id", "voted_at"])
        .expression((query) =>
          query
            .selectFrom("contribution")
            .select(["number", query.val(customerId).as("customer_id"), query.val(now).as("at")])
            .where("number", "=", number)
            .where("state", "=", "published")
            .where((row) =>
              row.or([row("customer_id", "is", null), row("customer_id", "!=", customerId)]),
            ),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Returns which of these contributions a customer finds helpful. */
    async of(customerId: string, numbers: number[]): Promise<ReadonlySet<number>> {
      if (numbers.length === 0) return new Set();
      const rows = await database
        .selectFrom("contribution_vote")
        .select("contribution")
        .where("customer_id", "=", customerId)
        .where("contribution", "in", numbers)
        .execute();
      return new Set(rows.map(({ contribution }) => contribution));
    },
  };
}
