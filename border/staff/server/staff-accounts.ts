import type { Kysely, Selectable } from "kysely";
import {
  createRateLimits,
  type RateLimitTables,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import { createLoginProofs, type LoginProof } from "../../../platform/security/login-proofs.ts";
import { networkOf, sharesOf } from "../../../platform/security/networks.ts";
import type { Passwords } from "../../../platform/security/passwords.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { StaffRole } from "../staff-contract.ts";
import { normalStaffName } from "../staff-rules.ts";
import { staffLimits } from "./staff-limits.ts";
import { createStaffCodes } from "./staff-codes.ts";
import type { StaffTables } from "./staff-tables.ts";

export type StaffAccount = Selectable<StaffTables["staff_account"]>;

export interface StaffAccountOptions {
  passwords: Passwords;
  security: SecurityLog;
  /** Under this name an app lists the second factor. */
  shopName: string;
}

/** A login attempt. Its code is one of the second factor, or one that replaces it. */
export interface StaffAttempt extends LoginProof {
  ip: string;
  now: Date;
}

/** Manages accounts of staff. Commands create and delete them; the caller has validated names, roles and passwords. */
export function createStaffAccounts(
  database: Kysely<StaffTables & LoginProofTables & RateLimitTables>,
  { passwords, security, shopName }: StaffAccountOptions,
) {
  const limits = createRateLimits(database, staffLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );
  const proofs = createLoginProofs(database, "staff_account_id");
  const codes = createStaffCodes(database, { loginCodes: proofs.codes, shopName });
  const byName = (name: string) =>
    database.selectFrom("staff_account").selectAll().where("name", "=", name).executeTakeFirst();

  /** Reports whether the code entered with the password suffices, and uses it up. */
  async function provesMore(account: StaffAccount, code: string, now: Date): Promise<boolean> {
    const { id, totp_secret } = account;
    const isRight =
      totp_secret !== null && (await codes.useSecondFactor({ id, totp_secret }, code, now));
    return isRight || (code !== "" && (await codes.use(id, code, now))) || totp_secret === null;
  }

  /** Network name for passwords set by commands, so that hashing them does not wait for those of browsers. */
  const byCommand = "command";

  return {
    codes,
    proofs,
    byName,

    list: (): Promise<StaffAccount[]> =>
      database.selectFrom("staff_account").selectAll().orderBy("name").execute(),

    /** Returns false when an account with this name already exists. */
    async add(name: string, roles: StaffRole[], password: string): Promise<boolean> {
      const added = await database
        .insertInto("staff_account")
        .values({ name, roles, password_hash: await passwords.hash(password, byCommand) })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .returning("id")
        .executeTakeFirst();
      return added !== undefined;
    },

    /** Deletes an account, which ends its sessions and their previews. Returns false when the account does not exist. */
    async remove(name: string): Promise<boolean> {
      const removed = await database
        .deleteFrom("staff_account")
        .where("name", "=", name)
        .returning("id")
        .executeTakeFirst();
      return removed !== undefined;
    },

    /** Sets a password and ends the account's sessions. Returns false when the account does not exist. */
    async setPassword(name: string, password: string): Promise<boolean> {
      const password_hash = await passwords.hash(password, byCommand);
      return database.transaction().execute(async (transaction) => {
        const account = await transaction
          .updateTable("staff_account")
          .set({ password_hash })
          .where("name", "=", name)
          .returning("id")
          .executeTakeFirst();
        if (!account) return false;
        await transaction
          .deleteFrom("staff_session")
          .where("account_id", "=", account.id)
          .execute();
        await proofs.browsers.forgetAll(account.id, transaction);
        return true;
      });
    },

    /**
     * Returns the account for a name, a password and, with a second factor, a code. Work and response for an unknown name or a
     * wrong code are the same as for a wrong password.
     */
    async checkPassword(
      givenName: string,
      password: string,
      { ip, now, browser, code = "" }: StaffAttempt,
    ): Promise<{ account: StaffAccount } | { problem: "wrong" } | TooMany> {
      const name = normalStaffName(givenName);
      const network = networkOf(ip);
      // Executes the same statements for an unknown name: no account has the id 0.
      const { id } = (await byName(name)) ?? { id: 0 };
      // During an attack the owner can still log in, from a known browser or with a code from the operator.
      const counted = (await proofs.countedFor(id, { browser, code }, now)) ?? {
        staffAccountFromNetwork: sharesOf(ip, name),
        staffNetwork: sharesOf(ip),
        staffAccount: name,
      };
      return limits.attempt(counted, now, async (own) => {
        const account = await byName(name);
        const match = await passwords.verify(account?.password_hash, password, network);
        if (match !== "right" || !account || !(await provesMore(account, code, now))) {
          security("staffLoginFailed", { staff: account?.id, client: network });
          return { problem: "wrong" } as const;
        }
        await own.reset("staffAccountFromNetwork");
        await own.refund("staffNetwork", "staffAccount", "knownBrowser", "loginCode");
        return { account };
      });
    },
  };
}
