import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import {
  createRateLimits,
  type RateLimit,
  type RateLimitTables,
  type TooMany,
} from "../../../database/rate-limits.ts";
import { hashOf } from "../../../http/secrets.ts";
import type { SecurityLog } from "../../../http/security-log.ts";
import type { Site } from "../../../shared/site.ts";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import { declarationFields, type Declaration, type Receipt } from "../withdrawal-contract.ts";
import { storedUntil } from "../withdrawal-rules.ts";
import type { WithdrawalTables } from "./withdrawal-tables.ts";

/** Generous: many shoppers may share a network. The name is that of no other feature. */
export const withdrawalLimits = {
  withdrawals: { times: 100, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

export interface WithdrawalOptions {
  security: SecurityLog;
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** Declarations of withdrawal: stores them, and gives their receipts. */
export function createWithdrawals(
  database: Kysely<WithdrawalTables & RateLimitTables>,
  { security }: WithdrawalOptions,
) {
  const limits = createRateLimits(database, withdrawalLimits, (limit, whom) =>
    security("limitReached", { limit, whom }),
  );

  /**
   * Stores a declaration once, however often it is sent with the same key, which is a secret of its form. Gives the secret that
   * the receipt's address ends with. It is made from key and content: a declaration that was changed is another one.
   */
  async function receive(
    declaration: Declaration,
    key: string,
    { site, now, network }: Pick<Viewpoint, "now"> & { site: Site; network: string },
  ): Promise<{ secret: string } | TooMany> {
    const secret = hashOf(
      JSON.stringify([key, ...declarationFields.map((each) => declaration[each])]),
    );
    const outcome = await limits.attempt({ withdrawals: network }, now, async (attempt) => {
      const stored = await database
        .insertInto("withdrawal")
        .values({
          ...declaration,
          // Twelve digits, which do not say how many declarations there are.
          number: String(randomInt(100_000_000_000, 1_000_000_000_000)),
          receipt_hash: hashOf(secret),
          site: site.code,
          received_at: now,
          expires_at: storedUntil(now, site),
        })
        .onConflict((conflict) => conflict.column("receipt_hash").doNothing())
        .returning("number")
        .executeTakeFirst();
      if (!stored) await attempt.takeBack("withdrawals");
      return { secret };
    });
    // What was received before is so also when no more is taken.
    return "problem" in outcome && (await receiptOf(secret, site)) ? { secret } : outcome;
  }

  /** The receipt that belongs to a secret. */
  async function receiptOf(
    secret: string,
    { code }: Pick<Site, "code">,
  ): Promise<Receipt | undefined> {
    const found = await database
      .selectFrom("withdrawal")
      .select(["number", "received_at", ...declarationFields])
      .where("receipt_hash", "=", hashOf(secret))
      .where("site", "=", code)
      .executeTakeFirst();
    if (!found) return undefined;
    const { number, received_at: receivedAt, ...declaration } = found;
    return { number, receivedAt, declaration };
  }

  return {
    receive,
    receiptOf,
    deleteExpired: (now: Date) =>
      database.deleteFrom("withdrawal").where("expires_at", "<=", now).execute(),
  };
}
