import { orderPaths } from "../../shop-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Staff } from "../../../border/staff/server/staff.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { formOf, formSchema, queryOf, type Form } from "../../../platform/http/requests/forms.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { CustomerCards } from "../../customer-card/server/customer-card-slice.ts";
import { allSites } from "../../sites/all-sites.ts";
import { isSiteCode } from "../../sites/site-codes.ts";
import {
  orderStates,
  type Order,
  type OrderFilter,
  type OrderStepName,
} from "../../orders/order-contract.ts";
import { allowedTransitions } from "../../orders/order-rules.ts";
import { readParcel } from "../../orders/parcels.ts";
import { dueOf } from "../../orders/payment/order-due.ts";
import { orderListLength } from "../../orders/server/find-orders.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import { sitePayments } from "../../orders/payment/site-payments.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { maxNoteLength, StaffOrder, type StaffOrderProps } from "./StaffOrder.tsx";
import { parcelsPath } from "./StaffParcels.tsx";
import { memberWith, toolStyles } from "./staff-scope.server.ts";
import { ordersTool, StaffOrders } from "./StaffOrders.tsx";

export interface StaffOrdersOptions {
  staff: Pick<Staff, "memberOf">;
  orders: Pick<Orders, "ofNumber" | "search" | "setState" | "setParcel">;
  customerCards: Pick<CustomerCards, "ofOrder">;
  assets: Assets;
  now: () => Date;
}

/** The staff's list of orders, and one of them. */
export const staffOrdersPages: PageRoutes = {
  staff: (app, { staff, orders, customerCards, frame }) =>
    staffOrdersRoutes(app, { staff, orders, customerCards, ...frame }),
  staffTools: [ordersTool],
};

function staffOrdersRoutes(
  app: FastifyInstance,
  { staff, orders, customerCards, assets, now }: StaffOrdersOptions,
) {
  const styles = toolStyles(assets);
  const one = `${orderPaths.staff}/:number` as const;

  app.get(
    orderPaths.staff,
    {
      schema: {
        summary: "Orders: text, site, state, and before=TIME_NUMBER for the next page",
        tags: ["staff"],
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const query = queryOf(request);
      const asked = askedIn(query);
      const found = await orders.search({ ...asked, before: lastIn(query.before) }, member.id);
      const next = found.length === orderListLength ? nextPage(asked, found.at(-1)!) : undefined;
      return send(reply, <StaffOrders {...{ styles, member, asked, next }} orders={found} />);
    },
  );

  app.get<{ Params: { number: string } }>(
    one,
    { schema: { summary: "An order for staff", tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      return member ? sendOrder(reply, member, request.params.number) : reply;
    },
  );

  app.post<{ Params: { number: string } }>(
    one,
    {
      schema: {
        ...formSchema("Set the state of an order: state, note, seenSteps"),
        tags: ["staff"],
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const { number } = request.params;
      const { state = "", note = "", seenSteps } = formOf(request);
      const step = {
        state: state as OrderStepName,
        note: note.trim().slice(0, maxNoteLength),
        ...(seenSteps && { seenSteps: Number(seenSteps) }),
      };
      const outcome = await orders.setState(number, step, member.id);
      if (outcome === "done") return reply.redirect(`${orderPaths.staff}/${number}`, 303);
      reply.code(409);
      return sendOrder(reply, member, number, {
        problem: "The order cannot change to that state now.",
      });
    },
  );

  app.post<{ Params: { number: string } }>(
    `${one}/${parcelsPath}`,
    {
      schema: {
        ...formSchema(
          "Set a parcel of an order: carrier, trackingNumber, parcel to correct it, action=remove to remove it",
        ),
        tags: ["staff"],
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      return member ? setParcel(request.params.number, formOf(request), member, reply) : reply;
    },
  );

  async function setParcel(
    number: string,
    { parcel: id = "", carrier = "", trackingNumber = "", action }: Form,
    member: StaffMember,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const order = await orders.ofNumber(number);
    const carriers = order ? valueAt(allSites, order.site).carriers : [];
    const read =
      action === "remove" ? undefined : readParcel({ carrier, trackingNumber }, carriers);
    if (order && read && "problem" in read) {
      const { problem } = read;
      const refusedParcel = { id, carrier, trackingNumber, problem };
      return sendOrder(reply.code(422), member, number, { refusedParcel });
    }
    const outcome = await orders.setParcel(
      number,
      {
        ...(read && "parcel" in read && read),
        ...(id && { replaced: id }),
      },
      member.id,
    );
    if (outcome === "done") return reply.redirect(`${orderPaths.staff}/${number}`, 303);
    const problem =
      outcome === "outdated"
        ? "This parcel was changed by a colleague. The page now shows the latest."
        : "The order cannot have this parcel.";
    return sendOrder(reply.code(409), member, number, { problem });
  }

  const send = (reply: FastifyReply, page: ReactElement) =>
    reply.send(`<!doctype html>${renderToString(page)}`);

  async function sendOrder(
    reply: FastifyReply,
    member: StaffMember,
    number: string,
    refusal: Pick<StaffOrderProps, "problem" | "refusedParcel"> = {},
  ): Promise<FastifyReply> {
    const order = await orders.ofNumber(number, member.id);
    if (!order) {
      reply.callNotFound();
      return reply;
    }
    const next = allowedTransitions(order, sitePayments[order.payment].isPaidBeforeShipping);
    const due = dueOf(order, sitePayments);
    const beans = await customerCards.ofOrder(number);
    return send(reply, <StaffOrder {...{ styles, member, order, due, beans, next, ...refusal }} />);
  }

  const memberOf = (request: FastifyRequest, reply: FastifyReply) =>
    memberWith("orders", request, reply, { staff, now });
}

function askedIn({ text = "", site, state }: Form): OrderFilter {
  return {
    text,
    site: isSiteCode(site) ? site : undefined,
    state: orderStates.find((each) => each === state),
  };
}

/** Returns the address of the page after an order. */
function nextPage(asked: OrderFilter, { placedAt, number }: Order): string {
  const entries = Object.entries({ ...asked, before: `${placedAt.getTime()}_${number}` });
  const given = entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${orderPaths.staff}?${new URLSearchParams(given)}`;
}

/** Reads the last order of the previous page from an address. */
function lastIn(text = ""): Pick<Order, "placedAt" | "number"> | undefined {
  const [, time, number] = /^(\d{1,15})_(\d+)$/.exec(text) ?? [];
  return time && number ? { placedAt: new Date(Number(time)), number } : undefined;
}
