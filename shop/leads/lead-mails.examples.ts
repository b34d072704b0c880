import type { MailContent } from "../../platform/shared/mail.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { exampleCampaign, exampleEntry } from "./lead-examples.ts";
import { leadConfirmationMail, leadReceivedMail, leadTeamMail } from "./lead-mails.ts";
import type { LeadTexts } from "./leads-texts.ts";

/** Returns the mails about an entry, with data as a shopper might enter it. */
export function mailExamples({
  site,
  texts,
}: {
  site: Site;
  texts: { leads: LeadTexts };
}): Record<string, MailContent> {
  const at = { site, texts: texts.leads, origin: "https://www.example.com" };
  return {
    leadConfirmation: leadConfirmationMail(exampleCampaign, "x".repeat(32), at),
    leadReceived: leadReceivedMail(exampleCampaign, exampleEntry, at),
    leadTeam: leadTeamMail(exampleCampaign, exampleEntry, at),
  };
}
