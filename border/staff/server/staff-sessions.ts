import { sql, type Kysely } from "kysely";
import { untilAtMost } from "../../../platform/content/validity.ts";
import { hashOf, isSecret, newSecret } from "../../../platform/security/secrets.ts";
import type { StaffMember } from "../staff-contract.ts";
import { longestStaffHours, staffIdleMinutes } from "../staff-rules.ts";
import type { StaffTables } from "./staff-tables.ts";

const idleEnd = (now: Date) => new Date(now.getTime() + staffIdleMinutes * 60_000);

/** Manages sessions of staff. Only the browser has a session's secret; the database stores its hash. */
export function createStaffSessions(database: Kysely<StaffTables>) {
  return {
    /** Returns the member of staff whose session it is, while it lasts. */
    async memberOf(secret: string | undefined, now: Date): Promise<StaffMember | undefined> {
      if (!isSecret(secret)) return undefined;
      return database
        .selectFrom("staff_session as session")
        .innerJoin("staff_account as account", "account.id", "session.account_id")
        .select(["account.id", "account.name", "account.roles", "session.id as session"])
        .where("session.secret_hash", "=", hashOf(secret))
        .where("session.expires_at", ">", now)
        .executeTakeFirst();
    },

    /** Reports whether the session with this id is still active. */
    async isActive(id: string, now: Date): Promise<boolean> {
      const found = await database
        .selectFrom("staff_session")
        .select("id")
        // Compared as text, since the request may contain any text.
        .where(sql`id::text`, "=", id)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return found !== undefined;
    },

    /**
     * Starts a session and returns its secret; undefined when the account was deleted or its password changed in the meantime.
     */
    async start(
      account: { id: number; password_hash: string },
      now: Date,
    ): Promise<string | undefined> {
      return database.transaction().execute(async (transaction) => {
        const held = await transaction
          .updateTable("staff_account")
          .set({ last_login_at: now })
          .where("id", "=", account.id)
          .where("password_hash", "=", account.password_hash)
          .returning("id")
          .executeTakeFirst();
        if (!held) return undefined;
        const secret = newSecret();
        await transaction
          .insertInto("staff_session")
          .values({
            secret_hash: hashOf(secret),
            account_id: account.id,
            created_at: now,
            expires_at: idleEnd(now),
          })
          .execute();
        return secret;
      });
    },

    async renew(id: string, now: Date): Promise<void> {
      await database
        .updateTable("staff_session")
        .set({ expires_at: untilAtMost(idleEnd(now), longestStaffHours) })
        .where("id", "=", id)
        .execute();
    },

    /** Ends a session; returns the id of its account. */
    async end(secret: string | undefined): Promise<number | undefined> {
      if (!isSecret(secret)) return undefined;
      const ended = await database
        .deleteFrom("staff_session")
        .where("secret_hash", "=", hashOf(secret))
        .returning("account_id")
        .executeTakeFirst();
      return ended?.account_id;
    },

    async deleteExpired(now: Date): Promise<void> {
      await database.deleteFrom("staff_session").where("expires_at", "<=", now).execute();
    },
  };
}
