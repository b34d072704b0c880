import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { maskedEmail } from "../../../border/newsletter/masked-email.ts";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { acceptForms, formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { sendSharedPage, type Page } from "../../../storefront/pages/render-page.server.tsx";
import { formsOf } from "../../content-pages/server/content-page.ts";
import { leadProblems, submissionOf, typedAnswers, typedConsents } from "../../leads/lead-rules.ts";
import { leadFormNames, leadReceivedPath, type LeadCampaign } from "../../leads/leads-contract.ts";
import type { ShownCampaign } from "../../leads/server/campaigns.ts";
import type { Leads } from "../../leads/server/leads-slice.ts";
import { leadsPath } from "../../shop-paths.ts";
import {
  createPersonalPages,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { createContentPage, type ContentPageOptions } from "../content/content-pages.server.tsx";
import { createCampaignForms, type SentLead } from "./campaign-forms.server.tsx";
import { createLeadPages, type LeadPages } from "./lead-pages.server.tsx";

export interface LeadPagesOptions
  extends PersonalPagesOptions, Pick<ContentPageOptions, "catalogue" | "contentPages" | "search"> {
  leads: Pick<Leads, "campaigns" | "entries">;
}

/** Above the size of the longest valid texts, so that a page can say which of them is too long. */
const maxFormBytes = 131_072;

/** Campaign pages with a form, and what follows it. All work without JavaScript. */
export const leadPages: PageRoutes = { shared: sharedLeadRoutes, personal: leadFormRoutes };

type WithAddress = { Params: { address: string } };
type WithToken = { Params: { address: string; token: string } };

const one = `${leadsPath}/:address` as const;
const params = Type.Object({ address: Type.String({ maxLength: 60 }) });

/** The pages that are the same for every shopper: their forms have no secret, since an entry is known by its content. */
function sharedLeadRoutes(app: FastifyInstance, options: LeadPagesOptions) {
  const { frame, leads, requests } = options;
  const pages = createLeadPages(options);

  app.get<WithAddress>(
    one,
    { schema: { summary: "A campaign with a form", tags: ["pages"], params } },
    (request, reply) => {
      const content = requests.contentOf(request);
      const { address } = request.params;
      return sendSharedPage(request, reply, frame, content, `lead ${address}`, async (at) => {
        const found = await leads.campaigns.find(at, address);
        return found && pages.campaignPage(content, at, found);
      });
    },
  );

  app.get<WithAddress>(
    `${one}/received`,
    { schema: { summary: "An entry of a campaign was received", tags: ["pages"], params } },
    (request, reply) => {
      const content = requests.contentOf(request);
      const { address } = request.params;
      return sendSharedPage(request, reply, frame, content, `lead ${address} done`, async (at) => {
        const found = await leads.campaigns.find(at, address);
        return found && pages.receivedPage(content, found.campaign);
      });
    },
  );
}

function leadFormRoutes(app: FastifyInstance, options: LeadPagesOptions) {
  const { leads, requests } = options;
  const pages = createLeadPages(options);
  const contentPage = createContentPage(options);
  const campaignForms = createCampaignForms(options);
  const sendPage = createPersonalPages(options)((_content, page: Page) => page);
  acceptForms(app, maxFormBytes);

  const campaignOf = (request: FastifyRequest<WithAddress>): Promise<ShownCampaign | undefined> =>
    leads.campaigns.find(requests.viewpointOf(request), request.params.address);

  app.post<WithAddress>(
    one,
    {
      schema: {
        ...formSchema(
          "Send the form of a campaign: its fields by their ids, consent-ID for consents, with their version",
          "Redirects to the page that says what happens next. The same form, sent again, is the same entry.",
        ),
        params,
      },
    },
    async (request, reply) => {
      const found = await campaignOf(request);
      if (!found) return notFound(reply);
      const { campaign, state } = found;
      const { site, now } = requests.presentOf(request);
      if (formOf(request)[leadFormNames.honeypot]) return toReceived(reply, campaign);
      const sent = sentBy(request, found);
      if (state !== "open") return send(request, reply.code(409), found, sent);
      const problems = leadProblems(sent.answers, sent.ticked, campaign, site);
      if (Object.keys(problems).length > 0)
        return send(request, reply.code(400), found, { ...sent, problems });
      // Staff who preview another moment see what shoppers will see, and write to no one.
      if (request.preview) return toReceived(reply, campaign);
      const submission = submissionOf(sent.answers, sent.ticked, campaign);
      const outcome = await leads.entries.receive(campaign, submission, { now, ip: request.ip });
      if (outcome === "received") return toReceived(reply, campaign, true);
      if (outcome === "full")
        return send(request, reply.code(409), { campaign, state: "full" }, sent);
      const { waitMinutes } = outcome;
      const { texts } = requests.contentOf(request);
      reply.code(429).header("retry-after", String(waitMinutes * 60));
      return send(request, reply, found, {
        ...sent,
        notTaken: plural(texts.leads.notTaken.tooMany, waitMinutes, site.locale),
      });
    },
  );

  confirmationRoutes(app, { leads, requests, pages, sendPage, campaignOf });

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: ShownCampaign,
    sent: SentLead,
  ) => sendPage(request, reply, await pageAfter(request, found, sent));

  /** Returns the page of a form that was not taken: the content page that it stands in, or that of its campaign. */
  async function pageAfter(
    request: FastifyRequest,
    shown: ShownCampaign,
    sent: SentLead,
  ): Promise<Page> {
    const content = requests.contentOf(request);
    const at = requests.viewpointOf(request);
    const id = formOf(request)[leadFormNames.page];
    // A page that reads as little as possible, where the shop is busy or its database away.
    const page =
      id === undefined || sent.notTaken !== undefined
        ? undefined
        : await options.contentPages.find(at, id);
    if (!page || !formsOf(page).includes(shown.campaign.id))
      return pages.campaignPage(content, at, shown, sent);
    const forms = await campaignForms(content, at, page.id, { shown, sent });
    const { head, ...rest } = await contentPage(content, at, page, forms);
    return { ...rest, head: { ...head, isPrivate: true } };
  }

  function sentBy(request: FastifyRequest, { campaign }: ShownCampaign): SentLead {
    const { site } = requests.presentOf(request);
    const form = formOf(request);
    return {
      answers: typedAnswers(form, campaign, site),
      ticked: typedConsents(form, campaign),
      problems: {},
    };
  }

  /** An error must not discard what was typed: the page shows it again. */
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    const { address } = request.params as Partial<WithAddress["Params"]>;
    if (request.method !== "POST" || statusCode < 500 || !address) throw error;
    if (!(error instanceof RefusedError)) request.log.error(error);
    const found = await leads.campaigns.find(requests.presentOf(request), address);
    if (!found) throw error;
    const { texts } = requests.contentOf(request);
    return send(request, reply.code(503).header("retry-after", "5"), found, {
      ...sentBy(request, found),
      notTaken: texts.leads.notTaken.unavailable,
    });
  });
}

