import type { Kysely, Transaction } from "kysely";
import { newCode, normalCode } from "./codes.ts";
import { ownedBy, type AccountColumn, type LoginProofTables } from "./login-proof-tables.ts";
import { hashOf } from "./secrets.ts";

/**
 * Manages codes of fifty random bits, each for one login that limits of failures elsewhere do not refuse. Any valid code of the
 * account is accepted, whichever browser requested it: requests of others cannot make the owner's code invalid.
 */
export function createLoginCodes(database: Kysely<LoginProofTables>, owner: AccountColumn) {
  const codeHash = (account: number, code: string) =>
    hashOf(`${owner} ${account} ${normalCode(code)}`);

  return {
    /** Issues a code that is valid for some minutes. */
    async issue(account: number, minutes: number, now: Date): Promise<string> {
      const code = newCode();
      await database
        .insertInto("login_code")
        .values({
          ...ownedBy(owner, account),
          code_hash: codeHash(account, code),
          expires_at: new Date(now.getTime() + minutes * 60_000),
        })
        .execute();
      return code;
    },

    /** Reports whether a typed code is a valid one of the account. */
    async isIssued(account: number, code: string, now: Date): Promise<boolean> {
      if (normalCode(code) === "") return false;
      const found = await database
        .selectFrom("login_code")
        .select("code_hash")
        .where("code_hash", "=", codeHash(account, code))
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Uses up one of the account's codes; returns false when it is not valid. */
    async use(account: number, code: string, now: Date): Promise<boolean> {
      if (normalCode(code) === "") return false;
      const { numDeletedRows } = await database
        .deleteFrom("login_code")
        .where("code_hash", "=", codeHash(account, code))
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Makes all codes of an account invalid. */
    async endAll(
      account: number,
      within: Kysely<LoginProofTables> | Transaction<LoginProofTables> = database,
    ): Promise<void> {
      await within.deleteFrom("login_code").where(owner, "=", account).execute();
    },
  };
}
