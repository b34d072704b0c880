import type { Selectable } from "kysely";
import { personHash } from "./address-hash.ts";
import { maskedEmail } from "../masked-email.ts";
import type { Newsletter } from "./newsletter.ts";
import { recordEvent } from "./newsletter-events.ts";
import { newsletterMails } from "./mail-kinds.ts";
import type { NewsletterContext } from "./newsletter-ports.ts";
import type { NewsletterDatabase, NewsletterTables } from "./newsletter-tables.ts";
import { enterConsent } from "./register-entries.ts";
import { hashOf } from "../../../security/secrets.ts";
import { voucherEnd } from "./voucher-end.ts";
import { isToken } from "./tokens.ts";

type TokenRow = Selectable<NewsletterTables["newsletter_token"]>;

/** The second step of a sign-up: the button behind the link of a mail. */
export function createConfirmations({
  database,
  keyOf,
  requestMail,
  vouchers,
  hasRegister,
}: NewsletterContext): Pick<Newsletter, "pending" | "confirm"> {
  return {
    async pending(token, { site, now }) {
      const found = await confirmationOf(database, token, site.code);
      if (!found?.email || !isOpen(found, now)) return undefined;
      const { consents = [] } = found.profile ?? {};
      return { maskedEmail: maskedEmail(found.email), site: found.site, consents };
    },

    async confirm(token, { site, now, proof }) {
      // Looked for before the lock: most of what is no token ends here.
      if (!(await confirmationOf(database, token, site.code))) return "invalid";
      return database.transaction().execute(async (transaction) => {
        const name = (await confirmationOf(transaction, token, site.code))!;
        const subscription = await transaction
          .selectFrom("newsletter_subscription")
          .select("status")
          .where("site", "=", name.site)
          .where("address_hash", "=", name.address_hash)
          // One after the other, also with different tokens.
          .forUpdate()
          .executeTakeFirst();
        const found = await confirmationOf(transaction, token, site.code);
        if (!subscription || !found?.email) return "invalid";
        const isConfirmed = subscription.status === "confirmed";
        if (found.used_at) return isConfirmed ? "confirmed" : "invalid";
        if (!isOpen(found, now)) return "invalid";
        await transaction
          .updateTable("newsletter_token")
          .set({ used_at: now })
          .where("token_hash", "=", found.token_hash)
          .execute();
        if (isConfirmed) return "confirmed";
        const { site: code, address_hash, email } = found;
        const { salutation, firstName, lastName, consents = [] } = found.profile ?? {};
        await transaction
          .updateTable("newsletter_subscription")
          .set({
            status: "confirmed",
            email,
            salutation: salutation ?? null,
            first_name: firstName ?? null,
            last_name: lastName ?? null,
            consents,
            confirmed_at: now,
            active_at: now,
          })
          .where("site", "=", code)
          .where("address_hash", "=", address_hash)
          .execute();
        await recordEvent(transaction, found, {
          kind: "confirmed",
          now,
          details: {
            ...proof,
            request: found.request_id,
            token: found.token_hash,
            messageId: found.message_id,
            templateHash: found.template_hash,
            consents,
          },
        });
        if (hasRegister(site))
          await enterConsent(transaction, { site, email, isConsent: true, now });
        await vouchers.issue(transaction, {
          site,
          holder: personHash(await keyOf(), email),
          percent: site.newsletter.discount,
          validUntil: voucherEnd(now, site),
          now,
        });
        await requestMail(transaction, {
          kind: newsletterMails.welcome,
          site: code,
          to: email,
          data: { request: found.request_id },
        });
        return "confirmed";
      });
    },
  };
}

async function confirmationOf(
  database: NewsletterDatabase,
  token: string,
  site: TokenRow["site"],
): Promise<TokenRow | undefined> {
  if (!isToken(token)) return undefined;
  return database
    .selectFrom("newsletter_token")
    .selectAll()
    .where("token_hash", "=", hashOf(token))
    .where("mail", "=", "confirmation")
    .where("site", "=", site)
    .executeTakeFirst();
}

/** Whether a token that was not used may be. */
const isOpen = ({ expires_at, revoked_at, used_at }: TokenRow, now: Date) =>
  !used_at && !revoked_at && expires_at !== null && now < expires_at;
