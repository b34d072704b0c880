import type { Site } from "../../../shared/site.ts";
import type { NewsletterDatabase } from "./newsletter-tables.ts";

/** Notes for a site's register that a consent was given or withdrawn; sent when the transaction has committed. */
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
