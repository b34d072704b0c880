import type { Kysely } from "kysely";
import { Secret, TOTP } from "otpauth";
import { newCode, normalCode } from "../../../platform/security/codes.ts";
import type { LoginProofs } from "../../../platform/security/login-proofs.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { StaffTables } from "./staff-tables.ts";

/** Minutes for which a code printed by a command is valid. */
export const onceCodeMinutes = 15;

/** Number of codes that replace a lost second factor; each is used once. */
const recoveryCodes = 8;

/** Seconds per time step of RFC 6238, and tolerance for the phone's clock in steps. */
const [period, window] = [30, 1];

/**
 * Data that an operator passes on: the address for an app (as text, or as a QR code), and recovery codes in case the app is lost.
 */
export interface SecondFactor {
  url: string;
  recoveryCodes: string[];
}

const codeHash = (account: number, code: string) => hashOf(`${account} ${normalCode(code)}`);

/**
 * Manages the second factor of staff, and the codes that replace it: recovery codes, and codes for one login. The database stores
 * only hashes, except for the secret of the second factor.
 */
export function createStaffCodes(
  database: Kysely<StaffTables>,
  { loginCodes, shopName }: { loginCodes: LoginProofs["codes"]; shopName: string },
) {
  return {
    /** Issues a code for one login, which replaces the second factor and bypasses limits of failures elsewhere. */
    issue: (account: number, now: Date): Promise<string> =>
      loginCodes.issue(account, onceCodeMinutes, now),

    /** Uses up one of the account's codes; returns false when it is not valid. */
    async use(account: number, code: string, now: Date): Promise<boolean> {
      if (await loginCodes.use(account, code, now)) return true;
      const { numDeletedRows } = await database
        .deleteFrom("staff_code")
        .where("code_hash", "=", codeHash(account, code))
        .where("kind", "=", "recovery")
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Sets up a second factor for an account, replacing an earlier one. */
    async start(account: { id: number; name: string }): Promise<SecondFactor> {
      const secret = new Secret();
      const codes = Array.from({ length: recoveryCodes }, newCode);
      await this.end(account.id);
      await database
        .updateTable("staff_account")
        .set({ totp_secret: secret.base32 })
        .where("id", "=", account.id)
        .execute();
      await database
        .insertInto("staff_code")
        .values(
          codes.map((code) => ({
            code_hash: codeHash(account.id, code),
            account_id: account.id,
            kind: "recovery" as const,
          })),
        )
        .execute();
      return {
        url: totpOf(secret.base32, { issuer: shopName, label: account.name }).toString(),
        recoveryCodes: codes,
      };
    },

    /** Removes the second factor: the password is then sufficient. */
    async end(account: number): Promise<void> {
      await database
        .updateTable("staff_account")
        .set({ totp_secret: null, totp_step: null })
        .where("id", "=", account)
        .execute();
      await database.deleteFrom("staff_code").where("account_id", "=", account).execute();
      await loginCodes.endAll(account);
    },

    /** Uses up a code of the second factor: a code is valid once, and never if it is older than the last one used. */
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
  };
}

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period });
