import { sql } from "kysely";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { recordEvent } from "./newsletter-events.ts";
import type { NewsletterDatabase } from "./newsletter-tables.ts";
import type { NewsletterOptions } from "./newsletter-ports.ts";
import { enterConsent } from "./register-entries.ts";
import { endSubscription } from "./subscribers.ts";

/**
 * Deletes data that is no longer needed. Any number of processes may run it concurrently: one locks each row, and the others find
 * it gone.
 */
export function createRetention({
  database,
  sites,
  hasRegister,
}: Pick<NewsletterOptions, "database" | "hasRegister" | "sites">) {
  return async function deleteExpired(now: Date): Promise<void> {
    for (const site of sites) {
      await deleteUnconfirmed(database, site, now);
      await stopInactive(database, site, now, hasRegister(site));
    }
    await database.deleteFrom("newsletter_token").where("expires_at", "<=", now).execute();
  };
}

/**
 * Deletes unconfirmed sign-ups, along with the facts recorded as proof: consent was never given. Other events belong to a
 * subscription, which may have been confirmed with another address and moved here. Tokens hold the hash of the address, for the
 * limits, until they expire.
 */
async function deleteUnconfirmed(
  database: NewsletterDatabase,
  { code, newsletter: { unconfirmedDays } }: Site,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - unconfirmedDays * 86_400_000);
  await database.transaction().execute(async (transaction) => {
    await sql`with unconfirmed as (delete from newsletter_subscription
        where site = ${code} and status = 'pending' and requested_at <= ${before}
        returning site, address_hash)
      update newsletter_token as token set email = null, profile = null
        from unconfirmed where token.site = unconfirmed.site
        and token.address_hash = unconfirmed.address_hash`.execute(transaction);
    await sql`delete from newsletter_event as event
      where site = ${code} and happened_at <= ${before} and kind in ('requested', 'bounced') and not exists (
        select from newsletter_event as consent where consent.site = event.site
        and consent.address_hash = event.address_hash and consent.kind = 'confirmed')
      and not exists (select from newsletter_subscription as waiting
        where waiting.site = event.site and waiting.address_hash = event.address_hash)`.execute(
      transaction,
    );
  });
}

/** Ends the subscriptions of subscribers who were inactive for the `inactiveYears` of the site, if it has any. */
async function stopInactive(
  database: NewsletterDatabase,
  site: Site,
  now: Date,
  isRegistered: boolean,
): Promise<void> {
  const { code, newsletter } = site;
  const { inactiveYears } = newsletter;
  if (inactiveYears === undefined) return;
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - inactiveYears);
  const inactive = await database
    .selectFrom("newsletter_subscription")
    .select(["site", "address_hash"])
    .where("site", "=", code)
    .where("status", "=", "confirmed")
    .where("active_at", "<=", before)
    .execute();
  for (const name of inactive)
    await database.transaction().execute(async (transaction) => {
      // Active again, or ended by another process in the meantime.
      const still = await transaction
        .selectFrom("newsletter_subscription")
        .select("site")
        .where("site", "=", name.site)
        .where("address_hash", "=", name.address_hash)
        .where("active_at", "<=", before)
        .forUpdate()
        .executeTakeFirst();
      if (!still) return;
      const ended = await endSubscription(transaction, name, now);
      if (ended && isRegistered)
        await enterConsent(transaction, { site, email: ended.email, isConsent: false, now });
      await recordEvent(transaction, name, { kind: "stopped", now, details: { inactiveYears } });
    });
}
