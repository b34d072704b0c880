import { newsletterPaths } from "../../../border/border-paths.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newsletterFields } from "../../../border/newsletter/newsletter-contract.ts";
import {
  emptyValues,
  newsletterProblems,
  subscriptionRequestOf,
  valuesOf,
} from "../../../border/newsletter/newsletter-rules.ts";
import { proofOf } from "../../../border/newsletter/server/request-proof.ts";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { acceptForms, formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import {
  createNewsletterPages,
  type NewsletterPagesOptions,
  type ShownForm,
} from "./newsletter-pages.server.tsx";
import { mailPageRoutes } from "./mail-pages.route.ts";

const maxFormBytes = 8_192;
const maxOriginCharacters = 100;

/** The page of the form, which handles it without JavaScript, and the pages behind links in mails. */
export const newsletterPages: PageRoutes = { personal: newsletterPageRoutes };

function newsletterPageRoutes(app: FastifyInstance, options: NewsletterPagesOptions) {
  const { newsletter, requests } = options;
  const pages = createNewsletterPages(options);
  acceptForms(app, maxFormBytes);

  const show = async (request: FastifyRequest, reply: FastifyReply, form: ShownForm = {}) =>
    pages.form(request, reply, {
      ...form,
      renderToken: await newsletter.renderToken(requests.presentOf(request).now),
    });

  app.get(
    newsletterPaths.form,
    { schema: { summary: "The sign-up to the newsletter", tags: ["pages"] } },
    async (request, reply) => {
      const at = requests.presentOf(request);
      const known = await newsletter.baseDataOf(request, requests.isSecure(request), at);
      const values = { ...emptyValues, ...known };
      return show(request, reply, known && { answered: { values, problems: {} } });
    },
  );

  app.post(
    newsletterPaths.form,
    {
      schema: formSchema(
        "Sign up to the newsletter: email, salutation, firstName, lastName, consents, legals, renderToken",
        "For browsers without JavaScript. A form without a render token, such as that of a footer, is shown once more with all fields.",
      ),
    },
    async (request, reply) => {
      const form = formOf(request);
      const values = valuesOf(form);
      const { site, now } = requests.presentOf(request);
      const success = { answered: { values, problems: {}, result: "SUCCESS" as const } };
      if (form[newsletterFields.honeypot]) return pages.form(request, reply, success);
      const renderToken = form[newsletterFields.renderToken];
      if (!renderToken) return show(request, reply, { answered: { values, problems: {} } });
      const problems = newsletterProblems(values, site);
      if (Object.keys(problems).length > 0)
        return show(request, reply.code(400), { answered: { values, problems } });
      const outcome = await newsletter.subscribe({
        site,
        request: subscriptionRequestOf(values, site, originOf(form)),
        renderToken,
        formPath: newsletterPaths.form,
        ...proofOf(request),
        now,
        knownBrowser: () =>
          newsletter.knownBrowser(request, requests.isSecure(request), requests.presentOf(request)),
      });
      switch (outcome.status) {
        case "accepted":
          return show(request, reply, success);
        case "invalidEmail":
          return show(request, reply.code(400), {
            answered: { values, problems: { email: "invalidEmail" } },
          });
        case "refused":
          return show(request, reply.code(400), {
            answered: { values, problems: {}, result: "ERROR_GENERIC" },
          });
        case "tooMany":
        case "crowded": {
          const { status, waitMinutes } = outcome;
          reply.code(429).header("retry-after", String(waitMinutes * 60));
          const result = status === "tooMany" ? "ERROR_TOO_MANY" : "ERROR_CROWDED";
          return show(request, reply, { answered: { values, problems: {}, result, waitMinutes } });
        }
      }
    },
  );

  mailPageRoutes(app, { newsletter, requests, pages, showForm: show });

  /** An error must not discard the submitted values. */
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    const isForm = request.method === "POST" && request.url === newsletterPaths.form;
    if (!isForm || statusCode < 500) throw error;
    if (!(error instanceof RefusedError)) request.log.error(error);
    const values = valuesOf(formOf(request));
    return pages.form(request, reply.code(503).header("retry-after", "5"), {
      answered: { values, problems: {}, result: "ERROR_GENERIC" },
    });
  });
}

/** Returns where the form was shown; a browser may send anything. */
function originOf(form: Partial<Record<string, string>>) {
  const of = (name: "origin" | "originAddition", byDefault: string) =>
    (form[newsletterFields[name]] ?? byDefault).slice(0, maxOriginCharacters);
  return { origin: of("origin", "onsite"), originAddition: of("originAddition", "subsite") };
}
