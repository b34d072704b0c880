import { createHash } from "node:crypto";
import { sql, type Insertable, type Selectable } from "kysely";
import { createGroupCommit } from "../../../database/group-commit.ts";
import type { Slice } from "../../../http/slice.ts";
import type { MailContent, SendableMail } from "../../../shared/mail.ts";
import { hashOf } from "../../../security/secrets.ts";
import { addressHash, personHash } from "./address-hash.ts";
import { bounceHours, confirmationMails, noticeHours } from "./newsletter-limits.ts";
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
import type { NewsletterDatabase, NewsletterTables, Profile } from "./newsletter-tables.ts";
import { newToken } from "./tokens.ts";

type Mails = NonNullable<Slice["mails"]>;
type TokenTable = NewsletterTables["newsletter_token"];
type TokenRow = Omit<Insertable<TokenTable>, "profile"> & { profile?: Profile };
type EarlierMail = Pick<
  Selectable<TokenTable>,
  "mail" | "address_hash" | "request_id" | "created_at"
> & { used_at?: Date | null };

/** A mail that is made while no other mail to its address is. */
interface MailInTurn {
  mail: SendableMail;
  /** The id of the sign-up's event. */
  request: string;
  /** What is sent; undefined when the mail is not wanted. */
  answer(found: Found): Answer | undefined;
}

interface Found {
  status: "pending" | "confirmed" | undefined;
  /** Mails to the address, to all sites, of the last 24 hours at least. */
  mails: EarlierMail[];
  /** Whether its server said a short while ago that there is no such address. */
  isUnknown: boolean;
  made: Date;
}

interface Answer extends Pick<TokenRow, "email" | "profile" | "expires_at"> {
  kind: TokenTable["mail"];
  make(token: string): MailContent;
}

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

  const inTurn = createGroupCommit({ store: makeInTurn });

  async function makeInTurn(mails: MailInTurn[]): Promise<(MailContent | undefined)[]> {
    const key = await keyOf();
    const made = now();
    const hashes = mails.map(({ mail }) => addressHash(key, mail.to));
    return database.transaction().execute(async (transaction) => {
      // The rows of all sites, in one order: any two mails to an address lock one in common.
      const { rows: subscriptions } = await sql<
        Pick<
          Selectable<NewsletterTables["newsletter_subscription"]>,
          "site" | "address_hash" | "status"
        >
      >`/* plan once */ select site, address_hash, status from newsletter_subscription
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
      const tokens: (TokenRow & EarlierMail)[] = [];
      const contents = mails.map(({ mail, request, answer }, index) => {
        const address_hash = hashes[index]!;
        const toAddress = (row: { address_hash: string }) => row.address_hash === address_hash;
        const subscription = subscriptions.find((row) => toAddress(row) && row.site === mail.site);
        const answered = answer({
          status: subscription?.status,
          mails: [...earlier, ...tokens].filter(toAddress),
          isUnknown: bounces.some(toAddress),
          made,
        });
        if (!answered) return undefined;
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

  /** A confirmation, a notice to a subscriber, or nothing. */
  async function signUp(mail: SendableMail) {
    // Written by `subscribe`.
    const { request, profile } = mail.data as unknown as SignUpMail;
    const at = mailSite(mail);
    return inTurn.add({
      mail,
      request,
      answer({ status, mails, isUnknown, made }) {
        if (isUnknown) return undefined;
        /** How many other sign-ups were answered so, on all sites. A mail that was tried again has several tokens. */
        const others = (kind: TokenTable["mail"], hours: number) =>
          new Set(
            mails
              .filter((each) => each.mail === kind && each.request_id !== request)
              .filter((each) => each.created_at > hoursBefore(made, hours))
              .map((each) => each.request_id),
          ).size;
        if (!status) return undefined;
        if (status === "confirmed") {
          // This sign-up's mail was tried again after it had arrived.
          const isUsed = mails.some((each) => each.request_id === request && each.used_at);
          if (isUsed || others("notice", noticeHours) > 0) return undefined;
          return { kind: "notice", make: (token) => noticeMail(at, token) };
        }
        const { perDay, perHour } = confirmationMails;
        if (others("confirmation", 24) >= perDay) return undefined;
        if (others("confirmation", 1) >= perHour) return undefined;
        return {
          kind: "confirmation",
          make: (token) => confirmationMail(at, token),
          email: mail.to,
          profile,
          expires_at: new Date(made.getTime() + confirmationHours * 3_600_000),
        };
      },
    });
  }

  async function welcome(mail: SendableMail) {
    const { request } = mail.data as unknown as Pick<SignUpMail, "request">;
    const at = mailSite(mail);
    const holder = personHash(await keyOf(), mail.to);
    const voucher = await vouchers.of({ site: at.site, holder, now: now() });
    return inTurn.add({
      mail,
      request,
      answer: ({ status }) =>
        status === "confirmed"
          ? { kind: "welcome", make: (token) => welcomeMail(at, token, voucher) }
          : undefined,
    });
  }

  return {
    [newsletterMails.signUp]: signUp,
    [newsletterMails.welcome]: welcome,
    [newsletterMails.goodbye]: async (mail) => goodbyeMail(mailSite(mail)),
  };
}

/** Stores what mails open; a confirmation ends those of earlier sign-ups. */
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

/** Names the words of a mail without what is secret in them. */
const templateHash = (make: (token: string) => MailContent) =>
  createHash("sha256")
    .update(JSON.stringify(make("")))
    .digest("base64url");
