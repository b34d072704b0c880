import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { acceptForms, formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { deliverableEmail } from "../../../platform/shared/email.ts";
import { restockFields } from "../../restock/restock-contract.ts";
import type { Restock } from "../../restock/server/restock-slice.ts";
import { restockPaths } from "../../shop-paths.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { createRestockPages } from "./restock-pages.server.tsx";

export interface RestockPageOptions extends PersonalPagesOptions {
  restock: Restock;
}

/** Above the size of a longest address, so that a page can say that it is too long. */
const maxFormBytes = 4_096;
const maxArticleNumber = 40;

/** The form for a mail when a sold-out article is back, and the pages behind the links of its mails. All work without JavaScript. */
export const restockPages: PageRoutes = { personal: restockPageRoutes };

function restockPageRoutes(app: FastifyInstance, options: RestockPageOptions) {
  const { restock, requests } = options;
  const pages = createRestockPages(options);
  acceptForms(app, maxFormBytes);

  app.get(
    restockPaths.form,
    {
      schema: {
        summary: "The form for a mail when a sold-out article is back",
        description: "`tcm` is the article.",
        tags: ["pages"],
      },
    },
    async (request, reply) => {
      const { tcm, article } = await articleOf(request, queryOf(request)[restockFields.tcm]);
      return article ? showForm(request, reply, { tcm, article }) : notFound(reply);
    },
  );

  app.post(
    restockPaths.form,
    {
      schema: formSchema(
        "Ask for a mail when an article is back: tcm, email. The same for every address",
      ),
    },
    async (request, reply) => {
      const form = formOf(request);
      const { tcm, article } = await articleOf(request, form[restockFields.tcm]);
      if (!article) return notFound(reply);
      if (article.isAvailable) return pages.available(request, reply, article);
      const email = typedEmail(request);
      const deliverable = deliverableEmail(email);
      if (!deliverable) {
        const problem = email === "" ? "required" : "invalidEmail";
        return pages.form(request, reply.code(400), { tcm, article, email, problem });
      }
      const { site, now } = requests.presentOf(request);
      // Bots see what shoppers see. Staff who preview another moment do not write to anyone.
      const isStored = !form[restockFields.honeypot] && !request.preview;
      const outcome = isStored
        ? await restock.request({ tcm, email: deliverable }, { site, now, ip: request.ip })
        : "requested";
      if (outcome === "requested") return reply.redirect(restockPaths.requested, 303);
      const { waitMinutes } = outcome;
      reply.code(429).header("retry-after", String(waitMinutes * 60));
      return pages.form(request, reply, { tcm, article, email, notStored: { waitMinutes } });
    },
  );

  app.get(
    restockPaths.requested,
    { schema: { summary: "What follows after that form", tags: ["pages"] } },
    (request, reply) => pages.requested(request, reply),
  );

  const link = `${restockPaths.confirm}/:token`;
  const bySecret = { config: { hasSecretAddress: true } };

  app.get<{ Params: { token: string } }>(
    link,
    { ...bySecret, schema: { summary: "One step left: confirm that mail", tags: ["pages"] } },
    async (request, reply) => {
      const linked = await restock.linked(request.params.token, requests.presentOf(request));
      switch (linked.status) {
        case "pending":
          return pages.confirm(request, reply, linked);
        case "confirmed":
          return pages.waiting(request, reply, linked);
        case "expired":
          return pages.expired(request, reply, linked);
        case "ended":
          return pages.ended(request, reply);
        case "invalid":
          return pages.invalid(request, reply);
      }
    },
  );

  app.post<{ Params: { token: string } }>(
    link,
    { ...bySecret, schema: formSchema("Confirm that mail, or end the request with step=end") },
    async (request, reply) => {
      const { token } = request.params;
      const at = requests.presentOf(request);
      if (formOf(request).step === "end") {
        const linked = await restock.linked(token, at);
        if (linked.status === "invalid") return pages.invalid(request, reply);
        await restock.end(token, at);
        return pages.deleted(request, reply);
      }
      await restock.confirm(token, at);
      const linked = await restock.linked(token, at);
      switch (linked.status) {
        case "pending":
        case "confirmed":
          return pages.confirmed(request, reply, linked);
        case "expired":
          return pages.expired(request, reply, linked);
        case "ended":
          return pages.ended(request, reply);
        case "invalid":
          return pages.invalid(request, reply);
      }
    },
  );

  async function articleOf(request: FastifyRequest, given = "") {
    const tcm = given.slice(0, maxArticleNumber);
    return {
      tcm,
      article: tcm ? await restock.article(tcm, requests.presentOf(request)) : undefined,
    };
  }

  const showForm = pages.form;

  /** An error must not discard the typed address: the page shows it again. */
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (request.method !== "POST" || statusCode < 500 || request.routeOptions.url === link)
      throw error;
    if (!(error instanceof RefusedError)) request.log.error(error);
    reply.code(503).header("retry-after", "5");
    const tcm = (formOf(request)[restockFields.tcm] ?? "").slice(0, maxArticleNumber);
    return pages.form(request, reply, {
      tcm,
      email: typedEmail(request),
      notStored: "unavailable",
    });
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

const typedEmail = (request: FastifyRequest) => (formOf(request)[restockFields.email] ?? "").trim();
