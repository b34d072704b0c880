import { createHash } from "node:crypto";
import { sql, type Insertable, type Selectable } from "kysely";
import { createGroupCommit } from "../../../platform/database/group-commit.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import type {
  MailContent,
  MailTemplates,
  PostponedMail,
  SendableMail,
} from "../../../platform/shared/mail.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { confirmationHours } from "../newsletter-contract.ts";
import {
  confirmationMail,
  goodbyeMail,
  noticeMail,
  welcomeMail,
  type MailSite,
  type SubscriberNames,
} from "../newsletter-mails.ts";
import { addressHash, personHash } from "./address-hash.ts";
import type { NewsletterMails } from "./mail-kinds.ts";
import {
  bounceHours,
  confirmationMails,
  noticeMails,
  type MailLimit,
} from "./newsletter-limits.ts";
import type { NewsletterOptions } from "./newsletter-ports.ts";
import type {
  NewsletterDatabase,
  NewsletterTables,
  SubscriberProfile,
} from "./newsletter-tables.ts";
import { newToken } from "./tokens.ts";

type Templates = MailTemplates<NewsletterMails>;
type TokenTable = NewsletterTables["newsletter_token"];
type TokenRow = Omit<Insertable<TokenTable>, "profile"> & { profile?: SubscriberProfile };
type EarlierMail = Pick<
  Selectable<TokenTable>,
  "mail" | "address_hash" | "request_id" | "created_at"
> & { used_at?: Date | null };

/** A mail that is rendered while its address is locked, so that the address gets one mail at a time. */
interface MailInTurn {
  mail: SendableMail;
  /** The id of the sign-up's event. */
  request: string;
  /** Returns the mail, or the time to which it is postponed; undefined cancels it. */
  answer(found: Found): Answer | PostponedMail | undefined;
}

interface Found {
  status: "pending" | "confirmed" | undefined;
  names: SubscriberNames;
  /** Mails to the address from all sites, of at least the last 24 hours. */
  mails: EarlierMail[];
  /** Whether its mail server recently rejected the address as unknown. */
  isUnknown: boolean;
  /** Whether a later sign-up or a confirmation has superseded this one. */
  isOver: boolean;
  made: Date;
}

interface Answer extends Pick<TokenRow, "email" | "profile" | "expires_at"> {
  kind: TokenTable["mail"];
  make(token: string): MailContent;
}

/**
 * Renders the mails when they are sent. A retried mail is rendered again with a token of its own; the earlier token stays valid,
 * because that mail may have arrived.
 */
