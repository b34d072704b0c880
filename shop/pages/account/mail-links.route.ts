import { customerPaths } from "../../shop-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { forgottenProblems, newPasswordProblems } from "../../customer/customer-forms.ts";
import { hasProblems } from "../../customer/customer-rules.ts";
import type { Accounts, LinkPurpose } from "../../customer/server/accounts.ts";
import { forgetLogin, keepBrowser } from "../../customer/server/customer-requests.ts";
import { newPasswordProblem } from "../../customer/server/new-passwords.ts";
import { accountDone, type AccountFormOptions } from "./account-forms.server.ts";
import { leadingTo, wantedField } from "../../customer/wanted-field.ts";
import { wantedPage } from "./account-sections.ts";
import type { AccountPages } from "./account-pages.server.tsx";

/**
 * Routes for the links in mails, and for the forms that request mails. Opening a link changes nothing, because mail scanners also
 * open links.
 */
export function mailLinkRoutes(
  app: FastifyInstance,
  { customers, visitors, requests, pages, logins }: AccountFormOptions,
) {
  const pageSchema = (summary: string) => ({ schema: { summary, tags: ["pages"] } });
  const secretOf = (request: FastifyRequest) => (request.params as { secret: string }).secret;
  const wantedBy = (request: FastifyRequest) => wantedPage(queryOf(request)[wantedField]);
  /** Returns the address of a link, which its form is sent to. */
  const actionOf = (request: FastifyRequest, path: string) =>
    leadingTo(`${path}/${secretOf(request)}`, wantedBy(request));

  async function emailChanged(request: FastifyRequest, reply: FastifyReply) {
    const { status } = await visitors.recognise(request);
    return status === "LOGGED_IN"
      ? accountDone(reply, "emailChanged", customerPaths.loginData)
      : accountDone(reply, "emailConfirmed");
  }

  /** Handles a link that does not work: repeats the outcome of its first use, or says that it is not valid. */
  const whenUsed =
    (
      purpose: LinkPurpose,
      done: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
    ): Handler =>
    async (request, reply, secret) =>
      (await customers.wasLinkUsed(purpose, secret, requests.presentOf(request)))
        ? done(request, reply)
        : pages.invalidLink(request, reply);
  const closed = {
    resetPassword: whenUsed("resetPassword", async (_request, reply) =>
      accountDone(reply, "resetLinkUsed"),
    ),
    confirmAddress: whenUsed("confirmAddress", async (_request, reply) =>
      accountDone(reply, "accountConfirmed"),
    ),
    changeEmail: whenUsed("changeEmail", emailChanged),
  };

  mailRequest(customerPaths.forgotten, "a link that sets a new password", {
    page: pages.forgotten,
    request: (email, attempt) => customers.requestReset(email, attempt),
    requested: (request, reply, email) => pages.inbox(request, reply, "forgottenSent", email),
  });
  mailRequest(customerPaths.loginCode, "a code for one login", {
    page: pages.codeRequest,
    request: (email, attempt) => customers.requestLoginCode(email, attempt),
    requested: (request, reply, email) =>
      pages.codeLogin(request, reply, {
        values: { email, [wantedField]: formOf(request)[wantedField] },
        problems: {},
      }),
  });

  link(customerPaths.newPassword, "The form for a new password", {
    show: async (request, reply, secret) =>
      (await customers.emailToReset(secret, requests.presentOf(request))) !== undefined
        ? pages.newPassword(request, reply, actionOf(request, customerPaths.newPassword))
        : closed.resetPassword(request, reply, secret),
    use: async (request, reply, secret) => {
      const form = formOf(request);
      const at = logins.attemptOf(request);
      const email = await customers.emailToReset(secret, at);
      if (email === undefined) return closed.resetPassword(request, reply, secret);
      const problems = newPasswordProblems(form, newPasswordProblem(email));
      if (hasProblems(problems)) {
        const action = actionOf(request, customerPaths.newPassword);
        return pages.newPassword(request, reply.code(400), action, { values: {}, problems });
      }
      const known = await customers.reset(secret, form.newPassword ?? "", at);
      if (!known) return closed.resetPassword(request, reply, secret);
      const isSecure = requests.isSecure(request);
      // The cart and what was entered to order it are the browser's own.
      forgetLogin(reply, isSecure);
      keepBrowser(reply, known.browser, isSecure);
      return accountDone(reply, "passwordReset");
    },
  });

  link(customerPaths.confirm, "The form that confirms the address of a new account", {
    show: async (request, reply, secret) =>
      (await customers.registrations.isWaiting(secret, requests.presentOf(request)))
        ? pages.confirmAddress(request, reply, actionOf(request, customerPaths.confirm))
        : closed.confirmAddress(request, reply, secret),
    use: async (request, reply, secret) => {
      const { password = "", remember } = formOf(request);
      const attempt = logins.attemptOf(request);
      const outcome = await customers.registrations.confirm(secret, password, attempt);
      if ("customer" in outcome) {
        await logins.start(request, reply, outcome, {
          isRemembered: remember === "yes",
        });
        return accountDone(reply, "registered", wantedBy(request));
      }
      const action = actionOf(request, customerPaths.confirm);
      if (outcome.problem === "wrong")
        return pages.confirmAddress(request, reply.code(400), action, {
          values: {},
          problems: { password: "wrongPassword" },
        });
      if (outcome.problem !== "tooMany") return closed.confirmAddress(request, reply, secret);
      const notice = logins.refuseForNow(request, reply, outcome.waitMinutes);
      const state = { values: {}, problems: {}, notice };
      return pages.confirmAddress(request, reply.code(429), action, state);
    },
  });

  link(customerPaths.confirmEmail, "The form that confirms a new address", {
    show: async (request, reply, secret) => {
      const email = await customers.newEmail(secret, requests.presentOf(request));
      const action = actionOf(request, customerPaths.confirmEmail);
      return email === undefined
        ? closed.changeEmail(request, reply, secret)
        : pages.confirmEmail(request, reply, action, email);
    },
    use: async (request, reply, secret) => {
      return (await customers.confirmEmail(secret, requests.presentOf(request)))
        ? emailChanged(request, reply)
        : closed.changeEmail(request, reply, secret);
    },
  });

  type Handler = (
    request: FastifyRequest,
    reply: FastifyReply,
    /** The secret of a link, or the address of a requested mail. */
    given: string,
  ) => Promise<FastifyReply>;

  /** Registers a page and its form that requests a mail to an address. */
  function mailRequest(
    path: string,
    what: string,
    {
      page,
      request: requestMail,
      requested,
    }: {
      page: AccountPages["forgotten"];
      request: Accounts["requestReset"];
      requested: Handler;
    },
  ) {
    app.get(path, pageSchema(`Asks for ${what}`), async (request, reply) => page(request, reply));
    const schema = formSchema(`Send ${what}: email. The same for every address`);
    app.post(path, { schema }, async (request, reply) => {
      const form = formOf(request);
      const email = (form.email ?? "").trim();
      const problems = forgottenProblems(form);
      const values = { email };
      if (hasProblems(problems)) return page(request, reply.code(400), { values, problems });
      const refused = await requestMail(email, logins.attemptOf(request));
      if (!refused) return requested(request, reply, email);
      const notice = logins.refuseForNow(request, reply, refused.waitMinutes);
      return page(request, reply.code(429), { values, problems, notice });
    });
  }

  /** Registers a page and its form; both answer with `invalidLink` when the link is invalid or expired. */
  function link(path: string, summary: string, { show, use }: { show: Handler; use: Handler }) {
    const at = `${path}/:secret`;
    app.get(at, pageSchema(summary), (request, reply) => show(request, reply, secretOf(request)));
    app.post(at, { schema: formSchema(`${summary}, sent`) }, (request, reply) =>
      use(request, reply, secretOf(request)),
    );
  }
}
