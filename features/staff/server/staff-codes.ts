import type { Kysely } from "kysely";
import { Secret, TOTP } from "otpauth";
import { newCode, normalCode } from "../../../security/codes.ts";
import { hashOf } from "../../../security/secrets.ts";
import type { StaffTables } from "./staff-tables.ts";

/** Minutes for which a code that a command prints can be used. */
export const onceCodeMinutes = 15;

/** Codes that replace a lost second factor; each is used once. */
const recoveryCodes = 8;

/** Seconds of a step of RFC 6238, and how many steps the clock of a telephone may be wrong. */
const [period, window] = [30, 1];

/** What an operator passes on: the address for an app (as text, or as a QR code), and codes for when it is lost. */
export interface SecondFactor {
  url: string;
  recoveryCodes: string[];
}

const codeHash = (account: number, code: string) => hashOf(`${account} ${normalCode(code)}`);

/** The second factor of staff, and the codes that stand in for it. The database has hashes of all but the secret of the second factor. */
export function createStaffCodes(database: Kysely<StaffTables>) {
  const add = async (
    account: number,
    kind: "once" | "recovery",
    codes: string[],
    expires_at: Date | null,
  ) =>
    database
      .insertInto("staff_code")
      .values(
        codes.map((code) => ({
          code_hash: codeHash(account, code),
          account_id: account,
          kind,
          expires_at,
        })),
      )
      .execute();

  const found = (account: number, code: string, now: Date) =>
    database
      .selectFrom("staff_code")
      .select("kind")
      .where("code_hash", "=", codeHash(account, code))
      .where((row) => row.or([row("expires_at", "is", null), row("expires_at", ">", now)]))
      .executeTakeFirst();

  return {
    /** A code for a login, instead of the second factor and in spite of limits. */
    async issue(account: number, now: Date): Promise<string> {
      const code = newCode();
      await add(account, "once", [code], new Date(now.getTime() + onceCodeMinutes * 60_000));
      return code;
    },

    /** Whether a command printed this code for the account a short while ago. */
    isIssued: async (account: number, code: string, now: Date): Promise<boolean> =>
      (await found(account, code, now))?.kind === "once",

    /** Uses one of the account's codes up; false when there is none. */
    async use(account: number, code: string, now: Date): Promise<boolean> {
      if (!(await found(account, code, now))) return false;
      const { numDeletedRows } = await database
        .deleteFrom("staff_code")
        .where("code_hash", "=", codeHash(account, code))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Gives an account a second factor in place of an earlier one. */
    async start(account: { id: number; name: string }): Promise<SecondFactor> {
      const secret = new Secret();
      const codes = Array.from({ length: recoveryCodes }, newCode);
      await this.end(account.id);
      await database
        .updateTable("staff_account")
        .set({ totp_secret: secret.base32 })
        .where("id", "=", account.id)
        .execute();
      await add(account.id, "recovery", codes, null);
      return { url: totpOf(secret.base32, account.name).toString(), recoveryCodes: codes };
    },

    /** From then on the password is enough. */
    async end(account: number): Promise<void> {
      await database
        .updateTable("staff_account")
        .set({ totp_secret: null, totp_step: null })
        .where("id", "=", account)
        .execute();
      await database.deleteFrom("staff_code").where("account_id", "=", account).execute();
    },

    /** Uses a code of the second factor up: none is right twice, nor is one that is older than the last. */
    async useSecondFactor(
      account: { id: number; totp_secret: string },
      code: string,
      now: Date,
    ): Promise<boolean> {
      const token = code.replaceAll(/\s/g, "");
      const timestamp = now.getTime();
      const delta = totpOf(account.totp_secret).validate({ token, timestamp, window });
      if (delta === null) return false;
      const step = Math.floor(timestamp / 1_000 / period) + delta;
      const { numUpdatedRows } = await database
        .updateTable("staff_account")
        .set({ totp_step: step })
        .where("id", "=", account.id)
        .where((row) => row.or([row("totp_step", "is", null), row("totp_step", "<", step)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    deleteExpired: (now: Date) =>
      database.deleteFrom("staff_code").where("expires_at", "<=", now).execute(),
  };
}

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Kontor", label, secret: Secret.fromBase32(secret), period });
