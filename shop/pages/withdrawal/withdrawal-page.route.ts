import { withdrawalPaths } from "../../shop-paths.ts";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { acceptForms, formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { isSecret, newSecret } from "../../../platform/security/secrets.ts";
import type { Withdrawals } from "../../withdrawal/server/withdrawals.ts";
import { declarationOf, declarationProblems } from "../../withdrawal/withdrawal-rules.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { createWithdrawalPages, type SentDeclaration } from "./withdrawal-pages.server.tsx";

export interface WithdrawalPageOptions extends PersonalPagesOptions {
  withdrawals: Withdrawals;
}

/** Above the size of the longest valid texts, so that a page can say which of them is too long. */
const maxFormBytes = 131_072;

/** The two steps of a withdrawal from a contract, and the receipt. All work without JavaScript. */
export const withdrawalPages: PageRoutes = { personal: withdrawalPageRoutes };

function withdrawalPageRoutes(app: FastifyInstance, options: WithdrawalPageOptions) {
  const { withdrawals, requests } = options;
  const pages = createWithdrawalPages(options);
  acceptForms(app, maxFormBytes);

  app.get(
    withdrawalPaths.form,
    {
      schema: {
        summary: "The form to withdraw from a contract",
        description: "With `contract` the order is filled in.",
        tags: ["pages"],
      },
    },
    (request, reply) => {
      const { contract } = queryOf(request);
      return pages.form(request, reply, {
        declaration: declarationOf({ contract }),
        formKey: newSecret(),
      });
    },
  );

  app.post(
    withdrawalPaths.form,
    {
      schema: formSchema(
        "Withdraw from a contract: name, contract, email, part, reason, key",
        "step=review shows the declaration once more, step=change the form, step=confirm stores it and redirects to the receipt.",
      ),
    },
    async (request, reply) => {
      const sent = sentBy(request);
      const { step, key } = formOf(request);
      if (step === "change") return pages.form(request, reply, sent);
      const problems = declarationProblems(sent.declaration);
      if (Object.keys(problems).length > 0)
        return pages.form(request, reply.code(400), sent, problems);
      if (step !== "confirm" || sent.formKey !== key) return pages.review(request, reply, sent);
      const { site, now } = requests.presentOf(request);
      const outcome = await withdrawals.receive(sent.declaration, key, {
        site,
        now,
        ip: request.ip,
      });
      if ("secret" in outcome)
        return reply.redirect(`${withdrawalPaths.receipts}/${outcome.secret}`, 303);
      reply.code(429).header("retry-after", String(outcome.waitMinutes * 60));
      return pages.review(request, reply, sent, "tooMany");
    },
  );

  app.get<{ Params: { secret: string } }>(
    `${withdrawalPaths.receipts}/:secret`,
    {
      config: { hasSecretAddress: true },
      schema: { summary: "The receipt of a declaration", tags: ["pages"] },
    },
    async (request, reply) => {
      const { site } = requests.presentOf(request);
      const receipt = await withdrawals.receiptOf(request.params.secret, site);
      if (receipt) return pages.receipt(request, reply, receipt);
      reply.callNotFound();
      return reply;
    },
  );

  /** An error must not discard the submitted values: the page shows them again, and offers mail as another way. */
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (request.method !== "POST" || statusCode < 500) throw error;
    if (!(error instanceof RefusedError)) request.log.error(error);
    reply.code(503).header("retry-after", "5");
    return pages.review(request, reply, sentBy(request), "unavailable");
  });
}

function sentBy(request: FastifyRequest): SentDeclaration {
  const form = formOf(request);
  return {
    declaration: declarationOf(form),
    formKey: isSecret(form.key) ? form.key : newSecret(),
  };
}
