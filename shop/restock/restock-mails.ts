import { limitedButton, mailWith, type MailWords } from "../../platform/shared/mail-blocks.ts";
import type { MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { formatMoney } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { restockLinkHours, type RestockArticle } from "./restock-contract.ts";

/** Messages of a mail about a sold-out article. The subject may contain `{article}`. */
interface RestockMailWords extends Omit<MailWords, "heading"> {
  button: string;
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
  const words = texts.confirmation;
  return articleMail(words, article, site, limitedButton(words, url, { hours: restockLinkHours }));
}

/** Returns the one mail that a confirmed request leads to. */
export function restockBackMail(
  article: RestockArticle,
  { site, texts, origin }: RestockMailSite,
): MailContent {
  const { button, last } = texts.back;
  return articleMail(texts.back, article, site, [
    { type: "button", text: button, url: origin + article.url },
    { type: "note", text: last },
  ]);
}

/** Returns a mail that shows an article, followed by blocks. */
const articleMail = (
  words: RestockMailWords,
  { name, price, picture }: RestockArticle,
  site: RestockMailSite["site"],
  blocks: MailBlock[],
): MailContent =>
  mailWith({ ...words, subject: fill(words.subject, { article: name }) }, [
    { type: "amounts", rows: [{ text: name, amount: formatMoney(price, site), picture }] },
    ...blocks,
  ]);
