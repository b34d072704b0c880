import type { MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { formatAmount } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { fill, plural, type Plural } from "../../platform/shared/texts/words.ts";
import { cardPaths, customerPaths } from "../shop-paths.ts";
import type { Card } from "../sites/shop-site.ts";
import { groupedCardNumber } from "./card-numbers.ts";

interface CardMailWords {
  subject: string;
  text: string;
  button: string;
  /** Why the mail was sent. */
  reason: string;
}

export interface CardMailTexts {
  /** With `{beans}`, the number of beans in a lot, and `{amount}`, its value. */
  welcome: CardMailWords & { number: string; terms: string };
  /** With `{manager}`; `validity` with `{days}`. */
  invitation: CardMailWords & { validity: string };
  /** With `{count}` and `{date}`. */
  expiring: Omit<CardMailWords, "subject" | "text"> & { subject: Plural; text: string };
}

export interface CardMailSite {
  site: Pick<Site, "locale" | "currency" | "timeZone"> & { card?: Card };
  texts: CardMailTexts;
  /** The site's origin, without a trailing slash. */
  origin: string;
}

const paragraph = (text: string): MailBlock => ({ type: "paragraph", text });

/** Returns the mail with the number of a new card. */
export function cardWelcomeMail(
  number: string,
  { site, texts, origin }: CardMailSite,
): MailContent {
  const { subject, text, button, reason, number: label, terms } = texts.welcome;
  const { beans = 0, beansWorth = 0 } = site.card ?? {};
  const shown = fill(text, { beans, amount: formatAmount(beansWorth, site) });
  return {
    subject,
    preview: shown,
    heading: subject,
    blocks: [
      paragraph(shown),
      { type: "facts", facts: [{ name: label, value: groupedCardNumber(number) }] },
      { type: "button", text: button, url: origin + customerPaths.card },
      { type: "link", text: terms, url: origin + cardPaths.kontorcard },
    ],
    reason,
  };
}

/** Returns the mail that invites a person to a household. */
export function cardInvitationMail(
  invitation: { manager: string; url: string; days: number },
  { texts }: Pick<CardMailSite, "texts">,
): MailContent {
  const { subject, text, button, validity, reason } = texts.invitation;
  const { manager, url, days } = invitation;
  const heading = fill(subject, { manager });
  return {
    subject: heading,
    preview: fill(text, { manager }),
    heading,
    blocks: [
      paragraph(fill(text, { manager })),
      { type: "button", text: button, url },
      paragraph(fill(validity, { days })),
    ],
    reason,
  };
}

/** Returns the mail that announces beans that expire. */
export function cardExpiringMail(
  { beans, from }: { beans: number; from: Date },
  { site, texts, origin }: CardMailSite,
): MailContent {
  const { subject, text, button, reason } = texts.expiring;
  // The moment is the end of the last day.
  const date = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone }).format(
    +from - 1,
  );
  const heading = plural(subject, beans, site.locale);
  return {
    subject: heading,
    preview: fill(text, { date }),
    heading,
    blocks: [
      paragraph(fill(text, { date })),
      { type: "button", text: button, url: origin + customerPaths.card },
    ],
    reason,
  };
}
