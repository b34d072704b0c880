import { cardPaths, customerPaths } from "../../shop-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { proofOf } from "../../../border/newsletter/server/request-proof.ts";
import { formOf, formSchema, type Form } from "../../../platform/http/requests/forms.ts";
import { type FieldProblem } from "../../customer/customer-contract.ts";
import {
  emailFormProblems,
  passwordFormProblems,
  profileFormProblems,
  profileOf,
  removalProblems,
} from "../../customer/customer-forms.ts";
import { hasProblems } from "../../customer/customer-rules.ts";
import type { PasswordOutcome } from "../../customer/server/accounts.ts";
import { newPasswordProblem } from "../../customer/server/new-passwords.ts";
import type { CheckedCustomer, Customer } from "../../customer/server/visitor.ts";
import type { AccountFormName } from "./AccountForms.tsx";
import { accountDone, toAccount, type AccountFormOptions } from "./account-forms.server.ts";
import type { AccountPagesOptions } from "./account-pages.server.tsx";

/** Forms of a logged-in customer. Each returns with the problems of its fields, or redirects. */
export function accountFormRoutes(
  app: FastifyInstance,
  {
    customers,
    visitors,
    requests,
    pages,
    logins,
    newsletter,
  }: AccountFormOptions & Pick<AccountPagesOptions, "newsletter">,
) {
  postOfCustomer(
    customerPaths.profile,
    "Name and address: salutation, firstName, lastName, street, postalCode, town",
    async (request, reply, customer, form) => {
      const { site } = requests.contentOf(request);
      const problems = profileFormProblems(form, site);
      if (hasProblems(problems))
        return pages.account(request, reply.code(400), customer, {
          form: "profile",
          state: { values: form, problems },
        });
      await customers.saveProfile(customer.id, profileOf(form));
      return accountDone(reply, "profile");
    },
  );

  postOfCustomer(
    customerPaths.community,
    "Join (member=yes) or leave the community",
    async (_request, reply, customer, form) => {
      const isMember = form.member === "yes";
      await customers.setCommunityMember(customer.id, isMember);
      return accountDone(reply, isMember ? "joined" : "left");
    },
  );

  postOfCustomer(
    customerPaths.card,
    "Get a card: kind=kontorcard or privatecard",
    async (request, reply, customer, form) => {
      const kind = form.kind === "privatecard" ? "privatecard" : "kontorcard";
      await customers.giveCard(customer.id, kind, requests.contentOf(request).site);
      return accountDone(reply, "card", cardPaths[kind]);
    },
  );

  postOfCustomer(
    customerPaths.password,
    "Change the password: password, newPassword. Ends every other login",
    async (request, reply, customer, form) => {
      const { password = "", newPassword = "" } = form;
      const problems = passwordFormProblems(form, newPasswordProblem(customer.account.email));
      if (hasProblems(problems)) return sendBack(request, reply, customer, "password", problems);
      const attempt = logins.attemptOf(request);
      const outcome = await customers.checkPassword(customer.account.email, password, attempt);
      if ("problem" in outcome) return refuse(request, reply, customer, "password", outcome);
      const isRemembered = visitors.presented(request).loginToken !== undefined;
      const changed = await customers.changePassword(outcome, newPassword, attempt);
      const isIn = changed && (await logins.start(request, reply, changed, { isRemembered }));
      // The account was deleted, or its password changed again, in another browser.
      return isIn ? accountDone(reply, "password") : toAccount(reply);
    },
  );

  postOfCustomer(
    customerPaths.email,
    "Change the address: newEmail, password. The new one confirms it by mail, the old one is told",
    async (request, reply, customer, form) => {
      const { newEmail = "", password = "" } = form;
      const values = { newEmail };
      const problems = emailFormProblems(form);
      if (hasProblems(problems))
        return sendBack(request, reply, customer, "email", problems, values);
      const attempt = logins.attemptOf(request);
      const outcome = await customers.checkPassword(customer.account.email, password, attempt);
      if ("problem" in outcome) return refuse(request, reply, customer, "email", outcome, values);
      const refused = await customers.requestEmail(outcome, newEmail, attempt);
      return refused
        ? refuse(request, reply, customer, "email", refused, values)
        : accountDone(reply, "emailRequested");
    },
  );

  postOfCustomer(
    customerPaths.sessions,
    "End a session: end=its id, or end=others for all but this one",
    async (request, reply, customer, { end = "" }) => {
      const { sessions } = customers.logins;
      const isOthers = end === "others";
      if (isOthers)
        await sessions.endOthers(customer.id, visitors.presented(request).session ?? "");
      else await sessions.end(customer.id, end);
      const done = isOthers ? "otherSessionsEnded" : "sessionEnded";
      return accountDone(reply, done, customerPaths.sessions);
    },
  );

  postOfCustomer(
    customerPaths.newsletter,
    "End the subscription to the newsletter",
    async (request, reply, { account }) => {
      const at = { ...requests.presentOf(request), proof: proofOf(request) };
      await newsletter.unsubscribeCustomer(account.email, at);
      return accountDone(reply, "newsletterEnded");
    },
  );

  postOfCustomer(
    customerPaths.remove,
    "Delete the account: password",
    async (request, reply, customer, form) => {
      const { password = "" } = form;
      const problems = removalProblems(form);
      if (hasProblems(problems)) return sendBack(request, reply, customer, "delete", problems);
      const attempt = logins.attemptOf(request);
      const outcome = await customers.checkPassword(customer.account.email, password, attempt);
      if ("problem" in outcome) return refuse(request, reply, customer, "delete", outcome);
      const isRemoved = await customers.remove(outcome, attempt.now);
      // The account was deleted, or its password changed, in another browser.
      if (!isRemoved) return toAccount(reply);
      logins.forgetAccount(request, reply);
      return accountDone(reply, "removed");
    },
  );

  /** Handles a form of the account; a browser that is not logged in is redirected to the login. */
  function postOfCustomer(
    path: string,
    summary: string,
    handler: (
      request: FastifyRequest,
      reply: FastifyReply,
      customer: Customer,
      form: Form,
    ) => Promise<FastifyReply>,
  ) {
    app.post(path, { schema: formSchema(summary) }, async (request, reply) => {
      const visitor = await visitors.recognise(request);
      return visitor.status === "LOGGED_IN"
        ? handler(request, reply, visitor.customer, formOf(request))
        : toAccount(reply);
    });
  }

  function sendBack(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer,
    form: AccountFormName,
    problems: Partial<Record<string, FieldProblem>>,
    values: Form = {},
  ) {
    const state = { values, problems };
    return pages.account(request, reply.code(400), customer, { form, state });
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer,
    form: AccountFormName,
    outcome: Exclude<PasswordOutcome, CheckedCustomer>,
    values: Form = {},
  ) {
    if (outcome.problem === "wrong")
      return sendBack(request, reply, customer, form, { password: "wrongPassword" }, values);
    const notice = logins.refuseForNow(request, reply, outcome.waitMinutes);
    return pages.account(request, reply.code(429), customer, {
      form,
      state: { values, problems: {}, notice },
    });
  }
}