/** Redirects to the page after the form. Only what was taken now is a lead for the page's tracking. */
const toReceived = (reply: FastifyReply, campaign: LeadCampaign, isNew = false) =>
  reply.redirect(leadReceivedPath(campaign) + (isNew ? "?new" : ""), 303);

function notFound(reply: FastifyReply) {
  reply.callNotFound();
  return reply;
}

interface ConfirmationOptions extends Pick<LeadPagesOptions, "leads" | "requests"> {
  pages: LeadPages;
  sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply>;
  campaignOf(request: FastifyRequest<WithAddress>): Promise<ShownCampaign | undefined>;
}

/** The page behind the link of a mail. Mail scanners follow such links, so only its button changes anything. */
function confirmationRoutes(
  app: FastifyInstance,
  { leads, requests, pages, sendPage, campaignOf }: ConfirmationOptions,
) {
  const path = `${one}/confirm/:token` as const;
  const config = { hasSecretAddress: true };
  const withToken = Type.Object({
    address: Type.String({ maxLength: 60 }),
    token: Type.String({ maxLength: 100 }),
  });

  app.get<WithToken>(
    path,
    {
      config,
      schema: { summary: "Confirm an entry of a campaign", tags: ["pages"], params: withToken },
    },
    async (request, reply) => {
      const found = await campaignOf(request);
      if (!found) return notFound(reply);
      const { campaign } = found;
      const { site, now } = requests.presentOf(request);
      const { token } = request.params;
      const entry = await leads.entries.ofLink(token, { site: site.code, now });
      const content = requests.contentOf(request);
      if (!entry || entry.campaign !== campaign.id)
        return sendPage(request, reply.code(410), pages.confirmPage(content, campaign, "invalid"));
      const shown = entry.acceptedAt
        ? ("confirmed" as const)
        : { waiting: maskedEmail(entry.email ?? "") };
      return sendPage(request, reply, pages.confirmPage(content, campaign, shown));
    },
  );

  app.post<WithToken>(
    path,
    {
      config,
      schema: { ...formSchema("Confirm an entry of a campaign"), params: withToken },
    },
    async (request, reply) => {
      const found = await campaignOf(request);
      if (!found) return notFound(reply);
      const { campaign } = found;
      const { now } = requests.presentOf(request);
      const outcome = await leads.entries.confirm(request.params.token, campaign, now);
      const page = pages.confirmPage(requests.contentOf(request), campaign, outcome);
      return sendPage(request, outcome === "invalid" ? reply.code(410) : reply, page);
    },
  );
}
