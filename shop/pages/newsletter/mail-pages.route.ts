import { newsletterPaths } from "../../../border/border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newsletterProblems, valuesOf } from "../../../border/newsletter/newsletter-rules.ts";
import { proofOf } from "../../../border/newsletter/server/request-proof.ts";
import type { Newsletter } from "../../../border/newsletter/server/newsletter.ts";
import type { SubscriberChanges } from "../../../border/newsletter/newsletter-schema.ts";
import { formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type {
  createNewsletterPages,
  ShownForm,
  ShownPreferences,
} from "./newsletter-pages.server.tsx";

interface MailPageOptions {
  newsletter: Newsletter;
  requests: ShopRequests;
  pages: ReturnType<typeof createNewsletterPages>;
  showForm: (
    request: FastifyRequest,
    reply: FastifyReply,
    form: ShownForm,
  ) => Promise<FastifyReply>;
}

type WithToken = { Params: { token: string } };

/**
 * The pages behind links in mails. Mail scanners follow these links, so only a form changes anything. The pages are never cached
 * and send no referrer.
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
  async function subscriberHere(request: FastifyRequest<WithToken>) {
    const { site, now } = at(request);
    const subscriber = await newsletter.subscriber(request.params.token, now);
    if (!subscriber || subscriber === "ended") return subscriber;
    // Other sites have other fields.
    if (subscriber.site !== site.code) return undefined;
    // The subscription of the link has ended; its address has signed up again and not confirmed yet.
    return subscriber.status === "WAITING_FOR_DOI" ? "ended" : subscriber;
  }
  type Preferences = (
    request: FastifyRequest<WithToken>,
    reply: FastifyReply,
    shown: Pick<ShownPreferences, "subscriber" | "token">,
  ) => Promise<FastifyReply>;
  const ofSubscriber =
    (handle: Preferences) =>
    async (request: FastifyRequest<WithToken>, reply: FastifyReply): Promise<FastifyReply> => {
      const subscriber = await subscriberHere(request);
      if (!subscriber) return pages.invalidLink(request, reply);
      if (subscriber === "ended") return pages.unsubscribed(request, reply);
      return handle(request, reply, { subscriber, token: request.params.token });
    };
  app.get<WithToken>(
    preferences,
    page("What a subscriber may change"),
    ofSubscriber(async (request, reply, shown) => pages.preferences(request, reply, shown)),
  );
  app.post<WithToken>(
    preferences,
    {
      ...bySecret,
      schema: formSchema("Change a subscription: salutation, firstName, lastName, consents"),
    },
    ofSubscriber(async (request, reply, shown) => {
      const values = valuesOf(formOf(request));
      const { form, pages: words } = requests.contentOf(request).texts.newsletter;
      const { email: _, legals: __, ...problems } = newsletterProblems(values, at(request).site);
      if (Object.keys(problems).length > 0) {
        const notice = { text: form.checkFields, isGood: false };
        return pages.preferences(request, reply.code(400), { ...shown, values, problems, notice });
      }
      const outcome = await newsletter.update(shown.token, changesOf(values), at(request));
      const notice = { text: words.preferences.saved, isGood: true };
      return outcome === "saved"
        ? pages.preferences(request, reply, { ...shown, values, notice })
        : pages.invalidLink(request, reply);
    }),
  );
  app.post<WithToken>(
    `${preferences}/address`,
    {
      ...bySecret,
      schema: formSchema(
        "Send the newsletter to another address: email, renderToken. It goes there once a mail to it is confirmed",
      ),
    },
    ofSubscriber(async (request, reply, { subscriber, token }) => {
      const { site, proof, now } = at(request);
      const { form, pages: words } = requests.contentOf(request).texts.newsletter;
      const { email = "", renderToken } = formOf(request);
      const { salutation, firstName, lastName, consents } = subscriber;
      const outcome = await newsletter.subscribe({
        ...proof,
        site,
        now,
        request: {
          email,
          salutation,
          firstName,
          lastName,
          consents,
          origin: "preferences",
          originAddition: "address",
        },
        renderToken,
        formPath: newsletterPaths.preferences,
        movesWith: token,
        knownBrowser: async () => hashOf(token),
      });
      const answer = (status: number, more: Partial<ShownPreferences>) =>
        pages.preferences(request, reply.code(status), { subscriber, token, ...more });
      const refuse = (status: number, text: string) =>
        answer(status, { email, notice: { text, isGood: false } });
      switch (outcome.status) {
        case "accepted": {
          const text = fill(words.preferences.emailRequested, { email });
          return answer(200, { notice: { text, isGood: true } });
        }
        case "invalidEmail":
          return answer(400, { email, problem: form.problems.invalidEmail });
        case "refused":
          return refuse(400, form.errorGeneric);
        default:
          reply.header("retry-after", String(outcome.waitMinutes * 60));
          return refuse(429, plural(form.tooMany, outcome.waitMinutes, site.locale));
      }
    }),
  );
}

const changesOf = ({ salutation, firstName, lastName, consents }: ReturnType<typeof valuesOf>) =>
  ({
    salutation,
    firstName,
    lastName,
    consents,
  }) as SubscriberChanges;
