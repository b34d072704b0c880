import { limitedButton, mailParagraph, mailWith } from "../../platform/shared/mail-blocks.ts";
import type { MailBlock, MailContent } from "../../platform/shared/mail.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { withoutLinks } from "../../platform/shared/texts/disarmed-text.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { shownAnswers } from "./lead-answers.ts";
import {
  leadConfirmationHours,
  leadConfirmPath,
  type LeadCampaign,
  type LeadEntry,
} from "./leads-contract.ts";
import type { LeadTexts } from "./leads-texts.ts";

/** The site and messages of a mail. */
export interface LeadMailSite {
  site: Site;
  /** The site's origin, without a trailing slash. */
  origin: string;
  texts: LeadTexts;
}

/** Returns the mail with the button that confirms an entry. It repeats nothing that was typed: the address may be another person's. */
export function leadConfirmationMail(
  campaign: LeadCampaign,
  secret: string,
  { origin, texts }: LeadMailSite,
): MailContent {
  const words = texts.mail.confirmation;
  const url = `${origin}${leadConfirmPath(campaign)}/${secret}`;
  return mailWith(
    filled(words, campaign),
    limitedButton(words, url, { hours: leadConfirmationHours }),
  );
}

/** Returns the mail that tells the shopper what was received, and when it will be deleted. */
export function leadReceivedMail(
  campaign: LeadCampaign,
  entry: LeadEntry,
  at: LeadMailSite,
): MailContent {
  const { given, declared, ...words } = at.texts.mail.received;
  const { thanks } = campaign;
  return mailWith({ ...filled(words, campaign), heading: thanks.title }, [
    ...plainText(thanks.text).map(mailParagraph),
    mailParagraph(given),
    ...factsOf(campaign, entry, at),
    ...declarations(declared, entry),
  ]);
}

/** Returns the mail that brings an entry to the team, who can answer it. */
export function leadTeamMail(
  campaign: LeadCampaign,
  entry: LeadEntry,
  at: LeadMailSite,
): MailContent {
  const { team, received } = at.texts.mail;
  const mail = mailWith(filled(team, campaign), [
    ...factsOf(campaign, entry, at),
    ...declarations(received.declared, entry),
  ]);
  return { ...mail, ...(entry.email !== undefined && { replyTo: entry.email }) };
}

/** Fills the campaign's title into the messages that every mail has; it is the heading. */
const filled = (
  { subject, text, reason }: Pick<LeadTexts["mail"]["team"], "reason" | "subject" | "text">,
  { title: campaign }: LeadCampaign,
) => ({
  subject: fill(subject, { campaign }),
  heading: campaign,
  text: fill(text, { campaign }),
  reason: fill(reason, { campaign }),
});

/** Removes links from what anyone may have written with another person's address. The address is the recipient's own. */
function factsOf(
  campaign: LeadCampaign,
  { answers, email, receivedAt, expiresAt }: LeadEntry,
  { site, texts }: LeadMailSite,
): MailBlock[] {
  const { locale, timeZone } = site;
  const date = (moment: Date, timeStyle?: "short") =>
    dateFormat(locale, { dateStyle: "long", timeStyle, timeZone }).format(moment);
  const { mail } = texts;
  return [
    {
      type: "facts",
      facts: [
        ...shownAnswers(answers, campaign, { site, texts }).map(({ label, text }) => ({
          name: label,
          value: withoutLinks(text),
        })),
        ...(email === undefined ? [] : [{ name: mail.email, value: email }]),
        { name: mail.receivedAt, value: date(receivedAt, "short") },
        { name: mail.deletedAt, value: date(expiresAt) },
      ],
    },
  ];
}

const declarations = (introduction: string, { consents }: LeadEntry): MailBlock[] =>
  consents.length === 0
    ? []
    : [
        mailParagraph(introduction),
        ...consents.map(({ text }) => ({ type: "note" as const, text: withoutMarks(text) })),
      ];

/** Returns the words of links in Markdown. */
const withoutMarks = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Returns the paragraphs of a text of the content as plain text. */
const plainText = (html: string) =>
  html
    .split(/<\/(?:p|li|h\d)>/)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
        .trim(),
    )
    .filter(Boolean);
