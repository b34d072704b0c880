import type { ReactNode } from "react";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { leadStoredUntil } from "../../leads/lead-rules.ts";
import { shownAnswers } from "../../leads/lead-answers.ts";
import type {
  LeadAnswers,
  LeadCampaign,
  LeadProblems,
  LeadState,
} from "../../leads/leads-contract.ts";
import type { ShownCampaign } from "../../leads/server/campaigns.ts";
import type { Leads } from "../../leads/server/leads-slice.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { StaticPages } from "../text/static-pages.server.ts";
import { LeadClosed, type LeadClosedProps } from "./LeadClosed.tsx";
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

function closedOf(
  { site, texts: { leads: texts } }: SiteContent,
  campaign: LeadCampaign,
  state: Exclude<LeadState, "open">,
  sent: SentLead,
): LeadClosedProps {
  const { title, text } = texts.states[state];
  const moment = state === "early" ? campaign.opens : campaign.closes;
  const answers = shownAnswers(sent.answers, campaign, { site, texts });
  return {
    title,
    text: fill(text, { date: moment ? campaignMoment(moment, site) : "" }),
    typed: sent === nothingSent ? undefined : { title: texts.typed, answers },
    toShop: texts.toShop,
  };
}

interface ShownForm extends Pick<CampaignFormsOptions, "staticPages"> {
  /** A form that was sent and not taken. */
  sent?: SentLead;
  /** The content page that the form stands in. */
  page?: string;
}

/** Renders the form of a campaign, or why it takes no entries; both with what was typed after it was not taken. */
export function campaignForm(
  content: SiteContent,
  shown: ShownCampaign,
  { staticPages, sent = nothingSent, page }: ShownForm,
) {
  const { campaign, state } = shown;
  if (state !== "open") return <LeadClosed {...closedOf(content, campaign, state, sent)} />;
  const { site, texts } = content;
  const { title, path } = staticPages.get(site.code, "privacy");
  return (
    <LeadForm
      {...sent}
      page={page}
      campaign={campaign}
      site={site}
      texts={texts.leads}
      mandatory={texts.customer.mandatory}
      notes={notesOf(content, campaign)}
      privacy={{ introduction: texts.leads.aboutPrivacy, url: path, text: title }}
    />
  );
}

/** A form of a content page that was not taken. */
interface FormSentFromPage {
  shown: ShownCampaign;
  sent: SentLead;
}

/**
 * Creates the function that returns the forms of a site's campaigns at a moment, by their ids, for a content page. A campaign that
 * takes no entries has none, unless its form was just sent from there.
 */
export const createCampaignForms =
  ({ staticPages, leads }: CampaignFormsOptions) =>
  async (
    content: SiteContent,
    at: Viewpoint,
    page: string,
    notTaken?: FormSentFromPage,
  ): Promise<(id: string) => ReactNode> => {
    const all = await leads.campaigns.list(at);
    return (id) => {
      if (notTaken?.shown.campaign.id === id)
        return campaignForm(content, notTaken.shown, {
          staticPages,
          sent: notTaken.sent,
          page,
        });
      const found = all.find(({ campaign, state }) => campaign.id === id && state === "open");
      return found && campaignForm(content, found, { staticPages, page });
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
