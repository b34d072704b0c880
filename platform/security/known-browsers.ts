import type { Kysely, Transaction } from "kysely";
import { knownBrowserDays } from "../shared/known-browser.ts";
import { ownedBy, type AccountColumn, type LoginProofTables } from "./login-proof-tables.ts";
import { hashOf, isSecret, newSecret } from "./secrets.ts";

/** Maximum number of browsers that an account knows; a further one replaces the one that logged in longest ago. */
const maxBrowsers = 20;

const day = 86_400_000;

/**
 * Manages the browsers in which accounts have logged in, or set a new password by a mail. A browser's secret grants no access: it
 * only exempts the browser from the limits on failures elsewhere.
 */
export function createKnownBrowsers(database: Kysely<LoginProofTables>, owner: AccountColumn) {
  return {
    /** Reports whether an account knows the browser with a secret. */
    async isKnown(account: number, secret: string | undefined, now: Date): Promise<boolean> {
      if (!isSecret(secret)) return false;
      const found = await database
        .selectFrom("known_browser")
        .select("secret_hash")
        .where("secret_hash", "=", hashOf(secret))
        .where(owner, "=", account)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return found !== undefined;
    },

    /**
     * Makes a browser known to an account and returns its new secret, which other accounts that know the browser take over: the
     * one it had may be a copy that someone else put there.
     */
    async remember(account: number, previous: string | undefined, now: Date): Promise<string> {
      const secret = newSecret();
      await database.transaction().execute(async (transaction) => {
        if (isSecret(previous)) {
          await transaction
            .deleteFrom("known_browser")
            .where("secret_hash", "=", hashOf(previous))
            .where(owner, "=", account)
            .execute();
          await transaction
            .updateTable("known_browser")
            .set({ secret_hash: hashOf(secret) })
            .where("secret_hash", "=", hashOf(previous))
            .execute();
        }
        await transaction
          .insertInto("known_browser")
          .values({
            ...ownedBy(owner, account),
            secret_hash: hashOf(secret),
            expires_at: new Date(now.getTime() + knownBrowserDays * day),
          })
          .execute();
        await transaction
          .deleteFrom("known_browser")
          .where(owner, "=", account)
          .where("secret_hash", "not in", (row) =>
            row
              .selectFrom("known_browser")
              .select("secret_hash")
              .where(owner, "=", account)
              .orderBy("expires_at", "desc")
              .limit(maxBrowsers),
          )
          .execute();
      });
      return secret;
    },

    /** Makes all browsers of an account unknown, in the transaction that changes its password. */
    async forgetAll(account: number, within: Transaction<LoginProofTables>): Promise<void> {
      await within.deleteFrom("known_browser").where(owner, "=", account).execute();
    },
  };
}
