import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import type { CoffeeSubscription } from "../../subscriptions/subscriptions-contract.ts";
import type { Customer } from "../../customer/server/visitor.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { toAccount } from "./account-forms.server.ts";
import { sendChanges } from "./subscription-changes.server.ts";
import { accountAddressOf } from "./subscription-words.ts";
import type { createSubscriptionSections } from "./subscription-sections.server.tsx";
import type { Visitors } from "./visitors.server.ts";

export interface SubscriptionRouteOptions {
  subscriptions: Subscriptions;
  catalogue: Catalogue;
  visitors: Visitors;
  requests: ShopRequests;
  pages: ReturnType<typeof createSubscriptionSections>;
}

interface Sent {
  request: FastifyRequest;
  reply: FastifyReply;
  customer: Customer;
  subscription: CoffeeSubscription;
}

/** The customer's subscriptions: the list, and a page with forms for each. */
export function subscriptionRoutes(app: FastifyInstance, options: SubscriptionRouteOptions) {
  const { subscriptions, visitors, requests, pages } = options;
  const one = `${subscriptionPaths.account}/:number`;

  app.get(
    subscriptionPaths.account,
    { schema: { summary: "The customer's subscriptions", tags: ["pages"] } },
    async (request, reply) => {
      const { status, customer } = await visitors.recognise(request);
      if (status !== "LOGGED_IN") return toAccount(reply, subscriptionPaths.account);
      const all = await subscriptions.listOf(customer.id, requests.presentOf(request));
      return pages.list(request, reply, all);
    },
  );
  app.get(
    one,
    { schema: { summary: "A subscription; with cancel=ask its end", tags: ["pages"] } },
    handle(async ({ request, reply, subscription }) =>
      queryOf(request).cancel === "ask" && !subscription.ended
        ? pages.cancel(request, reply, subscription)
        : pages.one(request, reply, subscription, {}),
    ),
  );
  app.post(
    one,
    {
      schema: formSchema(
        "Change a subscription: kind=skip or move with day, and the delivery that was shown; pause with until; resume; contents with tcm, quantity, weeks, soldOut, other; address with its fields; payment; cancel",
      ),
    },
    handle(change),
  );

  function handle(handler: (sent: Sent) => Promise<FastifyReply>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { status, customer } = await visitors.recognise(request);
      const { number } = request.params as { number: string };
      const isNumber = /^[\w-]{1,40}$/.test(number);
      if (status !== "LOGGED_IN")
        return toAccount(reply, subscriptionPaths.account + (isNumber ? `/${number}` : ""));
      const at = requests.presentOf(request);
      const subscription = isNumber
        ? await subscriptions.byNumber(number, customer.id, at)
        : undefined;
      if (!subscription) return reply.redirect(subscriptionPaths.account, 303);
      return handler({ request, reply, customer, subscription });
    };
  }

  async function change({ request, reply, customer, subscription }: Sent): Promise<FastifyReply> {
    const form = formOf(request);
    const by = { customerId: customer.id };
    const at = requests.presentOf(request);
    const { sent, ...after } = await sendChanges(form, subscription, { subscriptions, by, at });
    if (sent) return pages.one(request, reply.code(sent.status), after.subscription, sent);
    const done = form.kind === "cancel" ? "cancelled" : "saved";
    return reply.redirect(`${accountAddressOf(subscription)}?done=${done}`, 303);
  }
}
