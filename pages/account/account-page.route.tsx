import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clearCartCookie, cartSecretOf } from "../../features/cart/server/cart-routes.ts";
import type { Carts } from "../../features/cart/server/carts.ts";
import {
  cardPaths,
  customerPaths,
  type CardKind,
  type DoneKey,
  type FieldProblem,
} from "../../features/customer/customer-contract.ts";
import {
  customerLimits,
  emailProblem,
  normalName,
  passwordProblem,
  profileProblems,
  registrationProblems,
} from "../../features/customer/customer-rules.ts";
import { forgetLogin, keepLogin } from "../../features/customer/server/customer-requests.ts";
import type {
  Customers,
  PasswordAttempt,
  PasswordOutcome,
} from "../../features/customer/server/customers.ts";
import type { CustomerRow } from "../../features/customer/server/logins.ts";
import type { AccountFormName } from "./AccountForms.tsx";
import { plural } from "../../shared/words.ts";
import { acceptForms, formOf, formSchema, type Form } from "../../server/http/forms.ts";
import { cartCustomer, type Visitors } from "./visitors.server.ts";
import { createAccountPages, type AccountPagesOptions } from "./account-pages.server.tsx";

export interface AccountRouteOptions extends AccountPagesOptions {
  customers: Customers;
  carts: Pick<Carts, "merge">;
  visitors: Visitors;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What a customer does with forms: each either comes back with what is wrong, or leads on. */
export function accountRoutes(app: FastifyInstance, options: AccountRouteOptions) {
  const { customers, carts, visitors, requests } = options;
  const pages = createAccountPages(options);
  acceptForms(app, 8_192);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const get = (path: string, summary: string, handler: Handler) =>
    app.get(path, { schema: { summary, tags: ["pages"] } }, handler);
  const post = (path: string, summary: string, handler: Handler) =>
    app.post(path, { schema: formSchema(summary) }, handler);

  get(customerPaths.userMenu, "Where the user icon leads", async (request, reply) =>
    pages.userMenu(request, reply, await visitors.recognise(request)),
  );
  get(customerPaths.account, "The customer's account, or the login", async (request, reply) => {
    const visitor = await visitors.recognise(request);
    return visitor.status === "LOGGED_IN"
      ? pages.account(request, reply, visitor.customer)
      : pages.login(request, reply, visitor);
  });
  get(customerPaths.register, "How somebody becomes a customer", async (request, reply) =>
    pages.register(request, reply),
  );
  for (const kind of Object.keys(cardPaths) as CardKind[])
    get(cardPaths[kind], `Page: ${kind}`, async (request, reply) =>
      pages.card(request, reply, await visitors.recognise(request), kind),
    );

  post(customerPaths.login, "Log in: email, password, remember=yes", async (request, reply) => {
    const form = formOf(request);
    const { email, password = "" } = form;
    const visitor = await visitors.recognise(request);
    const isRemembered = visitor.status === "REMEMBERED" && email === undefined;
    const problems = wrong({
      email: isRemembered ? undefined : emailProblem((email ?? "").trim()),
      password: currentPasswordProblem(password),
    });
    const again = (status: number, found: Partial<Record<string, FieldProblem>>, notice?: string) =>
      pages.login(request, reply.code(status), visitor, {
        values: { email },
        problems: found,
        notice,
      });
    if (problems) return again(400, problems);
    const outcome = await customers.checkPassword(
      isRemembered ? visitor.customer.email : (email ?? ""),
      password,
      attemptOf(request, visitor.customer),
    );
    if ("customer" in outcome) {
      const isIn = await enter(request, reply, outcome.customer, form);
      if (isIn) return reply.redirect(customerPaths.account, 303);
    } else if (outcome.problem === "tooMany")
      return again(429, {}, refuseForNow(request, reply, outcome.waitMinutes));
    return again(400, { password: "wrongLogin" });
  });

  post(
    customerPaths.logout,
    "Log out; this browser is no longer remembered",
    async (request, reply) => {
      await customers.logins.end(visitors.presented(request));
      forgetBrowser(request, reply);
      return reply.redirect(customerPaths.userMenu, 303);
    },
  );

  post(
    customerPaths.register,
    "Register: salutation, firstName, lastName, email, password, remember=yes",
    async (request, reply) => {
      const form = formOf(request);
      const registration = {
        salutation: form.salutation ?? "",
        firstName: normalName(form.firstName ?? ""),
        lastName: normalName(form.lastName ?? ""),
        email: clean(form.email),
        password: form.password ?? "",
      };
      const again = (
        status: number,
        problems: Partial<Record<string, FieldProblem>>,
        notice?: string,
      ) => pages.register(request, reply.code(status), { values: form, problems, notice });
      const problems = registrationProblems(registration, requests.contentOf(request).site);
      if (Object.keys(problems).length > 0) return again(400, problems);
      const outcome = await customers.register(registration, attemptOf(request));
      if ("customer" in outcome) {
        const isIn = await enter(request, reply, outcome.customer, form);
        return isIn ? done(reply, "registered") : toLogin(reply);
      }
      if (outcome.problem === "tooMany")
        return again(429, {}, refuseForNow(request, reply, outcome.waitMinutes));
      return again(409, { email: "emailTaken" });
    },
  );

  postOfCustomer(
    customerPaths.profile,
    "Name and address: salutation, firstName, lastName, street, postalCode, town",
    async (request, reply, customer, form) => {
      const profile = {
        salutation: form.salutation ?? "",
        firstName: normalName(form.firstName ?? ""),
        lastName: normalName(form.lastName ?? ""),
        street: clean(form.street),
        postalCode: clean(form.postalCode),
        town: clean(form.town),
      };
      const { site } = requests.contentOf(request);
      const problems = profileProblems(profile, site);
      if (Object.keys(problems).length > 0)
        return pages.account(request, reply.code(400), customer, {
          form: "profile",
          state: { values: form, problems },
        });
      await customers.saveProfile(customer.id, profile);
      return done(reply, "profile");
    },
  );

  postOfCustomer(
    customerPaths.community,
    "Join (member=yes) or leave the community",
    async (_request, reply, customer, form) => {
      const isMember = form.member === "yes";
      await customers.setCommunityMember(customer.id, isMember);
      return done(reply, isMember ? "joined" : "left");
    },
  );

  postOfCustomer(
    customerPaths.card,
    "Get a card: kind=kontorcard or privatecard",
    async (request, reply, customer, form) => {
      const kind = form.kind === "privatecard" ? "privatecard" : "kontorcard";
      await customers.giveCard(customer.id, kind, requests.contentOf(request).site);
      return reply.redirect(`${cardPaths[kind]}?done=card`, 303);
    },
  );

  postOfCustomer(
    customerPaths.password,
    "Change the password: password, newPassword. Ends every other login",
    async (request, reply, customer, form) => {
      const { password = "", newPassword = "" } = form;
      const problems = wrong({
        password: currentPasswordProblem(password),
        newPassword: passwordProblem(newPassword),
      });
      if (problems) return sendBack(request, reply, customer, "password", problems);
      const attempt = attemptOf(request, customer);
      const outcome = await customers.checkPassword(customer.email, password, attempt);
      if ("problem" in outcome) return refuse(request, reply, customer, "password", outcome);
      const wasRemembered = visitors.presented(request).loginToken !== undefined;
      const changed = await customers.changePassword(customer.id, newPassword, attempt);
      const isIn =
        changed && (await enter(request, reply, changed, wasRemembered ? { remember: "yes" } : {}));
      // The customer was deleted, or changed it once more, from elsewhere.
      return isIn ? done(reply, "password") : toLogin(reply);
    },
  );

  postOfCustomer(
    customerPaths.remove,
    "Delete the account: password",
    async (request, reply, customer, form) => {
      const { password = "" } = form;
      const problems = wrong({ password: currentPasswordProblem(password) });
      if (problems) return sendBack(request, reply, customer, "delete", problems);
      const attempt = attemptOf(request, customer);
      const outcome = await customers.checkPassword(customer.email, password, attempt);
      if ("problem" in outcome) return refuse(request, reply, customer, "delete", outcome);
      await customers.remove(customer.id);
      forgetBrowser(request, reply);
      return done(reply, "removed");
    },
  );

  /** A form of the account; whoever is not logged in is led to the login. */
  function postOfCustomer(
    path: string,
    summary: string,
    handler: (
      request: FastifyRequest,
      reply: FastifyReply,
      customer: CustomerRow,
      form: Form,
    ) => Promise<FastifyReply>,
  ) {
    post(path, summary, async (request, reply) => {
      const visitor = await visitors.recognise(request);
      return visitor.status === "LOGGED_IN"
        ? handler(request, reply, visitor.customer, formOf(request))
        : toLogin(reply);
    });
  }

  /** Logs the browser in and gives its cart to the customer; says no when the password is no longer the same. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: CustomerRow,
    { remember }: Form,
  ): Promise<boolean> {
    const at = requests.viewpointOf(request);
    const isSecure = requests.isSecure(request);
    const login = await customers.logins.start(customer, visitors.presented(request), {
      isRemembered: remember === "yes",
      at,
    });
    if (!login) return false;
    keepLogin(reply, login, isSecure);
    const secret = cartSecretOf(request, isSecure);
    try {
      if (secret) {
        await carts.merge(secret, cartCustomer(customer), at);
        clearCartCookie(reply, isSecure);
      }
    } catch (error) {
      // The browser keeps its cart, which the next login merges.
      request.log.error(error, "carts not merged");
    }
    return true;
  }

  function forgetBrowser(request: FastifyRequest, reply: FastifyReply) {
    const isSecure = requests.isSecure(request);
    forgetLogin(reply, isSecure);
    clearCartCookie(reply, isSecure);
  }

  function attemptOf(request: FastifyRequest, knownAs?: CustomerRow): PasswordAttempt {
    return { ...requests.viewpointOf(request), ip: request.ip, knownAs };
  }

  /** 429, and in words how long to wait. */
  function refuseForNow(request: FastifyRequest, reply: FastifyReply, minutes: number): string {
    const { site, texts } = requests.contentOf(request);
    reply.header("retry-after", String(minutes * 60));
    return plural(texts.customer.tooManyAttempts, minutes, site.locale);
  }

  function sendBack(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: CustomerRow,
    form: AccountFormName,
    problems: Partial<Record<string, FieldProblem>>,
  ) {
    const state = { values: {}, problems };
    return pages.account(request, reply.code(400), customer, { form, state });
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: CustomerRow,
    form: AccountFormName,
    outcome: Exclude<PasswordOutcome, { customer: CustomerRow }>,
  ) {
    if (outcome.problem === "wrong")
      return sendBack(request, reply, customer, form, { password: "wrongPassword" });
    const notice = refuseForNow(request, reply, outcome.waitMinutes);
    return pages.account(request, reply.code(429), customer, {
      form,
      state: { values: {}, problems: {}, notice },
    });
  }
}

const clean = (value = "") => value.trim();

const done = (reply: FastifyReply, key: DoneKey) =>
  reply.redirect(`${customerPaths.account}?done=${key}`, 303);

/** The account's page, which asks whoever is not logged in for the password. */
const toLogin = (reply: FastifyReply) => reply.redirect(customerPaths.account, 303);

/** A password that is asked for to prove something: it may be any, and is compared. */
function currentPasswordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "required";
  return password.length > customerLimits.password.max ? "tooLong" : undefined;
}

/** Those of the fields that have a problem; nothing when none has. */
function wrong(fields: Record<string, FieldProblem | undefined>) {
  const problems = Object.entries(fields).filter(([, problem]) => problem !== undefined);
  return problems.length > 0 ? Object.fromEntries(problems) : undefined;
}
