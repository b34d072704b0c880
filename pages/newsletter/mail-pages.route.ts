import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newsletterPaths } from "../../features/newsletter/newsletter-contract.ts";
import { newsletterProblems, valuesOf } from "../../features/newsletter/newsletter-rules.ts";
import { proofOf } from "../../features/newsletter/server/newsletter-routes.ts";
import type { Newsletter } from "../../features/newsletter/server/newsletter.ts";
import type { SubscriberChanges } from "../../features/newsletter/newsletter-schema.ts";
import { formOf, formSchema } from "../../http/forms.ts";
import type { SiteRequests } from "../../http/site-requests.ts";
import type { createNewsletterPages, ShownForm } from "./newsletter-pages.server.tsx";

interface MailPageOptions {
  newsletter: Newsletter;
  requests: SiteRequests;
  pages: ReturnType<typeof createNewsletterPages>;
  showForm: (
    request: FastifyRequest,
    reply: FastifyReply,
    form: ShownForm,
  ) => Promise<FastifyReply>;
}

type WithToken = { Params: { token: string } };

/**
 * The pages behind links of mails: programs that look into mails follow them, so only a form changes anything. They are never
 * cached, and tell no other page their address.
 */
export function mailPageRoutes(
  app: FastifyInstance,
  { newsletter, requests, pages, showForm }: MailPageOptions,
) {
  const at = (request: FastifyRequest) => ({
    ...requests.presentOf(request),
    proof: proofOf(request),
  });
  const invalidConfirmation = (request: FastifyRequest, reply: FastifyReply) =>
    showForm(request, reply.code(410), { showDoiError: true });
  const bySecret = { config: { hasSecretAddress: true } };
  const page = (summary: string) => ({ ...bySecret, schema: { summary, tags: ["pages"] } });

  const confirm = `${newsletterPaths.confirm}/:token`;
  app.get<WithToken>(confirm, page("One step left: confirm a sign-up"), async (request, reply) => {
    const signUp = await newsletter.signUpOf(request.params.token, at(request));
    if (!signUp) return invalidConfirmation(request, reply);
    if (signUp.status === "pending") return pages.confirm(request, reply, signUp);
    return signUp.status === "ended"
      ? pages.unsubscribed(request, reply)
      : pages.confirmed(request, reply, "subscribed");
  });
  app.post<WithToken>(
    confirm,
    { ...bySecret, schema: formSchema("Confirm a sign-up") },
    async (request, reply) => {
      switch (await newsletter.confirm(request.params.token, at(request))) {
        case "confirmed":
          return pages.confirmed(request, reply, "confirmed");
        case "ended":
          return pages.unsubscribed(request, reply);
        case "invalid":
          return invalidConfirmation(request, reply);
      }
    },
  );

  const unsubscribe = `${newsletterPaths.unsubscribe}/:token`;
  app.get<WithToken>(unsubscribe, page("Unsubscribe"), async (request, reply) => {
    const subscriber = await newsletter.subscriber(request.params.token, at(request).now);
    if (!subscriber) return pages.invalidLink(request, reply);
    return subscriber === "ended"
      ? pages.unsubscribed(request, reply)
      : pages.unsubscribe(request, reply, subscriber.maskedEmail);
  });
  app.post<WithToken>(
    unsubscribe,
    { ...bySecret, schema: formSchema("End a subscription") },
    async (request, reply) =>
      (await newsletter.unsubscribe(request.params.token, at(request))) === "ended"
        ? pages.unsubscribed(request, reply)
        : pages.invalidLink(request, reply),
  );

  const preferences = `${newsletterPaths.preferences}/:token`;
  const unsubscribeUrl = ({ params: { token } }: FastifyRequest<WithToken>) =>
    `${newsletterPaths.unsubscribe}/${encodeURIComponent(token)}`;
  /** Another site has other fields. */
  async function subscriberHere(request: FastifyRequest<WithToken>) {
    const { site, now } = at(request);
    const subscriber = await newsletter.subscriber(request.params.token, now);
    return subscriber === "ended" || subscriber?.site === site.code ? subscriber : undefined;
  }
  app.get<WithToken>(preferences, page("What a subscriber may change"), async (request, reply) => {
    const subscriber = await subscriberHere(request);
    if (!subscriber) return pages.invalidLink(request, reply);
    if (subscriber === "ended") return pages.unsubscribed(request, reply);
    return pages.preferences(request, reply, {
      subscriber,
      unsubscribeUrl: unsubscribeUrl(request),
    });
  });
  app.post<WithToken>(
    preferences,
    {
      ...bySecret,
      schema: formSchema("Change a subscription: salutation, firstName, lastName, consents"),
    },
    async (request, reply) => {
      const { token } = request.params;
      const subscriber = await subscriberHere(request);
      if (!subscriber) return pages.invalidLink(request, reply);
      if (subscriber === "ended") return pages.unsubscribed(request, reply);
      const values = valuesOf(formOf(request));
      const shown = { subscriber, values, unsubscribeUrl: unsubscribeUrl(request) };
      const { site } = at(request);
      const { email: _, legals: __, ...problems } = newsletterProblems(values, site);
      if (Object.keys(problems).length > 0)
        return pages.preferences(request, reply.code(400), { ...shown, problems });
      const outcome = await newsletter.update(token, changesOf(values), at(request));
      return outcome === "saved"
        ? pages.preferences(request, reply, { ...shown, isSaved: true })
        : pages.invalidLink(request, reply);
    },
  );
}

const changesOf = ({ salutation, firstName, lastName, consents }: ReturnType<typeof valuesOf>) =>
  ({
    salutation,
    firstName,
    lastName,
    consents,
  }) as SubscriberChanges;
