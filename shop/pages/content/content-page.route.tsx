import { sendSharedPage, type PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import { formsOf } from "../../content-pages/server/content-page.ts";
import type { ContentPages } from "../../content-pages/server/content-pages.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import {
  createCommunityPages,
  isCommunityPage,
  type CommunityPagesOptions,
} from "../community/community-pages.server.tsx";
import { createCampaignForms, type CampaignFormsOptions } from "../lead/campaign-forms.server.tsx";
import type { NumberedPage } from "../numbered-pages.route.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { findTextPage, type TextPageOptions } from "../text/text-page.route.tsx";
import { createContentPage, type ContentPageOptions } from "./content-pages.server.tsx";

export interface ContentPagesOptions extends ContentPageOptions, CommunityPagesOptions {
  catalogue: ContentPageOptions["catalogue"] & CommunityPagesOptions["catalogue"];
  frame: PageFrame;
  contentPages: Pick<ContentPages, "byNumber" | "find" | "list">;
  staticPages: TextPageOptions["staticPages"];
  subscriptions: TextPageOptions["subscriptions"];
  requests: ShopRequests;
  leads: CampaignFormsOptions["leads"];
}

/** The pages of blocks, and those of text: both have the letter s before the number in their address. */
export const blockPages: PageRoutes = {
  numbered: (options) => ({ s: numberedContentPage(options) }),
};

/** `/kaffee-roesten-s400008001.html`: a page of blocks by the number in its address, of the community, or else of text. */
function numberedContentPage(options: ContentPagesOptions): NumberedPage {
  const { frame, requests } = options;
  const contentPage = createContentPage(options);
  const campaignForms = createCampaignForms(options);
  const community = createCommunityPages(options);

  return (request, reply, number) => {
    const { address } = request.params;
    const path = `/${address}`;
    const content = requests.contentOf(request);
    return sendSharedPage(request, reply, frame, content, address, async (at) => {
      const page = await options.contentPages.byNumber(at, number);
      if (!page && isCommunityPage(number)) return community.numbered(content, at, number, path);
      if (!page) return findTextPage(options, content, number, { path, reads: at.reads });
      if (page.path !== path) return { movedTo: page.path };
      const formOf =
        formsOf(page).length > 0 ? await campaignForms(content, at, page.id) : () => undefined;
      return contentPage(content, at, page, formOf);
    });
  };
}
