import type { MailTemplates } from "../../../platform/shared/mail.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import {
  leadConfirmationMail,
  leadReceivedMail,
  leadTeamMail,
  type LeadMailSite,
} from "../lead-mails.ts";
import type { LeadCampaign, LeadEntry } from "../leads-contract.ts";

/** The kinds of mails, with the id of their entry. */
export interface LeadMails {
  "lead-confirmation": { id: string };
  "lead-received": { id: string };
  "lead-team": { id: string };
}

export interface LeadMailOptions {
  entry(id: string): Promise<LeadEntry | undefined>;
  campaign(site: SiteCode, id: string): Promise<LeadCampaign | undefined>;
  createLink(entryId: string): Promise<string>;
  mailSite(code: SiteCode): LeadMailSite;
}

/** Returns the templates of the mails. None is sent about an entry that was deleted, or whose campaign was. */
export function leadMailTemplates({
  entry: read,
  campaign: find,
  createLink,
  mailSite,
}: LeadMailOptions): MailTemplates<LeadMails> {
  const known = async (id: string) => {
    const entry = await read(id);
    const campaign = entry && (await find(entry.site, entry.campaign));
    return campaign && { entry, campaign, at: mailSite(entry.site) };
  };
  return {
    async "lead-confirmation"({ data }) {
      const found = await known(data.id);
      if (!found || found.entry.acceptedAt) return undefined;
      return leadConfirmationMail(found.campaign, await createLink(data.id), found.at);
    },
    async "lead-received"({ data }) {
      const found = await known(data.id);
      return found && leadReceivedMail(found.campaign, found.entry, found.at);
    },
    async "lead-team"({ data }) {
      const found = await known(data.id);
      return found && leadTeamMail(found.campaign, found.entry, found.at);
    },
  };
}
