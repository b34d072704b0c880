import type { MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { formatMoney } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { restockLinkHours, type RestockArticle } from "./restock-contract.ts";

/** Messages of a mail about a sold-out article. The subject, which is also the heading, may contain `{article}`. */
interface RestockMailWords {
  subject: string;
  text: string;
  button: string;
  /** Why the mail was sent, and what to do if it was not requested. */
  reason: string;
}

export interface RestockMailTexts {
  /** Asks the owner of the address for their consent. `{hours}`: how long the link is valid. */
  confirmation: RestockMailWords & { validity: string };
  /** `last` says that no further mail follows. */
  back: RestockMailWords & { last: string };
}

export interface RestockMailSite {
  site: Pick<Site, "locale" | "currency">;
  texts: RestockMailTexts;
  /** The site's origin, without a trailing slash. */
  origin: string;
}

/** Returns the mail whose link leads to the button that confirms a request. */
export function restockConfirmationMail(
  article: RestockArticle,
  { site, texts }: Pick<RestockMailSite, "site" | "texts">,
  url: string,
): MailContent {
  const { subject, text, button, validity, reason } = texts.confirmation;
  const heading = fill(subject, { article: article.name });
  return {
    subject: heading,
    preview: text,
    heading,
    blocks: [
      { type: "paragraph", text },
      articleBlock(article, site),
      { type: "button", text: button, url },
      { type: "paragraph", text: fill(validity, { hours: restockLinkHours }) },
    ],
    reason,
  };
}

/** Returns the one mail that a confirmed request leads to. */
export function restockBackMail(
  article: RestockArticle,
  { site, texts, origin }: RestockMailSite,
): MailContent {
  const { subject, text, button, last, reason } = texts.back;
  const heading = fill(subject, { article: article.name });
  return {
    subject: heading,
    preview: text,
    heading,
    blocks: [
      { type: "paragraph", text },
      articleBlock(article, site),
      { type: "button", text: button, url: origin + article.url },
      { type: "note", text: last },
    ],
    reason,
  };
}

const articleBlock = (
  { name, price, picture }: RestockArticle,
  site: Pick<Site, "locale" | "currency">,
): MailBlock => ({
  type: "amounts",
  rows: [{ text: name, amount: formatMoney(price, site), picture }],
});
