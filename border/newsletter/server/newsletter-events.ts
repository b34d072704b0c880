import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { EventKind, NewsletterDatabase } from "./newsletter-tables.ts";

/** The key of a subscription, current or ended. */
export interface SubscriptionName {
  site: SiteCode;
  address_hash: string;
}

/** Records an action of a subscriber; the record is immutable. */
export async function recordEvent(
  database: NewsletterDatabase,
  { site, address_hash }: SubscriptionName,
  { kind, now, details }: { kind: EventKind; now: Date; details: object },
): Promise<void> {
  await sql`insert into newsletter_event (id, site, address_hash, kind, happened_at, details)
    values (${randomUUID()}, ${site}, ${address_hash}, ${kind}, ${now}, ${JSON.stringify(details)})`.execute(
    database,
  );
}

/** Stores the wording of each consent once, and returns its version. */
export function createConsentTexts(database: NewsletterDatabase) {
  const stored = new Set<string>();
  return async (language: string, texts: string): Promise<string> => {
    const version = createHash("sha256").update(`${language} ${texts}`).digest("base64url");
    if (stored.has(version)) return version;
    await database
      .insertInto("newsletter_consent_text")
      .values({ version, language, words: texts })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    stored.add(version);
    return version;
  };
}
