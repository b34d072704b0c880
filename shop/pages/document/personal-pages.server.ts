import type { FastifyReply, FastifyRequest } from "fastify";
import { queryOf, type Form } from "../../../platform/http/requests/forms.ts";
import {
  renderDocument,
  viewOf,
  type Page,
  type PageFrame,
} from "../../../storefront/pages/render-page.server.tsx";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import type { StaticPages } from "../text/static-pages.server.ts";

export interface PersonalPagesOptions {
  frame: PageFrame;
  staticPages: StaticPages;
  requests: ShopRequests;
  subscriptions: Pick<Subscriptions, "isOfferedOn">;
}

/** The content of a request's site, the pages of its team, and the query of its address. */
export interface PageContent extends SiteContent {
  staticPages: StaticPages;
  query: Form;
  /** The moment whose content the page shows. */
  now: Date;
  /** Whether the site sells coffee by subscription. */
  hasSubscriptions: boolean;
}

/** Creates the function that turns the rendering of a page into its handler. The pages belong to one shopper, so none is cached. */
export const createPersonalPages =
  ({ frame, staticPages, requests, subscriptions }: PersonalPagesOptions) =>
  <Given extends unknown[]>(
    render: (content: PageContent, ...given: Given) => Page | Promise<Page>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply, ...given: Given): Promise<FastifyReply> => {
    const content = requests.contentOf(request);
    const { now } = requests.presentOf(request);
    const query = queryOf(request);
    const hasSubscriptions = subscriptions.isOfferedOn(content.site);
    const page = await render({ ...content, staticPages, query, now, hasSubscriptions }, ...given);
    // The database may be what failed: the border must not wait for it.
    const isAtOnce = reply.statusCode === 503;
    const { html, headers } = await renderDocument(
      content,
      page,
      isAtOnce ? { ...frame, fragments: { inPage: frame.fragments.inPageAtOnce } } : frame,
      { preview: request.preview, ...viewOf(request, content.site.code) },
    );
    return reply.headers(headers).send(html);
  };
