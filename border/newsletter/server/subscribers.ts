import type { Selectable } from "kysely";
import { deliverableEmail } from "../../../platform/shared/email.ts";
import { normalName } from "../../../platform/shared/texts/person-name.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import { maskedEmail } from "../masked-email.ts";
import { emptyValues, fieldProblem } from "../newsletter-rules.ts";
import { addressHash } from "./address-hash.ts";
import type { Newsletter } from "./newsletter.ts";
import { createConsentTexts, recordEvent, type SubscriptionName } from "./newsletter-events.ts";
import type { NewsletterOptions } from "./newsletter-ports.ts";
import type { NewsletterDatabase, NewsletterTables } from "./newsletter-tables.ts";
import { enterConsent } from "./register-entries.ts";
import { isToken } from "./tokens.ts";

type SubscriptionRow = Selectable<NewsletterTables["newsletter_subscription"]>;

const statuses = { pending: "WAITING_FOR_DOI", confirmed: "SUBSCRIBED" } as const;

/** Days for which the links of an ended subscription still say that it has ended. */
const endedDays = 60;

/** The actions of subscribers by the links of their mails. */
export function createSubscribers({
  database,
  keyOf,
  requestMail,
  sites,
  consentText,
  hasRegister,
}: NewsletterOptions): Pick<
  Newsletter,
  | "subscriber"
  | "update"
  | "unsubscribe"
  | "unsubscribeCustomer"
  | "moveTo"
  | "endOf"
  | "consentsOf"
  | "statusOf"
> {
  const versionOf = createConsentTexts(database);
  const siteOf = (code: string | undefined) => sites.find((site) => site.code === code);

  async function subscriber(token: string, now: Date) {
    const name = await subscriptionNameOf(database, token, now);
    if (!name) return undefined;
    const found = await storedSubscription(database, name);
    if (!found) return "ended" as const;
    return {
      site: found.site,
      maskedEmail: maskedEmail(found.email),
      status: statuses[found.status],
      salutation: found.salutation ?? undefined,
      firstName: found.first_name ?? undefined,
      lastName: found.last_name ?? undefined,
      consents: found.consents,
    };
  }

  /** Ends a subscription at its owner's request, and confirms it by mail. */
  async function end(
    transaction: NewsletterDatabase,
    name: SubscriptionName,
    now: Date,
    details: object,
  ) {
    const ended = await endSubscription(transaction, name, now);
    if (ended?.status !== "confirmed") return;
    await recordEvent(transaction, name, { kind: "unsubscribed", now, details });
    const site = siteOf(name.site);
    if (site && hasRegister(site))
      await enterConsent(transaction, { site, email: ended.email, isConsent: false, now });
    await requestMail(transaction, {
      kind: "newsletter-goodbye",
      site: name.site,
      to: ended.email,
      data: {},
    });
  }

  async function byEmail(email: string, { code }: Pick<Site, "code">) {
    const deliverable = deliverableEmail(email);
    if (!deliverable) return undefined;
    const address_hash = addressHash(await keyOf(), deliverable);
    return storedSubscription(database, { site: code, address_hash });
  }

  return {
    subscriber,

    async update(token, changes, { now, proof }) {
      const name = await subscriptionNameOf(database, token, now);
      const site = siteOf(name?.site);
      if (!name || !site) return "invalid";
      const values = { ...emptyValues, ...changes };
      const isWrong = (["salutation", "firstName", "lastName"] as const).some(
        (field) => changes[field] !== undefined && fieldProblem(field, values, site),
      );
      if (isWrong) return "refused";
      const { salutation, firstName, lastName, consents } = changes;
      const { language } = site;
      // Before the transaction: the embedded database has one connection.
      const agreed = consents && {
        consents,
        language,
        consentVersion: await versionOf(language, consentText(site)),
      };
      return database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("newsletter_subscription")
          .set({
            active_at: now,
            ...(salutation === undefined ? {} : { salutation: salutation || null }),
            ...(firstName === undefined ? {} : { first_name: normalName(firstName) || null }),
            ...(lastName === undefined ? {} : { last_name: normalName(lastName) || null }),
            ...(consents === undefined ? {} : { consents }),
          })
          .where("site", "=", name.site)
          .where("address_hash", "=", name.address_hash)
          .where("status", "=", "confirmed")
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return "invalid";
        const details = { ...proof, ...agreed };
        await recordEvent(transaction, name, { kind: "changed", now, details });
        return "saved";
      });
    },

    async unsubscribe(token, { now, proof }) {
      const name = await subscriptionNameOf(database, token, now);
      if (!name) return "invalid";
      await database
        .transaction()
        .execute((transaction) => end(transaction, name, now, { ...proof }));
      return "ended";
    },

    async moveTo({ site: code, from, to, now }) {
      const key = await keyOf();
      const site = siteOf(code);
      const [old, moved] = [from, to].map((email) => ({
        site: code,
        address_hash: addressHash(key, email),
      })) as [SubscriptionName, SubscriptionName];
      if (old.address_hash === moved.address_hash) return;
      await database.transaction().execute(async (transaction) => {
        const present = await storedSubscription(transaction, old, { isLocked: true });
        if (present?.status !== "confirmed" || present.confirmed_at! > now) return;
        const other = await storedSubscription(transaction, moved, { isLocked: true });
        if (other && hasBegunSince(other, now)) {
          await end(transaction, old, now, { reason: "address changed" });
          return;
        }
        await endSubscription(transaction, moved, now);
        for (const table of ["newsletter_subscription", "newsletter_token"] as const)
          await transaction
            .updateTable(table)
            .set({ address_hash: moved.address_hash })
            .where("site", "=", code)
            .where("address_hash", "=", old.address_hash)
            .execute();
        await transaction
          .updateTable("newsletter_subscription")
          .set({ email: to, active_at: now })
          .where("site", "=", code)
          .where("address_hash", "=", moved.address_hash)
          .execute();
        const details = { previousAddress: old.address_hash };
        await recordEvent(transaction, moved, { kind: "changed", now, details });
        if (!site || !hasRegister(site)) return;
        await enterConsent(transaction, { site, email: from, isConsent: false, now });
        await enterConsent(transaction, { site, email: to, isConsent: true, now });
      });
    },

    async endOf({ site, email, now }) {
      const name = { site, address_hash: addressHash(await keyOf(), email) };
      await database.transaction().execute(async (transaction) => {
        const present = await storedSubscription(transaction, name, { isLocked: true });
        if (present && !hasBegunSince(present, now))
          await end(transaction, name, now, { reason: "account deleted" });
      });
    },

    async unsubscribeCustomer(email, { site, now, proof }) {
      const name = { site: site.code, address_hash: addressHash(await keyOf(), email) };
      await database
        .transaction()
        .execute((transaction) => end(transaction, name, now, { ...proof }));
    },

    async consentsOf(email, site) {
      const found = await byEmail(email, site);
      return found?.status === "confirmed" ? found.consents : [];
    },

    async statusOf(email, site) {
      const found = await byEmail(email, site);
      return found ? statuses[found.status] : "NOT_SUBSCRIBED";
    },
  };
}

