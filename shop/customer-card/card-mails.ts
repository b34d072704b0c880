import { limitedButton, mailWith } from "../../platform/shared/mail-blocks.ts";
import type { MailContent } from "../../platform/shared/mail.ts";
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

/** Returns the mail with the number of a new card. */
export function cardWelcomeMail(
  number: string,
  { site, texts, origin }: CardMailSite,
): MailContent {
  const { text, button, number: label, terms, ...words } = texts.welcome;
  const { beans = 0, beansWorth = 0 } = site.card ?? {};
  const shown = fill(text, { beans, amount: formatAmount(beansWorth, site) });
  return mailWith({ ...words, text: shown }, [
    { type: "facts", facts: [{ name: label, value: groupedCardNumber(number) }] },
    { type: "button", text: button, url: origin + customerPaths.card },
    { type: "link", text: terms, url: origin + cardPaths.kontorcard },
  ]);
}

/** Returns the mail that invites a person to a household. */
export function cardInvitationMail(
  invitation: { manager: string; url: string; days: number },
  { texts }: Pick<CardMailSite, "texts">,
): MailContent {
  const { subject, text, reason, ...words } = texts.invitation;
  const { manager, url, days } = invitation;
  return mailWith(
    { subject: fill(subject, { manager }), text: fill(text, { manager }), reason },
    limitedButton(words, url, { days }),
  );
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
  return mailWith(
    { subject: plural(subject, beans, site.locale), text: fill(text, { date }), reason },
    [{ type: "button", text: button, url: origin + customerPaths.card }],
  );
}
