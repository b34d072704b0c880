import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { mailParagraph, mailWith } from "../../platform/shared/mail-blocks.ts";
import type { MailContent } from "../../platform/shared/mail.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { withoutLinks } from "../../platform/shared/texts/disarmed-text.ts";
import {
  declarationFields,
  type Declaration,
  type DeclarationField,
  type Receipt,
  type WithdrawalTexts,
} from "./withdrawal-contract.ts";

/** Formats a receipt number in groups: "4711 0815 1234". */
export const groupedNumber = (number: string) => number.replaceAll(/\d{4}(?=\d)/g, "$& ");

/** Formats the time at which a declaration was received, in the site's time zone. */
export const receiptTime = (
  receivedAt: Date,
  { locale, timeZone }: Pick<Site, "locale" | "timeZone">,
) => dateFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone }).format(receivedAt);

/**
 * Removes links from all fields except the address: anyone may have written them and entered another person's address. The
 * address is the recipient's own.
 */
const shown = (field: DeclarationField, declaration: Declaration) =>
  field === "email" ? declaration.email : withoutLinks(declaration[field]);

/**
 * Returns the mail by which the shop acknowledges a withdrawal on a durable medium: its content, date and time (Directive
 * 2011/83/EU, article 11a, paragraph 4).
 */
export function withdrawalMail(
  { number, receivedAt, declaration }: Receipt,
  texts: Pick<
    WithdrawalTexts,
    "declaration" | "labels" | "mail" | "number" | "received" | "receivedAt"
  >,
  site: Pick<Site, "locale" | "timeZone">,
): MailContent {
  const given = declarationFields
    .filter((field) => declaration[field] !== "")
    .map((field) => ({ name: texts.labels[field], value: shown(field, declaration) }));
  return mailWith({ ...texts.mail, heading: texts.received }, [
    {
      type: "facts",
      facts: [
        { name: texts.number, value: groupedNumber(number) },
        { name: texts.receivedAt, value: receiptTime(receivedAt, site) },
      ],
    },
    mailParagraph(texts.declaration),
    { type: "facts", facts: given },
  ]);
}