const hasBegunSince = ({ confirmed_at, requested_at }: SubscriptionRow, moment: Date) =>
  (confirmed_at ?? requested_at) > moment;

/** Deletes a subscription and keeps only the hash of its address. Returns the deleted one, undefined when there was none. */
export async function endSubscription(
  transaction: NewsletterDatabase,
  { site, address_hash }: SubscriptionName,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const ended = await transaction
    .deleteFrom("newsletter_subscription")
    .where("site", "=", site)
    .where("address_hash", "=", address_hash)
    .returningAll()
    .executeTakeFirst();
  if (ended)
    await transaction
      .updateTable("newsletter_token")
      .set({
        email: null,
        profile: null,
        revoked_at: now,
        expires_at: new Date(now.getTime() + endedDays * 86_400_000),
      })
      .where("site", "=", site)
      .where("address_hash", "=", address_hash)
      .execute();
  return ended;
}

/** Returns the subscription that a token belongs to; confirmation tokens do not count here. */
export async function subscriptionNameOf(
  database: NewsletterDatabase,
  token: string,
  now: Date,
): Promise<SubscriptionName | undefined> {
  if (!isToken(token)) return undefined;
  return database
    .selectFrom("newsletter_token")
    .select(["site", "address_hash"])
    .where("token_hash", "=", hashOf(token))
    .where("mail", "!=", "confirmation")
    .where((row) => row.or([row("expires_at", "is", null), row("expires_at", ">", now)]))
    .executeTakeFirst();
}

/** Returns a subscription; with `isLocked` its row is locked until the transaction ends. */
export const storedSubscription = (
  database: NewsletterDatabase,
  { site, address_hash }: SubscriptionName,
  { isLocked = false } = {},
): Promise<SubscriptionRow | undefined> =>
  database
    .selectFrom("newsletter_subscription")
    .selectAll()
    .where("site", "=", site)
    .where("address_hash", "=", address_hash)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
