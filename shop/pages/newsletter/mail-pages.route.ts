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
import type { NewsletterPages, ShownForm, ShownPreferences } from "./newsletter-pages.server.tsx";

interface MailPageOptions {
  newsletter: Newsletter;
  requests: ShopRequests;
  pages: NewsletterPages;
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
export function mailPageRoutes(app: FastifyInstance, options: MailPageOptions) {
  const bySecret = { config: { hasSecretAddress: true } };
  const get = (path: string, summary: string, handler: Handler) =>
    app.get<WithToken>(
      path,
      { ...bySecret, schema: { summary, tags: ["pages"] } },
      (request, reply) => handler(options, request, reply),
    );
  const post = (path: string, summary: string, handler: Handler) =>
    app.post<WithToken>(path, { ...bySecret, schema: formSchema(summary) }, (request, reply) =>
      handler(options, request, reply),
    );

  const confirm = `${newsletterPaths.confirm}/:token`;
  get(confirm, "One step left: confirm a sign-up", showSignUp);
  post(confirm, "Confirm a sign-up", confirmSignUp);

  const unsubscribe = `${newsletterPaths.unsubscribe}/:token`;
  get(unsubscribe, "Unsubscribe", showUnsubscribe);
  post(unsubscribe, "End a subscription", endSubscription);

  const preferences = `${newsletterPaths.preferences}/:token`;
  get(
    preferences,
    "What a subscriber may change",
    ofSubscriber(({ pages }, ...shown) => pages.preferences(...shown)),
  );
  post(
    preferences,
    "Change a subscription: salutation, firstName, lastName, consents",
    ofSubscriber(changePreferences),
  );
  post(
    `${preferences}/address`,
    "Send the newsletter to another address: email, renderToken. It goes there once a mail to it is confirmed",
    ofSubscriber(changeAddress),
  );
}

type Handler = (
  options: MailPageOptions,
  request: FastifyRequest<WithToken>,
  reply: FastifyReply,
) => Promise<FastifyReply>;

const presentOf = ({ requests }: MailPageOptions, request: FastifyRequest) => ({
  ...requests.presentOf(request),
  proof: proofOf(request),
});

const invalidConfirmation = (
  { showForm }: MailPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) => showForm(request, reply.code(410), { showDoiError: true });

const showSignUp: Handler = async (options, request, reply) => {
  const { newsletter, pages } = options;
  const signUp = await newsletter.signUpOf(request.params.token, presentOf(options, request));
  if (!signUp) return invalidConfirmation(options, request, reply);
  if (signUp.status === "pending") return pages.confirm(request, reply, signUp);
  return signUp.status === "ended"
    ? pages.unsubscribed(request, reply)
    : pages.confirmed(request, reply, "subscribed");
};

const confirmSignUp: Handler = async (options, request, reply) => {
  const { newsletter, pages } = options;
  switch (await newsletter.confirm(request.params.token, presentOf(options, request))) {
    case "confirmed":
      return pages.confirmed(request, reply, "confirmed");
    case "ended":
      return pages.unsubscribed(request, reply);
    case "invalid":
      return invalidConfirmation(options, request, reply);
  }
};

const showUnsubscribe: Handler = async ({ newsletter, pages, requests }, request, reply) => {
  const { now } = requests.presentOf(request);
  const subscriber = await newsletter.subscriber(request.params.token, now);
  if (!subscriber) return pages.invalidLink(request, reply);
  return subscriber === "ended"
    ? pages.unsubscribed(request, reply)
    : pages.unsubscribe(request, reply, subscriber.maskedEmail);
};

const endSubscription: Handler = async (options, request, reply) => {
  const { newsletter, pages } = options;
  const outcome = await newsletter.unsubscribe(request.params.token, presentOf(options, request));
  return outcome === "ended"
    ? pages.unsubscribed(request, reply)
    : pages.invalidLink(request, reply);
};

type HandlePreferences = (
  options: MailPageOptions,
  request: FastifyRequest<WithToken>,
  reply: FastifyReply,
  shown: Pick<ShownPreferences, "subscriber" | "token">,
) => Promise<FastifyReply>;

/** Hands a handler the subscriber of a link, or says that the link is invalid or the subscription has ended. */
const ofSubscriber =
  (handle: HandlePreferences): Handler =>
  async (options, request, reply) => {
    const subscriber = await subscriberHere(options, request);
    if (!subscriber) return options.pages.invalidLink(request, reply);
    if (subscriber === "ended") return options.pages.unsubscribed(request, reply);
    return handle(options, request, reply, { subscriber, token: request.params.token });
  };

async function subscriberHere(
  { newsletter, requests }: MailPageOptions,
  request: FastifyRequest<WithToken>,
) {
  const { site, now } = requests.presentOf(request);
  const subscriber = await newsletter.subscriber(request.params.token, now);
  if (!subscriber || subscriber === "ended") return subscriber;
  // Other sites have other fields.
  if (subscriber.site !== site.code) return undefined;
  // The subscription of the link has ended; its address has signed up again and not confirmed yet.
  return subscriber.status === "WAITING_FOR_DOI" ? "ended" : subscriber;
}

const changePreferences: HandlePreferences = async (options, request, reply, shown) => {
  const { newsletter, pages, requests } = options;
  const at = presentOf(options, request);
  const values = valuesOf(formOf(request));
  const { form, pages: pagesTexts } = requests.contentOf(request).texts.newsletter;
  const { email: _, legals: __, ...problems } = newsletterProblems(values, at.site);
  if (Object.keys(problems).length > 0) {
    const notice = { text: form.checkFields, isGood: false };
    return pages.preferences(request, reply.code(400), { ...shown, values, problems, notice });
  }
  const outcome = await newsletter.update(shown.token, changesOf(values), at);
  const notice = { text: pagesTexts.preferences.saved, isGood: true };
  return outcome === "saved"
    ? pages.preferences(request, reply, { ...shown, values, notice })
    : pages.invalidLink(request, reply);
};

const changeAddress: HandlePreferences = async (options, request, reply, shown) => {
  const { newsletter, pages, requests } = options;
  const { site, proof, now } = presentOf(options, request);
  const { form, pages: pagesTexts } = requests.contentOf(request).texts.newsletter;
  const { email = "", renderToken } = formOf(request);
  const { salutation, firstName, lastName, consents } = shown.subscriber;
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
    movesWith: shown.token,
    knownBrowser: async () => hashOf(shown.token),
  });
  const response = (status: number, more: Partial<ShownPreferences>) =>
    pages.preferences(request, reply.code(status), { ...shown, ...more });
  const refuse = (status: number, text: string) =>
    response(status, { email, notice: { text, isGood: false } });
  switch (outcome.status) {
    case "accepted": {
      const text = fill(pagesTexts.preferences.emailRequested, { email });
      return response(200, { notice: { text, isGood: true } });
    }
    case "invalidEmail":
      return response(400, { email, problem: form.problems.invalidEmail });
    case "refused":
      return refuse(400, form.errorGeneric);
    default:
      reply.header("retry-after", String(outcome.waitMinutes * 60));
      return refuse(429, plural(form.tooMany, outcome.waitMinutes, site.locale));
  }
};

const changesOf = ({ salutation, firstName, lastName, consents }: ReturnType<typeof valuesOf>) =>
  ({
    salutation,
    firstName,
    lastName,
    consents,
  }) as SubscriberChanges;
