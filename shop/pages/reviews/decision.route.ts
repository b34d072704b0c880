import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { contributionLengths } from "../../community/community-contract.ts";
import {
  complaintFields,
  type DecisionParty,
  type SeenDecision,
} from "../../community/complaint.ts";
import type { Community } from "../../community/server/community-slice.ts";
import { customerPaths, reviewPaths } from "../../shop-paths.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import type { ComplaintRefusal } from "./decision-page.server.tsx";
import type { ReviewPages } from "./review-pages.server.tsx";

interface DecisionOptions extends Pick<PersonalPagesOptions, "requests"> {
  community: Community;
  pages: ReviewPages;
}

type WithToken = { Params: { token: string } };

/** The page of a decision behind the link of its mail, for authors and readers without a login, and the complaint about it. */
export function decisionRoutes(
  app: FastifyInstance,
  { community, requests, pages }: DecisionOptions,
) {
  const config = { hasSecretAddress: true };
  const one = `${reviewPaths.decision}/:token` as const;

  app.get<WithToken>(
    one,
    { config, schema: { summary: "A decision about a contribution, by mail", tags: ["pages"] } },
    async (request, reply) => {
      const found = await decisionOf(request, reply);
      return found ? show(request, reply, found.seen, {}) : reply;
    },
  );

  app.post<WithToken>(
    one,
    { config, schema: formSchema("Complain about a decision: text. One complaint for each") },
    async (request, reply) => {
      const found = await decisionOf(request, reply);
      if (!found) return reply;
      const { party, seen } = found;
      const form = formOf(request);
      const text = (form[complaintFields.text] ?? "").trim();
      if (text === "") return show(request, reply.code(400), seen, { text, problem: "required" });
      if (Array.from(text).length > contributionLengths.body)
        return show(request, reply.code(400), seen, { text, problem: "tooLong" });
      // Bots see what shoppers see. Staff who preview another moment write nothing.
      if (form[complaintFields.honeypot] || request.preview) return toPage(request, reply);
      const { now } = requests.presentOf(request);
      try {
        const outcome = await community.complaints.complain(party, text, { now, ip: request.ip });
        if (outcome === "complained") return toPage(request, reply);
        if (outcome === "over")
          return await show(request, reply.code(409), seen, { text, notStored: "over" });
        const { waitMinutes } = outcome;
        reply.code(429).header("retry-after", String(waitMinutes * 60));
        return await show(request, reply, seen, { text, notStored: { waitMinutes } });
      } catch (error) {
        const { statusCode = 500 } = error as Partial<FastifyError>;
        if (statusCode < 500) throw error;
        if (!(error instanceof RefusedError)) request.log.error(error);
        reply.code(503).header("retry-after", "5");
        return show(request, reply, seen, { text, notStored: "unavailable" });
      }
    },
  );

  /** Returns the decision of a link; otherwise says why there is none. */
  async function decisionOf(
    request: FastifyRequest<WithToken>,
    reply: FastifyReply,
  ): Promise<{ party: DecisionParty; seen: SeenDecision } | undefined> {
    const { now } = requests.presentOf(request);
    const party = await community.decisionLinks.partyOf(request.params.token, now);
    const seen = party && (await community.complaints.see(party));
    if (party && seen) return { party, seen };
    await pages.says(request, reply.code(410), party ? "gone" : "invalid");
    return undefined;
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    seen: SeenDecision,
    sent: { text?: string; problem?: "required" | "tooLong"; notStored?: ComplaintRefusal },
  ): Promise<FastifyReply> {
    return pages.decision(request, reply, {
      seen,
      changePath: await changePathOf(request, seen),
      ...sent,
    });
  }

  /** Returns where an author changes a contribution: in the account, or by the link of the order that a guest reviewed. */
  async function changePathOf(
    request: FastifyRequest,
    { contribution: { kind, product, author }, isReporter }: SeenDecision,
  ): Promise<string | undefined> {
    if (isReporter) return undefined;
    if (author.customerId !== undefined)
      return kind === "review" ? `${reviewPaths.account}/${product}` : customerPaths.community;
    if (author.order === undefined) return undefined;
    const { now } = requests.presentOf(request);
    return `${reviewPaths.byMail}/${await community.reviews.tokenOf(author.order, now)}/${product}`;
  }

  const toPage = ({ params }: FastifyRequest<WithToken>, reply: FastifyReply) =>
    reply.redirect(`${reviewPaths.decision}/${params.token}`, 303);
}
