import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Slice } from "../../../http/slice.ts";
import type { MailContent, SendableMail } from "../../../shared/mail.ts";
import type { SiteCode } from "../../../shared/site.ts";
import { addressHash } from "./address-hash.ts";
import type { SubscriptionName } from "./newsletter-events.ts";
import { confirmationMails, noticeHours } from "./newsletter-limits.ts";
import { confirmationHours } from "../newsletter-contract.ts";
import {
  confirmationMail,
  goodbyeMail,
  noticeMail,
  welcomeMail,
  type MailSite,
} from "../newsletter-mails.ts";
import { newsletterMails, type SignUpMail } from "./mail-kinds.ts";
import type { NewsletterContext } from "./newsletter-ports.ts";
import type { NewsletterDatabase, NewsletterTables } from "./newsletter-tables.ts";
import { newToken, tokenHash } from "./tokens.ts";

type Mails = NonNullable<Slice["mails"]>;

/**
 * Makes the mails when they are sent. A mail that is tried again is made anew, with a token of its own: the one before may have
 * arrived, so it stays valid.
 */
export function createMails({
  database,
  keyOf,
  sites,
  vouchers,
  origins,
  mailTexts,
  now,
}: NewsletterContext): Mails {
  const codes = sites.map(({ code }) => code);
  const mailSite = ({ site: code }: SendableMail): MailSite => {
    const site = sites.find((each) => each.code === code)!;
    return { site, origin: origins[code], texts: mailTexts(site) };
  };

  /** Makes a mail in a transaction that no other mail to the same address is made in. */
  async function inTurn(
    mail: SendableMail,
    make: (
      transaction: NewsletterDatabase,
      name: SubscriptionName,
      status: "pending" | "confirmed" | undefined,
    ) => Promise<MailContent | undefined>,
  ) {
    const address_hash = addressHash(await keyOf(), mail.to);
    return database.transaction().execute(async (transaction) => {
      // The mails of all sites lock the rows of all sites, in one order: any two have one in common.
      const { rows } = await sql<{
        site: SiteCode;
        status: "pending" | "confirmed";
      }>`/* plan once */
        select site, status from newsletter_subscription
        where site = any(${codes}) and address_hash = ${address_hash} order by site for update`.execute(
        transaction,
      );
      const found = rows.find(({ site }) => site === mail.site);
      return make(transaction, { site: mail.site, address_hash }, found?.status);
    });
  }

  async function signUp(mail: SendableMail) {
    // Written by `subscribe`.
    const { request, profile } = mail.data as unknown as SignUpMail;
    const at = mailSite(mail);
    const made = now();
    return inTurn(mail, async (transaction, name, status) => {
      if (!status) return undefined;
      const own = { mail, name, request, made };
      if (status === "confirmed") {
        if (await isConfirmedBy(transaction, request)) return undefined;
        const { rows: before } = await tokensOf(
          transaction,
          name,
          "notice",
          request,
          made,
          noticeHours,
        );
        if (before.some(({ site }) => site === name.site)) return undefined;
        return withToken(transaction, own, "notice", (token) => noticeMail(at, token));
      }
      const { rows: today } = await tokensOf(transaction, name, "confirmation", request, made, 24);
      const hourAgo = made.getTime() - 3_600_000;
      const lastHour = today.filter(({ created_at }) => created_at.getTime() > hourAgo);
      if (today.length >= confirmationMails.perDay || lastHour.length >= confirmationMails.perHour)
        return undefined;
      return withToken(
        transaction,
        {
          ...own,
          email: mail.to,
          profile: JSON.stringify(profile),
          expires_at: new Date(made.getTime() + confirmationHours * 3_600_000),
        },
        "confirmation",
        (token) => confirmationMail(at, token),
      );
    });
  }

  async function welcome(mail: SendableMail) {
    const { request } = mail.data as unknown as Pick<SignUpMail, "request">;
    const at = mailSite(mail);
    const made = now();
    const holder = addressHash(await keyOf(), mail.to);
    const voucher = await vouchers.of({ site: at.site, holder, now: made });
    return inTurn(mail, async (transaction, name, status) =>
      status === "confirmed"
        ? withToken(transaction, { mail, name, request, made }, "welcome", (token) =>
            welcomeMail(at, token, voucher),
          )
        : undefined,
    );
  }

  return {
    [newsletterMails.signUp]: signUp,
    [newsletterMails.welcome]: welcome,
    [newsletterMails.goodbye]: async (mail) => goodbyeMail(mailSite(mail)),
  };
}

interface NewTokenOf {
  mail: SendableMail;
  name: SubscriptionName;
  request: string;
  made: Date;
  email?: string;
  profile?: string;
  expires_at?: Date;
}

/** A mail with a token of its own, of which the hash is stored. */
async function withToken(
  transaction: NewsletterDatabase,
  { mail, name, request, made, ...confirmed }: NewTokenOf,
  kind: NewsletterTables["newsletter_token"]["mail"],
  make: (token: string) => MailContent,
): Promise<MailContent> {
  const token = newToken();
  const { email = null, profile = null, expires_at = null } = confirmed;
  // A confirmation ends those of earlier sign-ups.
  await sql`/* plan once */ with
    revoked as (update newsletter_token set revoked_at = ${made}
      where ${kind} = 'confirmation' and mail = 'confirmation' and site = ${name.site}
      and address_hash = ${name.address_hash} and request_id != ${request} and revoked_at is null)
    insert into newsletter_token (token_hash, mail, site, address_hash, request_id, email, profile, message_id, template_hash,
        created_at, expires_at)
      values (${tokenHash(token)}, ${kind}, ${name.site}, ${name.address_hash}, ${request}, ${email}, ${profile},
        ${mail.messageId}, ${templateHash(make)}, ${made}, ${expires_at})`.execute(transaction);
  return make(token);
}

/** Other sign-ups' mails of a kind to an address in the last hours, one row for each sign-up. */
const tokensOf = (
  transaction: NewsletterDatabase,
  { address_hash }: SubscriptionName,
  kind: NewsletterTables["newsletter_token"]["mail"],
  request: string,
  made: Date,
  hours: number,
) =>
  sql<{ site: SiteCode; created_at: Date }>`/* plan once */
    select distinct on (request_id) site, created_at from newsletter_token
    where address_hash = ${address_hash} and mail = ${kind} and request_id != ${request}
    and created_at > ${new Date(made.getTime() - hours * 3_600_000)}
    order by request_id, created_at desc`.execute(transaction);

/** Whether a sign-up is confirmed already: its mail was tried again after it had arrived. */
async function isConfirmedBy(transaction: NewsletterDatabase, request: string): Promise<boolean> {
  const used = await transaction
    .selectFrom("newsletter_token")
    .select("request_id")
    .where("request_id", "=", request)
    .where("used_at", "is not", null)
    .executeTakeFirst();
  return used !== undefined;
}

/** Names the words of a mail without what is secret in them. */
const templateHash = (make: (token: string) => MailContent) =>
  createHash("sha256")
    .update(JSON.stringify(make("")))
    .digest("base64url");
