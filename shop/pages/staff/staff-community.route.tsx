import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Staff } from "../../../border/staff/server/staff.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { formOf, formSchema, queryOf, type Form } from "../../../platform/http/requests/forms.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import {
  contributionKinds,
  contributionLengths,
  contributionReasons,
} from "../../community/community-contract.ts";
import { contributionDecisions } from "../../community/community-rules.ts";
import { complaintOutcomes } from "../../community/complaint.ts";
import type { Community } from "../../community/server/community-slice.ts";
import type { ModerationFilter, ModerationOutcome } from "../../community/moderation-contract.ts";
import { moderationListLength } from "../../community/server/moderation.ts";
import { isSiteCode } from "../../sites/site-codes.ts";
import { staffCommunityPath } from "../../shop-paths.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { communityTool, moderationLists, StaffCommunity } from "./StaffCommunity.tsx";
import { StaffContribution, type StaffContributionProps } from "./StaffContribution.tsx";
import { memberWith, toolStyles } from "./staff-scope.server.ts";

interface StaffCommunityOptions {
  staff: Pick<Staff, "memberOf">;
  community: Pick<Community, "contributions" | "moderation">;
  assets: Assets;
  now: () => Date;
}

/** The staff's lists of contributions, and one of them with its decisions. */
export const staffCommunityPages: PageRoutes = {
  staff: (app, { staff, community, frame }) =>
    staffCommunityRoutes(app, { staff, community, ...frame }),
  staffTools: [communityTool],
};

const problems: Record<Exclude<ModerationOutcome, "done">, string> = {
  unknown: "The contribution was deleted by its author.",
  notAllowed:
    "Its author changed it, or it was decided about, since this page was opened. Read it again before you decide.",
  noNote: "Write a remark: who complained reads why the decision stays.",
  ownDecision:
    "The complaint is about your own decision. Another member of staff decides about it.",
  noReason: "Choose a reason to refuse or remove: its author is told.",
};

type WithNumber = { Params: { number: string } };

function staffCommunityRoutes(
  app: FastifyInstance,
  { staff, community, assets, now }: StaffCommunityOptions,
) {
  const { contributions, moderation } = community;
  const styles = toolStyles(assets);
  const one = `${staffCommunityPath}/:number(^\\d{1,9}$)`;

  app.get(
    staffCommunityPath,
    {
      schema: {
        summary:
          "Contributions of customers: list, kind, site, and before=NUMBER for the next page",
        tags: ["staff"],
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const filter = filterIn(queryOf(request));
      const found = await moderation.list(filter, member.id);
      return send(
        reply,
        <StaffCommunity
          {...{ styles, member, filter }}
          counts={await moderation.counts(member.id)}
          contributions={found}
          next={
            found.length === moderationListLength
              ? addressOf({ ...filter, before: found.at(-1)!.number })
              : undefined
          }
        />,
      );
    },
  );

  app.get<WithNumber>(
    one,
    { schema: { summary: "A contribution for staff", tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      return member ? sendOne(reply, member, Number(request.params.number)) : reply;
    },
  );

  app.post<WithNumber>(
    one,
    {
      schema: {
        ...formSchema(
          "Decide about a contribution: decision, reason, note, seenAt; decision=reply with reply answers it, decision=granted or upheld with complaint is about a complaint",
        ),
        tags: ["staff"],
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const number = Number(request.params.number);
      const outcome = await decide(number, formOf(request), member);
      if (outcome === "done") return reply.redirect(`${staffCommunityPath}/${number}`, 303);
      return sendOne(reply.code(409), member, number, {
        form: formOf(request),
        text: problems[outcome],
      });
    },
  );

  async function decide(
    number: number,
    { decision: wanted, reason: given, note: typed = "", seenAt = "", reply = "", complaint }: Form,
    member: StaffMember,
  ): Promise<ModerationOutcome> {
    if (wanted === "reply")
      return moderation.reply(number, reply.trim().slice(0, contributionLengths.note), member.id);
    const reason = contributionReasons.find((known) => known === given);
    const note = typed.trim().slice(0, contributionLengths.note);
    const by = { staff: member.id, seenAt: new Date(seenAt) };
    const outcome = complaintOutcomes.find((known) => known === wanted);
    if (outcome)
      return moderation.decideComplaint(number, Number(complaint), { outcome, reason, note }, by);
    const decision = contributionDecisions.find((known) => known === wanted);
    if (!decision) return "notAllowed";
    return moderation.decide(number, { decision, reason, note }, by);
  }

  async function sendOne(
    reply: FastifyReply,
    member: StaffMember,
    number: number,
    problem?: StaffContributionProps["problem"],
  ): Promise<FastifyReply> {
    const contribution = await contributions.ofNumber(number);
    if (!contribution) {
      reply.callNotFound();
      return reply;
    }
    const history = await moderation.history(number);
    return send(
      reply,
      <StaffContribution {...{ styles, member, contribution, history, problem }} />,
    );
  }

  const memberOf = (request: FastifyRequest, reply: FastifyReply) =>
    memberWith("community", request, reply, { staff, now });
}

/** Reads what staff want to see from an address; what waits, if nothing else. */
function filterIn({ list, kind, site, before }: Form): ModerationFilter {
  const knownKind = contributionKinds.find((known) => known === kind);
  return {
    list: moderationLists.find((known) => known === list) ?? "waiting",
    ...(knownKind && { kind: knownKind }),
    ...(site !== undefined && isSiteCode(site) && { site }),
    ...(before !== undefined && /^\d{1,9}$/.test(before) && { before: Number(before) }),
  };
}

function addressOf(filter: ModerationFilter): string {
  const parameters = new URLSearchParams(
    Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${staffCommunityPath}?${parameters}`;
}

const send = (reply: FastifyReply, page: ReactElement) =>
  reply.send(`<!doctype html>${renderToString(page)}`);
