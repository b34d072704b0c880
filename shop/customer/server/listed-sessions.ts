import { sql, type Kysely } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Sessions } from "./accounts.ts";
import { rowIdOf } from "./customer-row.ts";
import type { CustomerTables } from "./customer-tables.ts";

/** Maximum number of sessions shown; the others can be ended together. */
const maxListed = 50;

/** Creates the functions that list and end the sessions of one customer. */
export function createListedSessions(
  database: Kysely<CustomerTables>,
  security: SecurityLog,
): Sessions {
  return {
    async list(id, current, now) {
      const customer = rowIdOf(id);
      const sessions = database
        .selectFrom("customer_session")
        .selectAll()
        .where("customer_id", "=", customer)
        .where("expires_at", ">", now);
      const tokens = database
        .selectFrom("login_token")
        .selectAll()
        .where("customer_id", "=", customer)
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

    async end(id, session) {
      const customer = rowIdOf(id);
      for (const table of ["login_token", "customer_session"] as const)
        await database
          .deleteFrom(table)
          .where("customer_id", "=", customer)
          // Compared as text, since the request may contain any text.
          .where(sql`public_id::text`, "=", session)
          .execute();
      security("sessionsEnded", { customer });
    },

    async endOthers(id, current) {
      const customer = rowIdOf(id);
      const currentHash = hashOf(current);
      await database
        .deleteFrom("login_token")
        .where("customer_id", "=", customer)
        .where((token) =>
          token.not(
            token.exists(
              token
                .selectFrom("customer_session")
                .select("id_hash")
                .where("id_hash", "=", currentHash)
                .whereRef("customer_session.selector", "=", "login_token.selector"),
            ),
          ),
        )
        .execute();
      await database
        .deleteFrom("customer_session")
        .where("customer_id", "=", customer)
        .where("id_hash", "!=", currentHash)
        .execute();
      security("sessionsEnded", { customer });
    },
  };
}
