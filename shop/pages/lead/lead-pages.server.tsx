import type { ReactNode } from "react";
import { Compile } from "typebox/compile";
import type { WebPage, WithContext } from "schema-dts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { alternates } from "../../../storefront/pages/alternates.ts";
import type { PageHead } from "../../../storefront/pages/page-head.ts";
import type { Page, PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import { ContentBlock } from "../../content-pages/server/content-blocks.ts";
import {
  leadConfirmationHours,
  leadPath,
  leadReceivedPath,
  type LeadCampaign,
} from "../../leads/leads-contract.ts";
import type { ShownCampaign } from "../../leads/server/campaigns.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { ContentBlocks } from "../content/ContentBlocks.tsx";
import { blockStyles } from "../content/content-pages.server.tsx";
import { createBlockReader, type BlockReaderOptions } from "../content/read-blocks.server.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { pageTitle } from "../document/page-title.ts";
import {
  campaignForm,
  type CampaignFormsOptions,
  type SentLead,
} from "./campaign-forms.server.tsx";
import { EditorText, LeadPage } from "./LeadPage.tsx";
import { LeadStep, type LeadStepProps } from "./LeadStep.tsx";

export interface LeadPagesSources extends CampaignFormsOptions, BlockReaderOptions {
  frame: Pick<PageFrame, "origins" | "sites">;
}

const contentBlock = Compile(ContentBlock);

export type LeadPages = ReturnType<typeof createLeadPages>;

/** Creates the functions that make the pages of campaigns. */
export function createLeadPages(options: LeadPagesSources) {
  const { frame, staticPages, leads } = options;
  const readBlocks = createBlockReader(options);
  return { campaignPage, receivedPage, confirmPage, stepPage };

  /** The campaign with its form; with what was typed after a form that was not taken. */
  async function campaignPage(
    content: SiteContent,
    at: Viewpoint,
    shown: ShownCampaign,
    sent?: SentLead,
  ): Promise<Page> {
    const { site, texts } = content;
    const { campaign } = shown;
    const path = leadPath(campaign);
    const origin = valueAt(frame.origins, site.code);
    const { title, description } = campaign;
    const others = (await leads.campaigns.list(at))
      .filter((other) => other.state === "open" && other.campaign.id !== campaign.id)
      .map((other) => other.campaign);
    const page: WithContext<WebPage> = {
      "@context": "https://schema.org",
      "@type": "WebPage",
      name: title,
      description,
      url: origin + path,
      inLanguage: site.locale,
      ...(campaign.closes && { expires: campaign.closes.toISOString() }),
    };
    const above = sent ? undefined : await blocksOf(content, at, campaign);
    const shownPage = pageOf(
      campaign,
      {
        description,
        alternates: await alternates(frame.sites, at, async (there) =>
          (await leads.campaigns.list(there))
            .filter((other) => other.campaign.id === campaign.id)
            .map((other) => leadPath(other.campaign))
            .at(0),
        ),
        // Search engines list what takes entries.
        isPrivate: sent !== undefined || shown.state !== "open",
        structuredData: [...breadcrumbData(origin, [{ name: title, url: path }]), page],
      },
      <LeadPage
        breadcrumbLabel={texts.catalogue.breadcrumb}
        campaign={campaign}
        others={{ title: texts.leads.others, campaigns: others }}
        above={above && <ContentBlocks blocks={above.blocks} content={content} />}
      >
        {campaignForm(content, shown, { staticPages, sent })}
      </LeadPage>,
    );
    return { ...shownPage, isIncomplete: above?.isIncomplete };
  }

  /** Reads the blocks above the form. They are left out after a form that was not taken, which has its problems first. */
  function blocksOf(content: SiteContent, at: Viewpoint, { blocks }: LeadCampaign) {
    return readBlocks(
      content,
      at,
      { blocks: blocks.filter((block) => contentBlock.Check(block)) },
      [],
      () => undefined,
    );
  }

  /** The page after a form: that the entry counts, or that a mail follows. */
  function receivedPage(content: SiteContent, campaign: LeadCampaign): Page {
    const { sent, toShop } = content.texts.leads;
    const link = { url: "/", text: toShop };
    const { id, isConfirmedByMail } = campaign;
    if (!isConfirmedByMail) return thanksPage(content, campaign, id);
    return stepPage(campaign, {
      title: sent.title,
      children: <p>{fill(sent.text, { hours: leadConfirmationHours })}</p>,
      hint: sent.hint,
      link,
      lead: id,
    });
  }

  function thanksPage(content: SiteContent, campaign: LeadCampaign, lead?: string): Page {
    const { title, text } = campaign.thanks;
    return stepPage(campaign, {
      title,
      children: <EditorText html={text} />,
      link: { url: "/", text: content.texts.leads.toShop },
      lead,
    });
  }

  /** The page behind the link of a mail: its button, or what it led to. `email` is masked. */
  function confirmPage(
    content: SiteContent,
    campaign: LeadCampaign,
    shown: { waiting: string } | "already" | "confirmed" | "full" | "invalid",
  ): Page {
    const { confirm, already, states, linkInvalid, toShop } = content.texts.leads;
    const link = { url: "/", text: toShop };
    if (typeof shown === "object")
      return stepPage(campaign, {
        title: confirm.title,
        children: <p>{fill(confirm.text, { campaign: campaign.title, email: shown.waiting })}</p>,
        button: confirm.button,
        hint: confirm.ignore,
      });
    switch (shown) {
      case "confirmed":
        return thanksPage(content, campaign);
      case "already":
        return stepPage(campaign, { title: already.title, children: <p>{already.text}</p>, link });
      case "full":
        return stepPage(campaign, {
          title: states.full.title,
          children: <p>{states.full.text}</p>,
          link,
        });
      case "invalid":
        return stepPage(campaign, {
          title: linkInvalid.title,
          children: <p>{fill(linkInvalid.text, { hours: leadConfirmationHours })}</p>,
          link: { url: leadPath(campaign), text: linkInvalid.again },
        });
    }
  }

  function stepPage(campaign: LeadCampaign, props: LeadStepProps): Page {
    return pageOf(
      campaign,
      { title: pageTitle(props.title), isPrivate: true, path: leadReceivedPath(campaign) },
      <LeadStep {...props} />,
    );
  }
}

const pageOf = (campaign: LeadCampaign, head: Partial<PageHead>, body: ReactNode): Page => ({
  type: "lead",
  styles: [...blockStyles, "lead-page.entry.css"],
  head: {
    title: pageTitle(campaign.title),
    description: campaign.description,
    path: leadPath(campaign),
    ...head,
  },
  body,
});
