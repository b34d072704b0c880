import { createHash, randomUUID } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { SiteCode } from "../../../shared/site.ts";
import type { EventKind, NewsletterDatabase } from "./newsletter-tables.ts";

/** A subscription, or what was one. */
export interface SubscriptionName {
  site: SiteCode;
  address_hash: string;
}

interface SubscriberEvent {
  id?: string;
  kind: EventKind;
  now: Date;
  details: object;
}

/** Records what a subscriber did; nothing changes it later. */
export async function recordEvent(
  database: NewsletterDatabase,
  name: SubscriptionName,
  event: SubscriberEvent,
): Promise<void> {
  await eventInsert(name, event).execute(database);
}

/** The same as a part of a statement. */
export const eventInsert = (
  { site, address_hash }: SubscriptionName,
  { id = randomUUID(), kind, now, details }: SubscriberEvent,
): RawBuilder<unknown> =>
  sql`insert into newsletter_event (id, site, address_hash, kind, happened_at, details)
    values (${id}, ${site}, ${address_hash}, ${kind}, ${now}, ${JSON.stringify(details)})`;

/** Stores the words of a consent once, and gives the version that names them. */
export function createConsentTexts(database: NewsletterDatabase) {
  const stored = new Set<string>();
  return async (language: string, words: string): Promise<string> => {
    const version = createHash("sha256").update(`${language} ${words}`).digest("base64url");
    if (stored.has(version)) return version;
    await database
      .insertInto("newsletter_consent_text")
      .values({ version, language, words })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    stored.add(version);
    return version;
  };
}