export function createMails({
  database,
  keyOf,
  sites,
  vouchers,
  origins,
  mailTexts,
  now,
}: NewsletterOptions): Templates {
  const codes = sites.map(({ code }) => code);
  const mailSite = ({ site: code }: SendableMail): MailSite => {
    const site = sites.find((each) => each.code === code)!;
    return { site, origin: valueAt(origins, code), texts: mailTexts(site) };
  };

  const inTurn = createGroupCommit({ store: makeInTurn });

  async function makeInTurn(
    mails: MailInTurn[],
  ): Promise<(MailContent | PostponedMail | undefined)[]> {
    const key = await keyOf();
    const made = now();
    const hashes = mails.map(({ mail }) => addressHash(key, mail.to));
    return database.transaction().execute(async (transaction) => {
      // The rows of all sites, in one order: any two mails to an address have a lock in common.
      const { rows: subscriptions } = await sql<
        Pick<
          Selectable<NewsletterTables["newsletter_subscription"]>,
          "site" | "address_hash" | "status" | "confirmed_at" | "first_name" | "last_name"
        >
      >`/* plan once */ select site, address_hash, status, confirmed_at, first_name, last_name
        from newsletter_subscription
        where site = any(${codes}) and address_hash = any(${hashes})
        order by address_hash, site for update`.execute(transaction);
      const { rows: earlier } = await sql<EarlierMail>`/* plan once */
        select mail, address_hash, request_id, created_at, used_at from newsletter_token
        where address_hash = any(${hashes})
          and (created_at > ${hoursBefore(made, 24)} or request_id = any(${mails.map(({ request }) => request)}))`.execute(
        transaction,
      );
      const { rows: bounces } = await sql<{ address_hash: string }>`/* plan once */
        select distinct address_hash from newsletter_event where kind = 'bounced'
          and address_hash = any(${hashes}) and happened_at > ${hoursBefore(made, bounceHours)}`.execute(
        transaction,
      );
      const { rows: signUps } = await sql<
        Pick<
          Selectable<NewsletterTables["newsletter_event"]>,
          "id" | "site" | "address_hash" | "happened_at"
        >
      >`/* plan once */ select distinct on (site, address_hash) id, site, address_hash, happened_at
        from newsletter_event where kind = 'requested' and address_hash = any(${hashes})
        order by site, address_hash, happened_at desc, id`.execute(transaction);
      const tokens: (TokenRow & EarlierMail)[] = [];
      const contents = mails.map(({ mail, request, answer: response }, index) => {
        const address_hash = hashes[index]!;
        const toAddress = (row: { address_hash: string }) => row.address_hash === address_hash;
        const here = (row: { address_hash: string; site: string }) =>
          toAddress(row) && row.site === mail.site;
        const subscription = subscriptions.find(here);
        const last = signUps.find(here);
        const isConfirmedSince =
          last && subscription?.confirmed_at && last.happened_at <= subscription.confirmed_at;
        const answered = response({
          status: subscription?.status,
          names: {
            firstName: subscription?.first_name ?? undefined,
            lastName: subscription?.last_name ?? undefined,
          },
          mails: [...earlier, ...tokens].filter(toAddress),
          isUnknown: bounces.some(toAddress),
          isOver: (last !== undefined && last.id !== request) || Boolean(isConfirmedSince),
          made,
        });
        if (!answered || "notBefore" in answered) return answered;
        const { kind, make, ...confirmed } = answered;
        const token = newToken();
        tokens.push({
          token_hash: hashOf(token),
          mail: kind,
          site: mail.site,
          address_hash,
          request_id: request,
          message_id: mail.messageId,
          template_hash: templateHash(make),
          created_at: made,
          ...confirmed,
        });
        return make(token);
      });
      await storeTokens(transaction, tokens);
      return contents;
    });
  }

  /** Answers a sign-up with a confirmation, a notice to a subscriber, or no mail. */
  const signUp: Templates["newsletter-sign-up"] = async (mail) => {
    const { request, profile } = mail.data;
    const at = mailSite(mail);
    return inTurn.add({
      mail,
      request,
      answer({ status, names, mails, isUnknown, isOver, made }) {
        if (!status || isUnknown || isOver) return undefined;
        /** Returns when the address may get another mail of this kind; mails of all sites count. */
        const freeAt = (kind: TokenTable["mail"], { times, hours }: MailLimit) => {
          const others = mails.filter((each) => each.mail === kind && each.request_id !== request);
          // A retried mail has several tokens.
          const last = new Map(
            others
              .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
              .map((each) => [each.request_id, each.created_at.getTime()]),
          );
          const counted = [...last.values()].toSorted((one, other) => other - one)[times - 1];
          return counted === undefined ? 0 : counted + hours * 3_600_000;
        };
        if (status === "confirmed")
          return freeAt("notice", noticeMails) > made.getTime()
            ? undefined
            : { kind: "notice", make: (token) => noticeMail(at, token, names) };
        const notBefore = Math.max(
          ...confirmationMails.map((limit) => freeAt("confirmation", limit)),
        );
        if (notBefore > made.getTime()) return { notBefore: new Date(notBefore) };
        return {
          kind: "confirmation",
          make: (token) => confirmationMail(at, token),
          email: mail.to,
          profile,
          expires_at: new Date(made.getTime() + confirmationHours * 3_600_000),
        };
      },
    });
  };

  const welcome: Templates["newsletter-welcome"] = async (mail) => {
    const { request } = mail.data;
    const at = mailSite(mail);
    const holder = personHash(await keyOf(), mail.to);
    const voucher = await vouchers.of({ site: at.site, holder, now: now() });
    return inTurn.add({
      mail,
      request,
      answer: ({ status, names }) =>
        status === "confirmed"
          ? { kind: "welcome", make: (token) => welcomeMail(at, token, voucher, names) }
          : undefined,
    });
  };

  return {
    "newsletter-sign-up": signUp,
    "newsletter-welcome": welcome,
    "newsletter-goodbye": async (mail) => goodbyeMail(mailSite(mail)),
  };
}

/** Stores the tokens of mails; a confirmation revokes those of earlier sign-ups. */
async function storeTokens(transaction: NewsletterDatabase, tokens: TokenRow[]): Promise<void> {
  if (tokens.length === 0) return;
  await sql`/* plan once */ with
    token as materialized (
      select * from jsonb_populate_recordset(null::newsletter_token, ${JSON.stringify(tokens)}::jsonb)),
    revoked as (update newsletter_token as earlier set revoked_at = token.created_at from token
      where token.mail = 'confirmation' and earlier.mail = 'confirmation' and earlier.site = token.site
        and earlier.address_hash = token.address_hash and earlier.request_id != token.request_id
        and earlier.revoked_at is null)
    insert into newsletter_token select * from token`.execute(transaction);
}

const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * 3_600_000);

/** Returns a hash of a mail's wording, without its secrets. */
const templateHash = (make: (token: string) => MailContent) =>
  createHash("sha256")
    .update(JSON.stringify(make("")))
    .digest("base64url");
