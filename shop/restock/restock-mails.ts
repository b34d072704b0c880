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
export const restockConfirmationMail = (
  article: RestockArticle,
  { site, texts: { confirmation } }: Pick<RestockMailSite, "site" | "texts">,
  url: string,
): MailContent =>
  restockMail(article, site, confirmation, url, {
    type: "paragraph",
    text: fill(confirmation.validity, { hours: restockLinkHours }),
  });

/** Returns the one mail that a confirmed request leads to. */
export const restockBackMail = (
  article: RestockArticle,
  { site, texts: { back }, origin }: RestockMailSite,
): MailContent =>
  restockMail(article, site, back, origin + article.url, { type: "note", text: back.last });

function restockMail(
  article: RestockArticle,
  site: RestockMailSite["site"],
  { subject, text, button, reason }: RestockMailWords,
  url: string,
  last: MailBlock,
): MailContent {
  const { name, price, picture } = article;
  const heading = fill(subject, { article: name });
  const rows = [{ text: name, amount: formatMoney(price, site), picture }];
  return {
    subject: heading,
    preview: text,
    heading,
    blocks: [
      { type: "paragraph", text },
      { type: "amounts", rows },
      { type: "button", text: button, url },
      last,
    ],
    reason,
  };
}
