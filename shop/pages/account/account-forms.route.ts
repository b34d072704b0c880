import { customerPaths } from "../../shop-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Newsletter } from "../../../border/newsletter/server/newsletter.ts";
import { proofOf } from "../../../border/newsletter/server/request-proof.ts";
import { formOf, formSchema, type Form } from "../../../platform/http/requests/forms.ts";
import type { AccountSection } from "../../customer/account-texts.ts";
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
import { formPages } from "./account-sections.ts";
import { accountDone, toAccount, type AccountFormOptions } from "./account-forms.server.ts";

type FormOptions = AccountFormOptions & {
  newsletter: Pick<Newsletter, "unsubscribeCustomer">;
};

/** The page that shows a form again. */
const sectionOf = {
  profile: "profile",
  email: "loginData",
  password: "loginData",
  delete: "data",
} as const satisfies Record<AccountFormName, AccountSection>;

/** Handles a form that a customer who is logged in has sent. */
type Handler = (
  options: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: Customer,
  form: Form,
) => Promise<FastifyReply>;

/** Forms of a logged-in customer. Each returns with the problems of its fields, or redirects. */
export function accountFormRoutes(app: FastifyInstance, options: FormOptions) {
  /** Registers a form of the account; a browser that is not logged in is redirected to the login. */
  const post = (path: string, summary: string, handler: Handler) =>
    app.post(path, { schema: formSchema(summary) }, async (request, reply) => {
      const visitor = await options.visitors.recognise(request);
      return visitor.status === "LOGGED_IN"
        ? handler(options, request, reply, visitor.customer, formOf(request))
        : toAccount(reply, formPages[path] ?? path);
    });
  post(
    customerPaths.profile,
    "Name and address: salutation, firstName, lastName, street, postalCode, town",
    saveProfile,
  );
  post(
    customerPaths.password,
    "Change the password: password, newPassword. Ends every other login",
    changePassword,
  );
  post(
    customerPaths.email,
    "Change the address: newEmail, password. The new one confirms it by mail, the old one is told",
    changeEmail,
  );
  post(
    customerPaths.sessions,
    "End a session: end=its id, or end=others for all but this one",
    endSessions,
  );
  post(customerPaths.newsletter, "End the subscription to the newsletter", endNewsletter);
  post(customerPaths.remove, "Delete the account: password", removeAccount);
}

const saveProfile: Handler = async (
  { customers, requests, pages },
  request,
  reply,
  customer,
  form,
) => {
  const { site } = requests.contentOf(request);
  const problems = profileFormProblems(form, site);
  if (hasProblems(problems))
    return pages.sections.profile(request, reply.code(400), customer, {
      form: "profile",
      state: { values: form, problems },
    });
  await customers.saveProfile(customer.id, profileOf(form));
  return accountDone(reply, "profile", customerPaths.profile);
};

const changePassword: Handler = async (options, request, reply, customer, form) => {
  const { customers, visitors, logins } = options;
  const { password = "", newPassword = "" } = form;
  const problems = passwordFormProblems(form, newPasswordProblem(customer.account.email));
  if (hasProblems(problems))
    return sendBack(options, request, reply, customer, "password", problems);
  const attempt = logins.attemptOf(request);
  const outcome = await customers.checkPassword(customer.account.email, password, attempt);
  if ("problem" in outcome) return refuse(options, request, reply, customer, "password", outcome);
  const isRemembered = visitors.presented(request).loginToken !== undefined;
  const changed = await customers.changePassword(outcome, newPassword, attempt);
  const isIn = changed && (await logins.start(request, reply, changed, { isRemembered }));
  // The account was deleted, or its password changed again, in another browser.
  return isIn ? accountDone(reply, "password", customerPaths.loginData) : toAccount(reply);
};

const changeEmail: Handler = async (options, request, reply, customer, form) => {
  const { customers, logins } = options;
  const { newEmail = "", password = "" } = form;
  const values = { newEmail };
  const problems = emailFormProblems(form);
  if (hasProblems(problems))
    return sendBack(options, request, reply, customer, "email", problems, values);
  const attempt = logins.attemptOf(request);
  const outcome = await customers.checkPassword(customer.account.email, password, attempt);
  if ("problem" in outcome)
    return refuse(options, request, reply, customer, "email", outcome, values);
  const refused = await customers.requestEmail(outcome, newEmail, attempt);
  return refused
    ? refuse(options, request, reply, customer, "email", refused, values)
    : accountDone(reply, "emailRequested", customerPaths.loginData);
};

const endSessions: Handler = async (
  { customers, visitors },
  request,
  reply,
  customer,
  { end = "" },
) => {
  const { sessions } = customers.logins;
  const isOthers = end === "others";
  if (isOthers) await sessions.endOthers(customer.id, visitors.presented(request).session ?? "");
  else await sessions.end(customer.id, end);
  const done = isOthers ? "otherSessionsEnded" : "sessionEnded";
  return accountDone(reply, done, customerPaths.sessions);
};

const endNewsletter: Handler = async ({ newsletter, requests }, request, reply, { account }) => {
  const at = { ...requests.presentOf(request), proof: proofOf(request) };
  await newsletter.unsubscribeCustomer(account.email, at);
  return accountDone(reply, "newsletterEnded", customerPaths.newsletter);
};

const removeAccount: Handler = async (options, request, reply, customer, form) => {
  const { customers, logins } = options;
  const { password = "" } = form;
  const problems = removalProblems(form);
  if (hasProblems(problems)) return sendBack(options, request, reply, customer, "delete", problems);
  const attempt = logins.attemptOf(request);
  const outcome = await customers.checkPassword(customer.account.email, password, attempt);
  if ("problem" in outcome) return refuse(options, request, reply, customer, "delete", outcome);
  const isRemoved = await customers.remove(outcome, attempt.now);
  // The account was deleted, or its password changed, in another browser.
  if (!isRemoved) return toAccount(reply);
  logins.forgetAccount(request, reply);
  return accountDone(reply, "removed");
};

function sendBack(
  { pages }: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: Customer,
  form: AccountFormName,
  problems: Partial<Record<string, FieldProblem>>,
  values: Form = {},
) {
  const state = { values, problems };
  return pages.sections[sectionOf[form]](request, reply.code(400), customer, { form, state });
}

function refuse(
  options: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: Customer,
  form: AccountFormName,
  outcome: Exclude<PasswordOutcome, CheckedCustomer>,
  values: Form = {},
) {
  if (outcome.problem === "wrong")
    return sendBack(options, request, reply, customer, form, { password: "wrongPassword" }, values);
  const { logins, pages } = options;
  const notice = logins.refuseForNow(request, reply, outcome.waitMinutes);
  return pages.sections[sectionOf[form]](request, reply.code(429), customer, {
    form,
    state: { values, problems: {}, notice },
  });
}
