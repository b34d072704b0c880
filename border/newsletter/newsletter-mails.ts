import { newsletterApi, newsletterPaths } from "../border-paths.ts";
import { limitedButton, mailParagraph } from "../../platform/shared/mail-blocks.ts";
import type { MailContent } from "../../platform/shared/mail.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { confirmationHours } from "./newsletter-contract.ts";
import { nameFieldsOf } from "./newsletter-rules.ts";
import type { NewsletterMailTexts } from "./newsletter-mail-texts.ts";

/** A personal voucher. */
export interface WelcomeVoucher {
  code: string;
  validUntil: Date;
}

/** The site and messages of a mail. */
export interface MailSite {
  site: Site;
  /** The site's origin, without a trailing slash. */
  origin: string;
  texts: NewsletterMailTexts;
}

const links = (origin: string, token: string) => ({
  confirm: `${origin}${newsletterPaths.confirm}/${token}`,
  preferences: `${origin}${newsletterPaths.preferences}/${token}`,
  unsubscribe: `${origin}${newsletterPaths.unsubscribe}/${token}`,
  oneClick: origin + newsletterApi.unsubscribe(token),
});

const unsubscribe = ({ origin, texts }: MailSite, token: string) => {
  const { oneClick, unsubscribe: page } = links(origin, token);
  return { list: "newsletter", oneClick, page, text: texts.unsubscribe };
};

/** Returns the mail with the confirmation button and the declaration it makes. */
export function confirmationMail({ origin, texts }: MailSite, token: string): MailContent {
  const { subject, preview, heading, text, consent, reason, ...words } = texts.confirmation;
  return {
    subject,
    preview,
    heading,
    blocks: [
      mailParagraph(text),
      ...limitedButton(words, links(origin, token).confirm, { hours: confirmationHours }),
      { type: "note", text: consent },
    ],
    reason,
  };
}

/** A subscriber's names, as confirmed by them. */
export interface SubscriberNames {
  firstName?: string;
  lastName?: string;
}

/** Returns the first line of a subscriber's mail, where the site asks for names. */
function greeting({ site, texts }: MailSite, names: SubscriberNames): MailContent["blocks"] {
  const name = nameFieldsOf(site)
    .flatMap((field) => names[field] ?? [])
    .join(" ");
  return name ? [{ type: "paragraph", text: fill(texts.greeting, { name }) }] : [];
}

/** Returns the mail that tells a subscriber that nothing changed. */
export function noticeMail(at: MailSite, token: string, names: SubscriberNames): MailContent {
  const { subject, preview, heading, text, button, reason } = at.texts.notice;
  return {
    subject,
    preview,
    heading,
    blocks: [
      ...greeting(at, names),
      { type: "paragraph", text },
      { type: "button", text: button, url: links(at.origin, token).preferences },
    ],
    reason,
    unsubscribe: unsubscribe(at, token),
  };
}

/** Returns the mail after the confirmation, with the voucher if the subscriber has one. */
export function welcomeMail(
  at: MailSite,
  token: string,
  voucher: WelcomeVoucher | undefined,
  names: SubscriberNames,
): MailContent {
  const { site, origin } = at;
  const { subject, preview, heading, text, button, reason, ...words } = at.texts.welcome;
  return {
    subject,
    preview,
    heading,
    blocks: [
      ...greeting(at, names),
      { type: "paragraph", text },
      ...(voucher
        ? [
            {
              type: "voucher" as const,
              code: voucher.code,
              value: words.voucher,
              conditions: fill(words.voucherConditions, {
                until: lastDay(voucher.validUntil, site),
              }),
            },
          ]
        : []),
      { type: "button", text: button, url: `${origin}/` },
      { type: "link", text: words.preferences, url: links(origin, token).preferences },
    ],
    reason,
    unsubscribe: unsubscribe(at, token),
  };
}

export function goodbyeMail({ texts }: MailSite): MailContent {
  const { text, ...words } = texts.goodbye;
  return { ...words, blocks: [{ type: "paragraph", text }] };
}

/** Returns the last day of something whose validity ends at this time. */
const lastDay = (end: Date, { locale, timeZone }: Site) =>
  dateFormat(locale, { dateStyle: "long", timeZone }).format(end.getTime() - 1);
