import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Staff } from "../../../border/staff/server/staff.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { staffSubscriptionsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { isSiteCode } from "../../sites/site-codes.ts";
import type { SubscriptionsSlice } from "../../subscriptions/server/subscriptions-slice.ts";
import {
  subscriptionLimits,
  type CoffeeSubscription,
  type NotChanged,
} from "../../subscriptions/subscriptions-contract.ts";
import {
  sendChanges,
  type FormProblem,
  type SentChange,
} from "../account/subscription-changes.server.ts";
import { readSubscriptionTerms } from "../account/subscription-terms.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import type { SubscribedCatalogue } from "../subscription/coffees.server.ts";
import { memberWith, toolStyles } from "./staff-scope.server.ts";
import { StaffSubscription } from "./StaffSubscription.tsx";
import { StaffSubscriptions, subscriptionsTool } from "./StaffSubscriptions.tsx";

export interface StaffSubscriptionsOptions {
  staff: Pick<Staff, "memberOf">;
  subscriptions: Pick<SubscriptionsSlice, "change" | "days" | "forStaff" | "search">;
  catalogue: SubscribedCatalogue;
  assets: Assets;
  now: () => Date;
}

/** The staff's list of subscriptions, and one of them. */
export const staffSubscriptionsPages: PageRoutes = {
  staff: (app, { staff, subscriptions, catalogue, frame }) =>
    staffSubscriptionsRoutes(app, { staff, subscriptions, catalogue, ...frame }),
  staffTools: [subscriptionsTool],
};

interface OfNumber {
  Params: { number: string };
}

const problems: Record<FormProblem | NotChanged["problem"], string> = {
  check: "The address is not complete. The fields say what is missing.",
  unknown: "The change is unknown.",
  ended: "The subscription has ended.",
  tooLate: "The delivery is being ordered, or was: it can no longer be changed.",
  article: "The article is not sold by subscription.",
  alternative: "Choose another article as the replacement.",
  quantity: "This quantity cannot be subscribed to.",
  interval: "This interval cannot be subscribed to.",
  address: "The site does not deliver to this address.",
  payment: "The site does not offer this payment for this amount.",
  day: "Choose a day within the period that the field allows.",
  deliveries: "This number of deliveries is not possible.",
  message: "The message is too long.",
  changedElsewhere: "The subscription was changed in the meantime. The page now shows the latest.",
};

function staffSubscriptionsRoutes(
  app: FastifyInstance,
  { staff, subscriptions, catalogue, assets, now }: StaffSubscriptionsOptions,
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
          "Change a subscription: kind (skip, move, pause, resume, cancel) with delivery and day, or contents, address, payment with their fields as in the account; note",
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
      if (!found) {
        reply.callNotFound();
        return reply;
      }
      const note = (form.note ?? "").trim().slice(0, subscriptionLimits.note);
      const at = viewpointOf(found);
      const by = { staff: member.id, note };
      // One field is the day of a move and that of a pause.
      const { sent } = await sendChanges({ ...form, until: form.day }, found, {
        subscriptions,
        by,
        at,
      });
      if (!sent) return reply.redirect(`${staffSubscriptionsPath}/${number}`, 303);
      return sendOne(reply.code(sent.status), member, number, { sent, note });
    },
  );

  const send = (reply: FastifyReply, page: ReactElement) =>
    reply.send(`<!doctype html>${renderToString(page)}`);

  async function sendOne(
    reply: FastifyReply,
    member: StaffMember,
    number: string,
    { sent, note }: { sent?: SentChange; note?: string } = {},
  ): Promise<FastifyReply> {
    const subscription = await subscriptions.forStaff(number, member.id);
    if (!subscription) {
      reply.callNotFound();
      return reply;
    }
    const at = viewpointOf(subscription);
    const key = sent?.problem ?? sent?.refused?.problem ?? (sent?.address && "check");
    return send(
      reply,
      <StaffSubscription
        {...{ styles, member, subscription, note }}
        problem={key && problems[key]}
        days={subscriptions.days(at)}
        terms={await readSubscriptionTerms(catalogue, subscription, at, sent?.address)}
      />,
    );
  }

  const viewpointOf = ({ site }: Pick<CoffeeSubscription, "site">) => ({
    site: valueAt(allSites, site).site,
    now: now(),
  });

  const memberOf = (request: FastifyRequest, reply: FastifyReply) =>
    memberWith("orders", request, reply, { staff, now });
}
