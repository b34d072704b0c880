import type { RequestedMail } from "../../../platform/shared/mail.ts";
import { addressHash } from "./address-hash.ts";
import { recordEvent } from "./newsletter-events.ts";
import type { NewsletterOptions } from "./newsletter-ports.ts";

/**
 * Ends sign-ups of addresses that their mail server rejects as unknown: they cannot be confirmed, and further mails to them harm
 * the shop's reputation as a sender. Confirmed subscriptions stay: a server may be wrong for a day.
 */
export function createBounces({
  database,
  keyOf,
  now,
}: Pick<NewsletterOptions, "database" | "keyOf" | "now">) {
  return async function noteUnknownRecipient({ to }: Pick<RequestedMail, "to">): Promise<void> {
    const address_hash = addressHash(await keyOf(), to);
    await database.transaction().execute(async (transaction) => {
      const ended = await transaction
        .deleteFrom("newsletter_subscription")
        .where("address_hash", "=", address_hash)
        .where("status", "=", "pending")
        .returning(["site"])
        .execute();
      for (const { site } of ended) {
        await transaction
          .updateTable("newsletter_token")
          .set({ email: null, profile: null })
          .where("address_hash", "=", address_hash)
          .where("site", "=", site)
          .execute();
        const bounced = { kind: "bounced" as const, now: now(), details: {} };
        await recordEvent(transaction, { site, address_hash }, bounced);
      }
    });
  };
}
