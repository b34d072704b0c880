import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { acceptForms, formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { subscriptionLinkPath } from "../../shop-paths.ts";
import type { SubscriptionsSlice } from "../../subscriptions/server/subscriptions-slice.ts";
import type {
  CoffeeSubscription,
  SubscriptionChange,
} from "../../subscriptions/subscriptions-contract.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import {
  createSubscriptionLinkPages,
  linkActions,
  type LinkAction,
} from "./subscription-link-pages.server.tsx";

export interface SubscriptionLinksOptions extends PersonalPagesOptions {
  subscriptions: Pick<
    SubscriptionsSlice,
    "cancelLink" | "change" | "days" | "isOfferedOn" | "linked"
  >;
}

const maxFormBytes = 1_024;
const dayForm = /^\d{4}-\d\d-\d\d$/;

/** The pages behind the links of mails about subscriptions: without a login and without JavaScript, and only their button acts. */
export const subscriptionLinkPages: PageRoutes = { personal: subscriptionLinkRoutes };

interface OfLink {
  Params: { token: string; action: LinkAction };
}

function subscriptionLinkRoutes(app: FastifyInstance, options: SubscriptionLinksOptions) {
  const { subscriptions, requests } = options;
  const pages = createSubscriptionLinkPages(options);
  acceptForms(app, maxFormBytes);

  app.get(
    subscriptionLinkPath,
    {
      schema: { summary: "The form that cancels a subscription without a login", tags: ["pages"] },
    },
    (request, reply) => pages.find(request, reply, { values: { number: "", email: "" } }),
  );
  app.post(
    subscriptionLinkPath,
    {
      schema: formSchema(
        "Find a subscription to cancel: number, email. Redirects to the page that cancels",
      ),
    },
    async (request, reply) => {
      const { number = "", email = "" } = formOf(request);
      const values = { number, email };
      const { site, texts } = requests.contentOf(request);
      const at = requests.presentOf(request);
      const found = await subscriptions.cancelLink(values, at, request.ip);
      if (typeof found === "string")
        return reply.redirect(`${subscriptionLinkPath}/${found}/cancel`, 303);
      if (!found) {
        const refusal = texts.subscriptionMails.pages.find.notFound;
        return pages.find(request, reply.code(404), { values, refusal });
      }
      reply.code(429).header("retry-after", String(found.waitMinutes * 60));
      const refusal = plural(texts.orders.tooManyLookUps, found.waitMinutes, site.locale);
      return pages.find(request, reply, { values, refusal });
    },
  );

  const path = `${subscriptionLinkPath}/:token/:action`;
  const params = Type.Object({
    token: Type.String({ maxLength: 100 }),
    action: Type.Enum([...linkActions]),
  });
  const bySecret = { config: { hasSecretAddress: true } };

  app.get<OfLink>(
    path,
    {
      ...bySecret,
      schema: { summary: "Skip, move or cancel by the link of a mail", tags: ["pages"], params },
    },
    async (request, reply) => {
      const found = await linked(request);
      if (!found) return pages.invalid(request, reply.code(410));
      return show(request, reply, found);
    },
  );

  app.post<OfLink>(
    path,
    {
      ...bySecret,
      schema: { ...formSchema("Skip, move to `day`, or cancel a subscription"), params },
    },
    async (request, reply) => {
      const found = await linked(request);
      if (!found) return pages.invalid(request, reply.code(410));
      const { subscription, delivery } = found;
      const { action } = request.params;
      const at = requests.presentOf(request);
      const outcome = request.preview
        ? subscription
        : await subscriptions.change(
            subscription.number,
            "link",
            changeOf(action, delivery, formOf(request).day),
            at,
          );
      if (!("problem" in outcome))
        return pages.done(request, reply, { action, subscription: outcome });
      if (outcome.problem !== "day") return show(request, reply.code(409), found);
      const { from, to } = outcome;
      return pages.ask(request, reply.code(400), {
        action,
        subscription,
        days: { from, to },
        typed: formOf(request).day ?? "",
      });
    },
  );

  const linked = (request: FastifyRequest<OfLink>) =>
    subscriptions.linked(request.params.token, requests.presentOf(request));

  /** Shows what the button does, or why there is none. */
  function show(
    request: FastifyRequest<OfLink>,
    reply: FastifyReply,
    { subscription, delivery }: { subscription: CoffeeSubscription; delivery: number },
  ): Promise<FastifyReply> {
    const { action } = request.params;
    const { next } = subscription;
    if (!next) return pages.ended(request, reply, subscription);
    const isTooLate = next.number !== delivery || next.isOrdered;
    if (action !== "cancel" && isTooLate) return pages.tooLate(request, reply, subscription);
    const days = subscriptions.days(requests.presentOf(request));
    return pages.ask(request, reply, { action, subscription, days });
  }

  /** An error must not look as if it had been done. */
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (request.method !== "POST" || statusCode < 500) throw error;
    if (!(error instanceof RefusedError)) request.log.error(error);
    reply.code(503).header("retry-after", "5");
    return pages.unavailable(request, reply);
  });
}

function changeOf(action: LinkAction, delivery: number, day = ""): SubscriptionChange {
  if (action === "cancel") return { kind: "cancel" };
  if (action === "skip") return { kind: "skip", delivery };
  return { kind: "move", delivery, day: dayForm.test(day) ? day : "" };
}
