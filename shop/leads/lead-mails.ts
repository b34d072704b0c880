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
  const { button, validity, ...words } = texts.mail.confirmation;
  const { subject, text, reason } = filled(words, campaign);
  return {
    subject,
    preview: text,
    heading: campaign.title,
    blocks: [
      { type: "paragraph", text },
      { type: "button", text: button, url: `${origin}${leadConfirmPath(campaign)}/${secret}` },
      { type: "paragraph", text: fill(validity, { hours: leadConfirmationHours }) },
    ],
    reason,
  };
}

/** Returns the mail that tells the shopper what was received, and when it will be deleted. */
export function leadReceivedMail(
  campaign: LeadCampaign,
  entry: LeadEntry,
  at: LeadMailSite,
): MailContent {
  const { given, declared, ...words } = at.texts.mail.received;
  const { subject, text, reason } = filled(words, campaign);
  const thanks = plainText(campaign.thanks.text);
  return {
    subject,
    preview: text,
    heading: campaign.thanks.title,
    blocks: [
      { type: "paragraph", text },
      ...thanks.map((paragraph) => ({ type: "paragraph" as const, text: paragraph })),
      { type: "paragraph", text: given },
      ...factsOf(campaign, entry, at),
      ...declarations(declared, entry),
    ],
    reason,
  };
}

/** Returns the mail that brings an entry to the team. */
export function leadTeamMail(
  campaign: LeadCampaign,
  entry: LeadEntry,
  at: LeadMailSite,
): MailContent {
  const { subject, text, reason } = filled(at.texts.mail.team, campaign);
  return {
    subject,
    preview: text,
    heading: campaign.title,
    blocks: [
      { type: "paragraph", text },
      ...factsOf(campaign, entry, at),
      ...declarations(at.texts.mail.received.declared, entry),
    ],
    reason,
  };
}

/** Fills the campaign's title into the messages that every mail has. */
const filled = (
  { subject, text, reason }: Pick<LeadTexts["mail"]["team"], "reason" | "subject" | "text">,
  { title: campaign }: LeadCampaign,
) => ({
  subject: fill(subject, { campaign }),
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
        { type: "paragraph", text: introduction },
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
