import type { Selectable } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import { maskedEmail } from "../masked-email.ts";
import { personHash } from "./address-hash.ts";
import { recordEvent, type SubscriptionName } from "./newsletter-events.ts";
import type { NewsletterOptions } from "./newsletter-ports.ts";
import type { NewsletterDatabase, NewsletterTables } from "./newsletter-tables.ts";
import type { Newsletter } from "./newsletter.ts";
import { enterConsent } from "./register-entries.ts";
import { endSubscription, storedSubscription } from "./subscribers.ts";
import { isToken } from "./tokens.ts";
import { voucherEnd } from "./voucher-end.ts";

type TokenRow = Selectable<NewsletterTables["newsletter_token"]>;
type SubscriptionRow = Selectable<NewsletterTables["newsletter_subscription"]>;

/** The second step of a sign-up: the confirmation button behind the link of a mail. */
export function createConfirmations({
  database,
  keyOf,
  requestMail,
  vouchers,
  hasRegister,
}: NewsletterOptions): Pick<Newsletter, "signUpOf" | "confirm"> {
  return {
    async signUpOf(token, { site, now }) {
      const found = await confirmationOf(database, token, site.code);
      if (!found) return undefined;
      const state = stateOf(found, await storedSubscription(database, found), now);
      if (state === "confirmed" || state === "ended") return { status: state };
      if (state === "invalid" || !found.email) return undefined;
      const { consents = [] } = found.profile ?? {};
      return { status: "pending", maskedEmail: maskedEmail(found.email), consents };
    },

    async confirm(token, { site, now, proof }) {
      // Checked before the lock: most invalid tokens end here.
      const sent = await confirmationOf(database, token, site.code);
      if (!sent) return "invalid";
      const before = stateOf(sent, await storedSubscription(database, sent), now);
      if (before !== "pending") return before;
      // Before it is confirmed, so that each subscriber who is has one, also after a crash. Until then no mail names its code.
      if (sent.email && !sent.profile?.movedFrom)
        await vouchers.issue({
          site,
          holder: personHash(await keyOf(), sent.email),
          percent: site.newsletter.discount,
          validUntil: voucherEnd(now, site),
          now,
        });
      return database.transaction().execute(async (transaction) => {
        const name = (await confirmationOf(transaction, token, site.code))!;
        // Confirmations of one subscription run in sequence, even with different tokens.
        const subscription = await storedSubscription(transaction, name, { isLocked: true });
        const found = await confirmationOf(transaction, token, site.code);
        const state = found ? stateOf(found, subscription, now) : "invalid";
        if (!found?.email || state !== "pending") return state === "pending" ? "invalid" : state;
        await transaction
          .updateTable("newsletter_token")
          // While the subscription exists, the link reports it as confirmed.
          .set({ used_at: now, expires_at: null, email: null, profile: null })
          .where("token_hash", "=", found.token_hash)
          .execute();
        const { site: code, address_hash, email } = found;
        const { salutation, firstName, lastName, consents = [], movedFrom } = found.profile ?? {};
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
        if (movedFrom) await moveFrom({ site: code, address_hash: movedFrom });
        await requestMail(transaction, {
          kind: "newsletter-welcome",
          site: code,
          to: email,
          data: { request: found.request_id },
        });
        return "confirmed";

        async function moveFrom(old: SubscriptionName) {
          // Its links are revoked: their owner may be someone other than the person who confirms here.
          const ended = await endSubscription(transaction, old, now);
          if (ended?.status !== "confirmed") return;
          const details = { ...proof, movedTo: address_hash };
          await recordEvent(transaction, old, { kind: "unsubscribed", now, details });
          if (hasRegister(site))
            await enterConsent(transaction, { site, email: ended.email, isConsent: false, now });
        }
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

/** Returns the state of the sign-up that a confirmation token belongs to. */
function stateOf(
  { expires_at, revoked_at, used_at }: TokenRow,
  subscription: Pick<SubscriptionRow, "status"> | undefined,
  now: Date,
): "pending" | "confirmed" | "ended" | "invalid" {
  if (expires_at !== null && expires_at <= now) return "invalid";
  if (subscription?.status === "confirmed") return "confirmed";
  // The links of a subscription end with it.
  if (!subscription) return used_at || revoked_at ? "ended" : "invalid";
  return used_at || revoked_at ? "invalid" : "pending";
}
