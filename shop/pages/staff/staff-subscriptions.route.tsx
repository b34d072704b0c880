import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Staff } from "../../../border/staff/server/staff.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { formOf, formSchema, queryOf, type Form } from "../../../platform/http/requests/forms.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { staffSubscriptionsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { isSiteCode } from "../../sites/site-codes.ts";
import type { SubscriptionsSlice } from "../../subscriptions/server/subscriptions-slice.ts";
import {
  subscriptionLimits,
  type NotChanged,
  type SubscriptionChange,
} from "../../subscriptions/subscriptions-contract.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { memberWith, toolStyles } from "./staff-scope.server.ts";
import { StaffSubscription } from "./StaffSubscription.tsx";
import { StaffSubscriptions, subscriptionsTool } from "./StaffSubscriptions.tsx";

export interface StaffSubscriptionsOptions {
  staff: Pick<Staff, "memberOf">;
  subscriptions: Pick<SubscriptionsSlice, "change" | "days" | "forStaff" | "search">;
  assets: Assets;
  now: () => Date;
}

/** The staff's list of subscriptions, and one of them. */
export const staffSubscriptionsPages: PageRoutes = {
  staff: (app, { staff, subscriptions, frame }) =>
    staffSubscriptionsRoutes(app, { staff, subscriptions, ...frame }),
  staffTools: [subscriptionsTool],
};

interface OfNumber {
  Params: { number: string };
}

const problems: Record<NotChanged["problem"], string> = {
  unknown: "The subscription is unknown.",
  ended: "The subscription has ended.",
  tooLate: "The delivery is being ordered, or was: it can no longer be changed.",
  article: "The article is not sold by subscription.",
  quantity: "This quantity cannot be subscribed to.",
  interval: "This interval cannot be subscribed to.",
  address: "The site does not deliver to this address.",
  payment: "The site does not offer this payment for this amount.",
  day: "Choose a day within the period that the field allows.",
};

function staffSubscriptionsRoutes(
  app: FastifyInstance,
  { staff, subscriptions, assets, now }: StaffSubscriptionsOptions,
) {
  const styles = toolStyles(assets);
  const one = `${staffSubscriptionsPath}/:number` as const;

  app.get(
    staffSubscriptionsPath,
    { schema: { summary: "Subscriptions: text, site and state", tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const { text = "", site, state } = queryOf(request);
      const asked = {
        text: text.slice(0, 200),
        site: isSiteCode(site) ? site : undefined,
        state: state === "active" || state === "ended" ? state : undefined,
      } as const;
      const found = await subscriptions.search(asked, member.id);
      return send(reply, <StaffSubscriptions {...{ styles, member, asked }} found={found} />);
    },
  );

  app.get<OfNumber>(
    one,
    { schema: { summary: "A subscription for staff", tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      return member ? sendOne(reply, member, request.params.number) : reply;
    },
  );

  app.post<OfNumber>(
    one,
    {
      schema: {
        ...formSchema(
          "Change a subscription: kind (skip, move, pause, resume, cancel), delivery, day, note",
        ),
        tags: ["staff"],
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const { number } = request.params;
      const form = formOf(request);
      const found = await subscriptions.forStaff(number, member.id);
      const change = changeIn(form);
      if (!found || !change) {
        reply.callNotFound();
        return reply;
      }
      const note = (form.note ?? "").trim().slice(0, subscriptionLimits.note);
      const at = { site: valueAt(allSites, found.site).site, now: now() };
      const outcome = await subscriptions.change(number, { staff: member.id, note }, change, at);
      if (!("problem" in outcome))
        return reply.redirect(`${staffSubscriptionsPath}/${number}`, 303);
      return sendOne(reply.code(409), member, number, { problem: problems[outcome.problem], note });
    },
  );

  const send = (reply: FastifyReply, page: ReactElement) =>
    reply.send(`<!doctype html>${renderToString(page)}`);

  async function sendOne(
    reply: FastifyReply,
    member: StaffMember,
    number: string,
    refusal: { problem?: string; note?: string } = {},
  ): Promise<FastifyReply> {
    const subscription = await subscriptions.forStaff(number, member.id);
    if (!subscription) {
      reply.callNotFound();
      return reply;
    }
    const days = subscriptions.days({
      site: valueAt(allSites, subscription.site).site,
      now: now(),
    });
    return send(
      reply,
      <StaffSubscription {...{ styles, member, subscription, days, ...refusal }} />,
    );
  }

  const memberOf = (request: FastifyRequest, reply: FastifyReply) =>
    memberWith("orders", request, reply, { staff, now });
}

function changeIn({ kind, delivery = "", day = "" }: Form): SubscriptionChange | undefined {
  const wanted = /^\d{1,6}$/.test(delivery) ? Number(delivery) : 0;
  switch (kind) {
    case "skip":
      return { kind, delivery: wanted };
    case "move":
      return { kind, delivery: wanted, day };
    case "pause":
      return { kind, until: day };
    case "resume":
    case "cancel":
      return { kind };
    default:
      return undefined;
  }
}
