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
import type { StaffTables } from "./staff-tables.ts";

export type StaffAccount = Selectable<StaffTables["staff_account"]>;

export interface StaffAccountOptions {
  passwords: Passwords;
  security: SecurityLog;
}

/** Those who work on the shop. Commands make and remove accounts; the caller has checked names, roles and passwords. */
export function createStaffAccounts(
  database: Kysely<StaffTables & RateLimitTables>,
  { passwords, security }: StaffAccountOptions,
) {
  const limits = createRateLimits(database, staffLimits, (limit, whom) =>
    security("limitReached", { limit, whom }),
  );
  /** The passwords that a command sets do not wait for those of browsers. */
  const byCommand = "command";

  return {
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
        await transaction
          .deleteFrom("staff_session")
          .where("account_id", "=", account.id)
          .execute();
        return true;
      });
    },

    /** The account of a name and password. For an unknown name the work and the answer are those of a wrong password. */
    async checkPassword(
      givenName: string,
      password: string,
      { ip, now }: { ip: string; now: Date },
    ): Promise<{ account: StaffAccount } | { problem: "wrong" } | TooMany> {
      const name = normalStaffName(givenName);
      const network = networkOf(ip);
      const counted = {
        staffAccountFromNetwork: sharesOf(ip, name),
        staffNetwork: sharesOf(ip),
        staffAccount: name,
      };
      return limits.attempt(counted, now, async (own) => {
        const account = await database
          .selectFrom("staff_account")
          .selectAll()
          .where("name", "=", name)
          .executeTakeFirst();
        const match = await passwords.verify(account?.password_hash, password, network);
        if (match !== "right" || !account) {
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
