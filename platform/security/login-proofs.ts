import type { Kysely } from "kysely";
import { normalCode } from "./codes.ts";
import { createKnownBrowsers } from "./known-browsers.ts";
import { createLoginCodes } from "./login-codes.ts";
import type { AccountColumn, LoginProofTables } from "./login-proof-tables.ts";
import type { RateLimit } from "./rate-limits.ts";
import { hashOf } from "./secrets.ts";

/**
 * Rate limits of failed logins with a proof, for one account. Failures elsewhere do not count here, nor those with a proof
 * elsewhere.
 */
export const proofLimits = {
  /** Failures in one known browser. */
  knownBrowser: { times: 10, minutes: 15 },
  /** Failures with one valid code. */
  loginCode: { times: 5, minutes: 30 },
} as const satisfies Record<string, RateLimit>;

/** Evidence that a login attempt comes from the owner of the account, besides the password. */
export interface LoginProof {
  /** The secret of a known browser. */
  browser?: string;
  /** A code as it was typed. */
  code?: string;
}

/**
 * Keeps accounts open to their owners while someone else tries passwords: in a browser in which the account has logged in, and
 * with a code. `owner` says whose accounts they are.
 */
export function createLoginProofs(database: Kysely<LoginProofTables>, owner: AccountColumn) {
  const browsers = createKnownBrowsers(database, owner);
  const codes = createLoginCodes(database, owner);
  return {
    browsers,
    codes,

    /**
     * Returns the only limit that an attempt with a valid proof counts for; undefined without one. Queries do not depend on
     * whether the account exists: id 0 is none.
     */
    async countedFor(
      account: number,
      { browser, code = "" }: LoginProof,
      now: Date,
    ): Promise<Partial<Record<keyof typeof proofLimits, string>> | undefined> {
      const isIssued = await codes.isIssued(account, code, now);
      const isKnown = await browsers.isKnown(account, browser, now);
      const subject = (secret: string) => `${owner} ${account} ${hashOf(secret)}`;
      if (isIssued) return { loginCode: subject(normalCode(code)) };
      return isKnown && browser !== undefined ? { knownBrowser: subject(browser) } : undefined;
    },

    async deleteExpired(now: Date): Promise<void> {
      for (const table of ["known_browser", "login_code"] as const)
        await database
          .deleteFrom(table)
          .where(owner, "is not", null)
          .where("expires_at", "<=", now)
          .execute();
    },
  };
}
export type LoginProofs = ReturnType<typeof createLoginProofs>;
