import type { Kysely, Selectable } from "kysely";
import {
  createRateLimits,
  type RateLimitTables,
  type TooMany,
} from "../../../security/rate-limits.ts";
import { networkOf, sharesOf } from "../../../security/networks.ts";
import type { Passwords } from "../../../security/passwords.ts";
import type { SecurityLog } from "../../../security/security-log.ts";
import type { StaffRole } from "../staff-contract.ts";
import { normalStaffName } from "../staff-rules.ts";
import { staffLimits } from "./staff-limits.ts";
import { createStaffBrowsers } from "./staff-browsers.ts";
import { createStaffCodes } from "./staff-codes.ts";
import type { StaffTables } from "./staff-tables.ts";

export type StaffAccount = Selectable<StaffTables["staff_account"]>;

export interface StaffAccountOptions {
  passwords: Passwords;
  security: SecurityLog;
}

/** One attempt to log in. */
export interface StaffAttempt {
  ip: string;
  now: Date;
  /** The secret that the browser got at an earlier login. */
  browser?: string;
  /** Of the second factor, or one that stands in for it. */
  code?: string;
}

/** Those who work on the shop. Commands make and remove accounts; the caller has checked names, roles and passwords. */
export function createStaffAccounts(
  database: Kysely<StaffTables & RateLimitTables>,
  { passwords, security }: StaffAccountOptions,
) {
  const limits = createRateLimits(database, staffLimits, (limit, whom) =>
    security("limitReached", { limit, whom }),
  );
  const codes = createStaffCodes(database);
  const browsers = createStaffBrowsers(database);
  const byName = (name: string) =>
    database.selectFrom("staff_account").selectAll().where("name", "=", name).executeTakeFirst();

  /** Whether what was typed beside the password is enough; it is used up by that. */
  async function provesMore(account: StaffAccount, code: string, now: Date): Promise<boolean> {
    const { id, totp_secret } = account;
    const isRight =
      totp_secret !== null && (await codes.useSecondFactor({ id, totp_secret }, code, now));
    return isRight || (code !== "" && (await codes.use(id, code, now))) || totp_secret === null;
  }

  /** The passwords that a command sets do not wait for those of browsers. */
  const byCommand = "command";

  return {
    codes,
    browsers,
    byName,

    list: (): Promise<StaffAccount[]> =>
      database.selectFrom("staff_account").selectAll().orderBy("name").execute(),

    /** Returns false when there is an account of this name already. */
    async add(name: string, roles: StaffRole[], password: string): Promise<boolean> {
      const added = await database
        .insertInto("staff_account")
        .values({ name, roles, password_hash: await passwords.hash(password, byCommand) })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .returning("id")
        .executeTakeFirst();
      return added !== undefined;
    },

    /** Deletes an account; its sessions and their previews end with it. Returns false when there is none. */
    async remove(name: string): Promise<boolean> {
      const removed = await database
        .deleteFrom("staff_account")
        .where("name", "=", name)
        .returning("id")
        .executeTakeFirst();
      return removed !== undefined;
    },

    /** Sets a password and ends the account's sessions. Returns false when there is no such account. */
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
        for (const table of ["staff_session", "staff_browser"] as const)
          await transaction.deleteFrom(table).where("account_id", "=", account.id).execute();
        return true;
      });
    },

    /**
     * The account of a name, a password and, where it has a second factor, a code. For an unknown name the work and the answer are those
     * of a wrong password; so they are for a wrong code.
     */
    async checkPassword(
      givenName: string,
      password: string,
      { ip, now, browser, code = "" }: StaffAttempt,
    ): Promise<{ account: StaffAccount } | { problem: "wrong" } | TooMany> {
      const name = normalStaffName(givenName);
      const network = networkOf(ip);
      // For an unknown name the same statements: no account has the id 0.
      const { id } = (await byName(name)) ?? { id: 0 };
      const isIssued = code !== "" && (await codes.isIssued(id, code, now));
      const isKnown = await browsers.isKnown(id, browser, now);
      const fromNetwork = {
        staffAccountFromNetwork: sharesOf(ip, name),
        staffNetwork: sharesOf(ip),
      };
      // During an attack the owner still gets in: from a known browser, or with a code of the operator.
      const counted = isIssued
        ? {}
        : isKnown
          ? fromNetwork
          : { ...fromNetwork, staffAccount: name };
      return limits.attempt(counted, now, async (own) => {
        const account = await byName(name);
        const match = await passwords.verify(account?.password_hash, password, network);
        if (match !== "right" || !account || !(await provesMore(account, code, now))) {
          security("staffLoginFailed", { staff: account?.id, whom: network });
          return { problem: "wrong" } as const;
        }
        await own.forgive("staffAccountFromNetwork");
        await own.takeBack("staffNetwork", "staffAccount");
        return { account };
      });
    },
  };
}
