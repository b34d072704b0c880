import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isCountedError } from "../../../platform/http/responses/errors.ts";
import { acceptForms, formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { typedLine } from "../../../platform/shared/texts/typed-text.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { brand } from "../../brand.ts";
import { durationText } from "../../community/duration-text.ts";
import { memberNameProblem } from "../../community/member-name.ts";
import { memberFields, memberKinds } from "../../community/member.ts";
import type { CommunityMembers } from "../../community/server/community-members-slice.ts";
import type { Community } from "../../community/server/community-slice.ts";
import type { Customer } from "../../customer/server/visitor.ts";
import { customerPaths } from "../../shop-paths.ts";
import { accountDone, toAccount } from "../account/account-forms.server.ts";
import { wantedField } from "../../customer/wanted-field.ts";
import { wantedPage } from "../account/account-sections.ts";
import { decisionPathOf } from "../reviews/decision-path.server.ts";
import type { Visitors } from "../account/visitors.server.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { createMemberPages, type ShownMember } from "./member-pages.server.tsx";
import type { SentMember } from "./MemberSection.tsx";

export interface MemberRouteOptions extends PersonalPagesOptions {
  community: Pick<Community, "contributions" | "decisionLinks" | "settingsOf">;
  communityMembers: Pick<CommunityMembers, "members">;
  visitors: Visitors;
}

const maxFormBytes = 8_192;

/** The page of the account about membership of the community, with its forms. All work without JavaScript. */
export const memberPages: PageRoutes = { personal: memberRoutes };

function memberRoutes(app: FastifyInstance, options: MemberRouteOptions) {
  const { visitors, requests, community, communityMembers } = options;
  const { members } = communityMembers;
  const pages = createMemberPages(options);
  acceptForms(app, maxFormBytes);

  app.get(
    customerPaths.community,
    {
      schema: {
        summary: "Membership of the community, and what the customer wrote",
        tags: ["pages"],
      },
    },
    async (request, reply) => {
      if (!hasCommunity(request)) return notFound(reply);
      const customer = await customerOf(request);
      if (!customer) return toAccount(reply, customerPaths.community);
      return show(request, reply, customer, { wanted: queryOf(request)[wantedField] });
    },
  );

  app.post(
    customerPaths.community,
    {
      schema: formSchema(
        "Membership of the community: step=save with name, rules=yes, mails=yes; step=leave; step=delete with the number of a contribution",
      ),
    },
    async (request, reply) => {
      if (!hasCommunity(request)) return notFound(reply);
      const customer = await customerOf(request);
      if (!customer) return toAccount(reply, customerPaths.community);
      const form = formOf(request);
      switch (form[memberFields.step]) {
        case "save":
          return save(request, reply, customer);
        case "leave":
          await members.leave(customer.id);
          return accountDone(reply, "left", customerPaths.community);
        case "delete": {
          const number = Number(form[memberFields.number]);
          const own = await ownOf(customer);
          if (own.some((each) => each.number === number))
            await community.contributions.delete(number);
          return reply.redirect(customerPaths.community, 303);
        }
        default:
          return show(request, reply.code(400), customer, {});
      }
    },
  );

  async function save(request: FastifyRequest, reply: FastifyReply, customer: Customer) {
    const { texts } = requests.contentOf(request);
    const at = { ...requests.presentOf(request), ip: request.ip };
    const { [wantedField]: wanted } = formOf(request);
    const sent = sentBy(request);
    const member = await members.of(customer.id);
    const name = memberNameProblem(sent.name, [brand.name, texts.members.former]);
    const problems: SentMember["problems"] = {
      ...(name && { name }),
      ...(!member && !sent.hasAccepted && { rules: true }),
    };
    if (Object.keys(problems).length > 0)
      return show(request, reply.code(400), customer, { sent: { ...sent, problems }, wanted });
    const outcome = await members.save(customer.id, sent, at);
    if (outcome === "gone") return toAccount(reply, customerPaths.community);
    if (outcome === "taken")
      return show(request, reply.code(409), customer, {
        sent: { ...sent, problems: { name: "taken" } },
        wanted,
      });
    if (typeof outcome === "object") {
      reply.code(429).header("retry-after", String(outcome.waitMinutes * 60));
      const { site } = requests.presentOf(request);
      const duration = durationText(outcome.waitMinutes, site.locale);
      const notice = fill(texts.members.tooMany, { duration });
      return show(request, reply, customer, { sent: { ...sent, notice }, wanted });
    }
    const next = outcome === "joined" ? wantedPage(wanted) : undefined;
    if (next) return reply.redirect(next, 303);
    return accountDone(reply, outcome === "joined" ? "joined" : "profile", customerPaths.community);
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer,
    { sent, wanted }: Pick<ShownMember, "sent" | "wanted">,
  ) {
    return pages.member(request, reply, {
      customer,
      member: await members.of(customer.id),
      own: await Promise.all(
        (await ownOf(customer)).map(async (each) => ({
          ...each,
          decisionPath: await decisionPathOf(options, request, each),
        })),
      ),
      sent,
      wanted: wantedPage(wanted),
    });
  }

  const hasCommunity = (request: FastifyRequest) =>
    community.settingsOf(requests.presentOf(request).site.code) !== undefined;

  async function customerOf(request: FastifyRequest): Promise<Customer | undefined> {
    const { status, customer } = await visitors.recognise(request);
    return status === "LOGGED_IN" ? customer : undefined;
  }

  const ownOf = async ({ id }: Customer) =>
    (await community.contributions.ofCustomer(id)).filter(({ kind }) =>
      memberKinds.some((each) => each === kind),
    );

  /** An error must not discard what was typed. */
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (request.method !== "POST" || statusCode < 500) throw error;
    if (!isCountedError(error)) request.log.error(error);
    const customer = await customerOf(request);
    if (!customer) throw error;
    const notice = requests.contentOf(request).texts.members.unavailable;
    return pages.member(request, reply.code(503).header("retry-after", "5"), {
      customer,
      own: [],
      sent: { ...sentBy(request), notice },
    });
  });
}

function sentBy(request: FastifyRequest): SentMember {
  const form = formOf(request);
  return {
    name: typedLine(form[memberFields.name] ?? ""),
    wantsMails: form[memberFields.mails] === "yes",
    hasAccepted: form[memberFields.rules] === "yes",
    problems: {},
  };
}

function notFound(reply: FastifyReply) {
  reply.callNotFound();
  return reply;
}
