import { customerPaths } from "../../shop-paths.ts";
import type { FastifyInstance } from "fastify";
import { formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { type FieldProblem } from "../../customer/customer-contract.ts";
import { registerProblems, registrationOf } from "../../customer/customer-forms.ts";
import { hasProblems } from "../../customer/customer-rules.ts";
import { newPasswordProblem } from "../../customer/server/new-passwords.ts";
import { accountDone, type AccountFormOptions } from "./account-forms.server.ts";
import { wantedField } from "../../customer/wanted-field.ts";
import { wantedPage } from "./account-sections.ts";
import { createLoginForm } from "./login-form.server.ts";

/** Forms that log a browser in or out. Each returns with the problems of its fields, or redirects. */
export function loginRoutes(
  app: FastifyInstance,
  { customers, visitors, requests, pages, logins }: AccountFormOptions,
) {
  const logIn = createLoginForm({ customers, visitors, logins });
  app.post(
    customerPaths.login,
    {
      schema: formSchema(
        "Log in: email, password, remember=yes, code of a mail, next=the page to return to",
      ),
    },
    async (request, reply) => {
      const outcome = await logIn(request, reply);
      if ("customer" in outcome)
        return accountDone(reply, "loggedIn", wantedPage(formOf(request)[wantedField]));
      const { visitor, status, state } = outcome;
      return formOf(request).code === undefined
        ? pages.login(request, reply.code(status), visitor, state)
        : pages.codeLogin(request, reply.code(status), state);
    },
  );

  app.post(
    customerPaths.logout,
    { schema: formSchema("Log out; this browser is no longer remembered") },
    async (request, reply) => {
      await customers.logins.end(visitors.presented(request));
      logins.forget(request, reply);
      return accountDone(reply, "loggedOut", customerPaths.userMenu);
    },
  );

  app.post(
    customerPaths.register,
    {
      schema: formSchema(
        "Register: salutation, firstName, lastName, email, password, next=the page to return to. A mail says how to go on",
      ),
    },
    async (request, reply) => {
      const form = formOf(request);
      const registration = registrationOf(form);
      const { password: _secret, ...values } = form;
      const again = (
        status: number,
        problems: Partial<Record<string, FieldProblem>>,
        notice?: string,
      ) => pages.register(request, reply.code(status), { values, problems, notice });
      const { site } = requests.contentOf(request);
      const problems = registerProblems(form, site, newPasswordProblem(registration.email));
      if (hasProblems(problems)) return again(400, problems);
      const refused = await customers.registrations.register(
        registration,
        logins.attemptOf(request),
        { wanted: wantedPage(form[wantedField]) },
      );
      if (refused) return again(429, {}, logins.refuseForNow(request, reply, refused.waitMinutes));
      return pages.inbox(request, reply, "registerSent", registration.email);
    },
  );
}
