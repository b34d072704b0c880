import type { Site } from "../../../platform/shared/sites/site.ts";
import type { NewsletterDatabase } from "./newsletter-tables.ts";

/** Queues an entry for a site's register that a consent was given or withdrawn; sent after the transaction commits. */
export async function enterConsent(
  transaction: NewsletterDatabase,
  {
    site,
    email,
    isConsent,
    now,
  }: { site: Pick<Site, "code">; email: string; isConsent: boolean; now: Date },
): Promise<void> {
  await transaction
    .insertInto("newsletter_register_entry")
    .values({ site: site.code, email, is_consent: isConsent, happened_at: now, next_try: now })
    .execute();
}
