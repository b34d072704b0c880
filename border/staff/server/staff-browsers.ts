import type { Kysely } from "kysely";
import { hashOf, isSecret, newSecret } from "../../../platform/security/secrets.ts";
import { knownBrowserDays } from "../staff-rules.ts";
import type { StaffTables } from "./staff-tables.ts";

/**
 * Manages the browsers in which an account has logged in. A browser's secret grants no access: it only exempts the browser from
 * the limit on failures elsewhere.
 */
export function createStaffBrowsers(database: Kysely<StaffTables>) {
  const endOf = (now: Date) => new Date(now.getTime() + knownBrowserDays * 86_400_000);
  const isKnown = async (account: number, secret: string | undefined, now: Date) => {
    if (!isSecret(secret)) return false;
    const found = await database
      .selectFrom("staff_browser")
      .select("account_id")
      .where("secret_hash", "=", hashOf(secret))
      .where("account_id", "=", account)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    return found !== undefined;
  };
  return {
    isKnown,

    /** Remembers the browser of a login; returns its existing secret or a new one. */
    async remember(account: number, known: string | undefined, now: Date): Promise<string> {
      const secret = (await isKnown(account, known, now)) ? known! : newSecret();
      await database
        .insertInto("staff_browser")
        .values({ secret_hash: hashOf(secret), account_id: account, expires_at: endOf(now) })
        .onConflict((row) => row.column("secret_hash").doUpdateSet({ expires_at: endOf(now) }))
        .execute();
      return secret;
    },

    deleteExpired: (now: Date) =>
      database.deleteFrom("staff_browser").where("expires_at", "<=", now).execute(),
  };
}
