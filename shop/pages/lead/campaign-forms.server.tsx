import type { ReactNode } from "react";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { leadStoredUntil } from "../../leads/lead-rules.ts";
import type { LeadAnswers, LeadCampaign, LeadProblems } from "../../leads/leads-contract.ts";
import type { Leads } from "../../leads/server/leads-slice.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { StaticPages } from "../text/static-pages.server.ts";
import { LeadForm } from "./LeadForm.tsx";

export interface CampaignFormsOptions {
  staticPages: Pick<StaticPages, "get">;
  leads: { campaigns: Pick<Leads["campaigns"], "list"> };
}

/** A form that was sent, and why it was not taken. */
export interface SentLead {
  answers: LeadAnswers;
  ticked: LeadAnswers;
  problems: LeadProblems;
  notTaken?: string;
}

const nothingSent: SentLead = { answers: {}, ticked: {}, problems: {} };

/** Renders the form of a campaign, with what was typed after it was not taken. */
export function campaignForm(
  content: SiteContent,
  {
    campaign,
    staticPages,
    sent = nothingSent,
  }: Pick<CampaignFormsOptions, "staticPages"> & { campaign: LeadCampaign; sent?: SentLead },
) {
  const { site, texts } = content;
  const { title, path } = staticPages.get(site.code, "privacy");
  return (
    <LeadForm
      {...sent}
      campaign={campaign}
      site={site}
      texts={texts.leads}
      mandatory={texts.customer.mandatory}
      notes={notesOf(content, campaign)}
      privacy={{ introduction: texts.leads.aboutPrivacy, url: path, text: title }}
    />
  );
}

/**
 * Creates the function that returns the forms of a site's campaigns at a moment, by their ids, for pages that have one among other
 * things. A campaign that takes no entries has none.
 */
export const createCampaignForms =
  ({ staticPages, leads }: CampaignFormsOptions) =>
  async (content: SiteContent, at: Viewpoint): Promise<(id: string) => ReactNode> => {
    const all = await leads.campaigns.list(at);
    return (id) => {
      const found = all.find(({ campaign, state }) => campaign.id === id && state === "open");
      return found && campaignForm(content, { campaign: found.campaign, staticPages });
    };
  };

/** Formats a moment at the site. */
export const campaignMoment = (
  moment: Date,
  { locale, timeZone }: Pick<SiteContent["site"], "locale" | "timeZone">,
) => dateFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(moment);

/** Returns until when entries are taken, and when they are deleted. */
function notesOf({ site, texts: { leads: texts } }: SiteContent, campaign: LeadCampaign) {
  const { closes, storedDays } = campaign;
  if (!closes) return [plural(texts.stored.afterDays, storedDays, site.locale)];
  const { locale, timeZone } = site;
  const deleted = dateFormat(locale, { dateStyle: "long", timeZone }).format(
    leadStoredUntil(campaign, closes),
  );
  return [
    fill(texts.closes, { date: campaignMoment(closes, site) }),
    fill(texts.stored.until, { date: deleted }),
  ];
}
