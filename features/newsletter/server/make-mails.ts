import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Slice } from "../../../http/slice.ts";
import type { MailContent, SendableMail } from "../../../shared/mail.ts";
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
      await sql`select pg_advisory_xact_lock(hashtextextended(${address_hash}, 0))`.execute(
        transaction,
      );
      const name = { site: mail.site, address_hash };
      const found = await transaction
        .selectFrom("newsletter_subscription")
        .select("status")
        .where("site", "=", name.site)
        .where("address_hash", "=", name.address_hash)
        .forUpdate()
        .executeTakeFirst();
      return make(transaction, name, found?.status);
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
        const before = await tokensOf(transaction, name, "notice", request, made, noticeHours);
        if (before.some(({ site }) => site === name.site)) return undefined;
        return withToken(transaction, own, "notice", (token) => noticeMail(at, token));
      }
      const today = await tokensOf(transaction, name, "confirmation", request, made, 24);
      const hourAgo = made.getTime() - 3_600_000;
      const lastHour = today.filter(({ created_at }) => created_at.getTime() > hourAgo);
      if (today.length >= confirmationMails.perDay || lastHour.length >= confirmationMails.perHour)
        return undefined;
      await transaction
        .updateTable("newsletter_token")
        .set({ revoked_at: made })
        .where("site", "=", name.site)
        .where("address_hash", "=", name.address_hash)
        .where("mail", "=", "confirmation")
        .where("request_id", "!=", request)
        .where("revoked_at", "is", null)
        .execute();
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
  await transaction
    .insertInto("newsletter_token")
    .values({
      ...name,
      ...confirmed,
      token_hash: tokenHash(token),
      mail: kind,
      request_id: request,
      message_id: mail.messageId,
      template_hash: templateHash(make),
      created_at: made,
    })
    .execute();
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
  transaction
    .selectFrom("newsletter_token")
    .distinctOn("request_id")
    .select(["request_id", "site", "created_at"])
    .where("address_hash", "=", address_hash)
    .where("mail", "=", kind)
    .where("request_id", "!=", request)
    .where("created_at", ">", new Date(made.getTime() - hours * 3_600_000))
    .orderBy("request_id")
    .orderBy("created_at", "desc")
    .execute();

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
