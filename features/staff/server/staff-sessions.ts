import { sql, type Kysely } from "kysely";
import { untilAtMost } from "../../../database/validity.ts";
import { hashOf, isSecret, newSecret } from "../../../security/secrets.ts";
import type { StaffMember } from "../staff-contract.ts";
import { longestStaffHours, staffIdleMinutes } from "../staff-rules.ts";
import type { StaffTables } from "./staff-tables.ts";

const idleEnd = (now: Date) => new Date(now.getTime() + staffIdleMinutes * 60_000);

/** Sessions of staff. The browser alone has a session's secret; the database has its hash. */
export function createStaffSessions(database: Kysely<StaffTables>) {
  return {
    /** Whose session it is, as long as it lasts. */
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

    /** Whether the session with this id lasts still. */
    async isActive(id: string, now: Date): Promise<boolean> {
      const found = await database
        .selectFrom("staff_session")
        .select("id")
        // As text, because any may be asked for.
        .where(sql`id::text`, "=", id)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Starts a session and returns its secret; nothing when the account was removed or got another password meanwhile. */
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

    /** Ends a session; returns whose it was. */
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
