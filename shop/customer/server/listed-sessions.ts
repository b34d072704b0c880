import { sql, type Kysely } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { AccountSession } from "../customer-contract.ts";
import type { CustomerTables } from "./customer-tables.ts";

/** Maximum number of sessions shown; the others can be ended together. */
const maxListed = 50;

/**
 * Lists and ends the sessions of a customer, as shown in their account. A remembered browser counts as one session, logged in or
 * not.
 */
export function createListedSessions(database: Kysely<CustomerTables>, security: SecurityLog) {
  return {
    /** Returns the current session first, then the others by last use. */
    async list(customerId: number, current: string, now: Date): Promise<AccountSession[]> {
      const sessions = database
        .selectFrom("customer_session")
        .selectAll()
        .where("customer_id", "=", customerId)
        .where("expires_at", ">", now);
      const tokens = database
        .selectFrom("login_token")
        .selectAll()
        .where("customer_id", "=", customerId)
        .where("expires_at", ">", now);
      const isCurrent = sql<boolean>`session.id_hash is not distinct from ${hashOf(current)}`;
      return database
        .selectFrom(sessions.as("session"))
        .fullJoin(tokens.as("token"), "token.selector", "session.selector")
        .select([
          sql<string>`coalesce(token.public_id, session.public_id)`.as("id"),
          sql<string>`coalesce(token.browser, session.browser)`.as("browser"),
          sql<string>`coalesce(token.system, session.system)`.as("system"),
          sql<Date>`coalesce(token.created_at, session.created_at)`.as("signedInAt"),
          sql<Date>`greatest(session.last_used_at, token.rotated_at, token.created_at)`.as(
            "lastUsedAt",
          ),
          sql<boolean>`session.id_hash is not null`.as("isLoggedIn"),
          isCurrent.as("isCurrent"),
        ])
        .orderBy(isCurrent, "desc")
        .orderBy("lastUsedAt", "desc")
        .limit(maxListed)
        .execute();
    },

    /** Ends a session and forgets its browser. */
    async end(customerId: number, id: string): Promise<void> {
      for (const table of ["login_token", "customer_session"] as const)
        await database
          .deleteFrom(table)
          .where("customer_id", "=", customerId)
          // Compared as text, since the request may contain any text.
          .where(sql`public_id::text`, "=", id)
          .execute();
      security("sessionsEnded", { customer: customerId });
    },

    /** Ends all sessions but the current one. */
    async endOthers(customerId: number, current: string): Promise<void> {
      const id = hashOf(current);
      await database
        .deleteFrom("login_token")
        .where("customer_id", "=", customerId)
        .where((token) =>
          token.not(
            token.exists(
              token
                .selectFrom("customer_session")
                .select("id_hash")
                .where("id_hash", "=", id)
                .whereRef("customer_session.selector", "=", "login_token.selector"),
            ),
          ),
        )
        .execute();
      await database
        .deleteFrom("customer_session")
        .where("customer_id", "=", customerId)
        .where("id_hash", "!=", id)
        .execute();
      security("sessionsEnded", { customer: customerId });
    },
  };
}
