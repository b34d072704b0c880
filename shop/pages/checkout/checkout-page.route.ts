import { checkoutPath, checkoutPaths, orderPaths } from "../../shop-paths.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { changeIn } from "../../../border/cart/cart-form.ts";
import type { CartService } from "../../../border/cart/server/cart-service.ts";
import { admitWritesFirst } from "../../../platform/http/overload/admitted-routes.ts";
import { browserFamily } from "../../../platform/http/requests/browser-family.ts";
import { isCountedError } from "../../../platform/http/responses/errors.ts";
import {
  acceptForms,
  formOf,
  formSchema,
  queryOf,
  type Form,
} from "../../../platform/http/requests/forms.ts";
import { emailProblem } from "../../customer/customer-rules.ts";
import { checkoutSteps, type CheckoutStep } from "../../orders/checkout-contract.ts";
import { deliveryForm, guestEmailOf } from "../../orders/checkout-forms.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import { statisticsConsent } from "../../../border/tracking/tracking-rules.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";
import { decodeShown, reviewChanges } from "../../orders/review-rules.ts";
import { createBrowserLogins, type BrowserLoginOptions } from "../account/browser-logins.server.ts";
import { createLoginForm } from "../account/login-form.server.ts";
import { cartCustomer } from "../account/visitors.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import {
  createCheckoutPages,
  type CheckoutPagesOptions,
  type CheckoutView,
} from "./checkout-pages.server.tsx";
import {
  checkDelivery,
  checkPayment,
  keptForm,
  paymentForm,
  stepToResend,
} from "./sent-steps.server.ts";
import { createCheckoutVisits, isEarlier } from "./checkout-visits.server.ts";
import { createReviewAnswers } from "./review-answers.server.ts";
import { senderOf } from "./sender.server.ts";
import type { CompleteCheckout } from "./ReviewStep.tsx";

export interface CheckoutPageOptions extends CheckoutPagesOptions, BrowserLoginOptions {
  orders: Orders;
  carts: CartService;
}

/** Above the size of the longest valid form: the review's contains what it showed. */
const maxFormBytes = 262_144;

/** The steps from the cart to the order. All work without JavaScript; each form redirects, so that reloading repeats nothing. */
export const checkoutPages: PageRoutes = { personal: checkoutPageRoutes };

function checkoutPageRoutes(app: FastifyInstance, options: CheckoutPageOptions) {
  const { orders, carts, visitors, requests } = options;
  const pages = createCheckoutPages(options);
  const visits = createCheckoutVisits({ ...options, pages });
  const { visitOf, showFirst, stopped, noteMerge, refuseSender } = visits;
  const logins = createBrowserLogins(options);
  const answers = createReviewAnswers({ orders, pages, visits, requests });
  const { askProof, notPlaced, reviewAgain, unavailable } = answers;
  const logIn = createLoginForm({ ...options, logins });
  acceptForms(app, maxFormBytes);
  admitWritesFirst(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const get = (path: string, summary: string, handler: Handler) =>
    app.get(path, { schema: { summary, tags: ["pages"] } }, handler);
  const post = (path: string, summary: string, handler: Handler) =>
    app.post(path, { schema: formSchema(summary) }, handler);

  get(
    checkoutPath,
    "The first step of the checkout that is not complete",
    async (request, reply) => {
      const view = await visitOf(request);
      const { problem } = view.review;
      if (await showFirst(request, reply, view, "login")) return reply;
      const missing = problem?.problem === "incomplete" ? problem.step : "review";
      const step = view.status === "REMEMBERED" ? "login" : missing;
      return reply.redirect(
        `${checkoutPaths[step]}?begin=1${view.isOther ? "&owner=changed" : ""}`,
        303,
      );
    },
  );
  post(
    checkoutPath,
    "Go on to the step that is missing: with merged=seen after a login has added to the cart; with a change of the cart that the order needs, as its page takes it",
    async (request, reply) => {
      const form = formOf(request);
      const { owner, at } = await visitOf(request);
      if (form.merged === "seen") await orders.checkouts.save(owner, at, { merged: undefined });
      const change = form.change === undefined ? undefined : changeIn(form);
      // A change that is refused leaves an obstacle, which the next page names again.
      if (change && isKnown(owner)) await carts.change(owner, change, at, { ip: request.ip });
      return reply.redirect(checkoutPaths.review, 303);
    },
  );

  step("login", "Checkout: log in, or go on as a guest", async (request, reply, view) =>
    view.status === "LOGGED_IN"
      ? reply.redirect(checkoutPaths.delivery, 303)
      : pages.login(request, reply, view),
  );
  step("delivery", "Checkout: where the order goes", async (request, reply, view) => {
    const { delivery } = view.review.checkout;
    if (delivery?.kind === "online") return reply.redirect(checkoutPaths.payment, 303);
    const values = delivery ? deliveryForm(delivery) : await profileOf(request);
    return pages.delivery(request, reply, view, { values });
  });
  step("payment", "Checkout: payment, invoice, greeting", async (request, reply, view) =>
    pages.payment(request, reply, view, { values: paymentForm(view.review.checkout) }),
  );
  step("review", "Checkout: the last check before the order", async (request, reply, view) =>
    pages.review(request, reply, view, view.review.checkout as CompleteCheckout),
  );

  post(
    checkoutPaths.login,
    "Log in: email, password, remember=yes; or go on as a guest: as=guest, email. With step=delivery or step=payment the fields of that step, which are then sent again",
    async (request, reply) => {
      const form = formOf(request);
      if (form.as !== "guest") {
        const before = await visitOf(request);
        const outcome = await logIn(request, reply);
        if ("customer" in outcome) {
          await noteMerge(before, cartCustomer(outcome.customer));
          const step = stepToResend(form);
          // With 307 the browser sends the form again, now as the customer.
          return step
            ? reply.redirect(checkoutPaths[step], 307)
            : reply.redirect(checkoutPath, 303);
        }
        const view = { ...before, status: outcome.visitor.status };
        const forms = { login: outcome.state, kept: keptForm(form) };
        return pages.login(request, reply.code(outcome.status), view, forms);
      }
      const view = await visitOf(request);
      if ("customerId" in view.owner) {
        const isOther = view.status === "LOGGED_IN";
        return reply.redirect(checkoutPath + (isOther ? "?owner=changed" : ""), 303);
      }
      if (!isKnown(view.owner)) return stopped(request, reply.code(409), view, "login", "lostCart");
      const email = guestEmailOf(form);
      const problem = emailProblem(email);
      if (problem) {
        const guest = { values: { email }, problems: { email: problem } };
        return pages.login(request, reply.code(400), view, { guest });
      }
      await orders.checkouts.save(view.owner, view.at, { email });
      return reply.redirect(checkoutPaths.delivery, 303);
    },
  );

  post(
    checkoutPaths.delivery,
    "Delivery: kind=home, firstName, lastName, company, street, extra, postalCode, town, region, country; or kind=store, storeId",
    async (request, reply) => {
      const view = await visitOf(request);
      if (await refuseSender(request, reply, view, "delivery")) return reply;
      const values = formOf(request);
      const { delivery, problems } = checkDelivery(values, requests.contentOf(request));
      if (problems) return pages.delivery(request, reply.code(400), view, { values, problems });
      await orders.checkouts.save(view.owner, view.at, { delivery });
      return reply.redirect(checkoutPaths.payment, 303);
    },
  );

  post(
    checkoutPaths.payment,
    "Payment: payment, otherBilling=yes with the fields of an address and vatNumber, giftMessage",
    async (request, reply) => {
      const view = await visitOf(request);
      if (await refuseSender(request, reply, view, "payment")) return reply;
      const values = formOf(request);
      const { part, problems } = checkPayment(values, view.review, requests.contentOf(request));
      if (problems) return pages.payment(request, reply.code(400), view, { values, problems });
      await orders.checkouts.save(view.owner, view.at, part);
      return reply.redirect(checkoutPaths.review, 303);
    },
  );

  post(
    checkoutPaths.review,
    "Place the order: key and shown of the form, accept=yes where the law asks for it, solution or code where the review asks for them. With sendCode=yes a code is sent instead. Redirects to the order. With check=yes only to one that an earlier press has placed; while that is unknown, it can be checked again, else the review is shown again",
    async (request, reply) => {
      const form = formOf(request);
      const { key = "", shown = "", accept, check, code, solution } = form;
      const view = await visitOf(request);
      const { owner, at } = view;
      const sender = senderOf(formOf(request), view);
      const mayBePlaced = check === "yes" || sender === "lost" || sender === "other";
      // Read after the cart: an order that is placed in between is found.
      const placed = mayBePlaced && (await orders.ofKey(key, at.site));
      if (placed === "unknown") return unavailable(request, reply, "review");
      if (placed) return toOrder(reply, await orders.secretOf(placed.number));
      if (await refuseSender(request, reply, view, "review")) return reply;
      if (check === "yes") {
        const changes = reviewChanges(decodeShown(shown), decodeShown(view.review.seen.shown));
        return reviewAgain(request, reply, { changes }, view);
      }
      if (form.sendCode !== undefined)
        return askProof(request, reply, view, { needed: "address", isCodeWrong: false });
      if (pages.asksToAccept(request) && accept !== "yes")
        return reviewAgain(request, reply.code(400), { isNotAccepted: true });
      const outcome = await orders.place(owner, at, {
        seen: { key, shown },
        review: view.review,
        code,
        solution,
        ip: request.ip,
        browser: browserFamily(request.headers["user-agent"]).browser,
        consent: statisticsConsent(request.headers.cookie ?? ""),
      });
      if ("problem" in outcome)
        return outcome.problem === "unproved"
          ? askProof(request, reply.code(403), view, outcome)
          : notPlaced(request, reply, outcome);
      return toOrder(reply, await orders.secretOf(outcome.number));
    },
  );

  /** An error must not discard what was typed: a form offers to send it again. A password is never sent back. */
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    const sentTo = checkoutSteps.find((each) => checkoutPaths[each] === request.routeOptions.url);
    const form = formOf(request);
    const isGuest = sentTo === "login" && form.as === "guest";
    const step = sentTo === "login" && !isGuest ? stepToResend(form) : sentTo;
    if (request.method !== "POST" || !step || statusCode < 500) throw error;
    if (!isCountedError(error)) request.log.error(error);
    return unavailable(request, reply, step, isGuest);
  });

  /** Registers the page of a step; a shopper who is not that far is sent to the step that is missing. */
  function step(
    name: CheckoutStep,
    summary: string,
    show: (
      request: FastifyRequest,
      reply: FastifyReply,
      view: CheckoutView,
    ) => Promise<FastifyReply>,
  ) {
    get(checkoutPaths[name], summary, async (request, reply) => {
      const view = await visitOf(request);
      if (await showFirst(request, reply, view, name)) return reply;
      const { problem } = view.review;
      const incomplete = problem?.problem === "incomplete" ? problem.step : undefined;
      const missing = view.status === "REMEMBERED" ? "login" : incomplete;
      if (missing !== undefined && isEarlier(missing, name))
        return reply.redirect(checkoutPaths[missing] + (view.isOther ? "?owner=changed" : ""), 303);
      return show(request, reply, { ...view, isBegin: queryOf(request).begin !== undefined });
    });
  }

  /** Returns what the account of a customer who is logged in knows of their address. */
  async function profileOf(request: FastifyRequest): Promise<Form> {
    const { status, customer } = await visitors.recognise(request);
    return status === "LOGGED_IN" ? { ...customer.account.profile } : {};
  }
}

/** Reports whether an owner has a cart: a browser without a cookie has none. */
const isKnown = (owner: OrderOwner) => "customerId" in owner || owner.secret !== undefined;

/** Leads to the confirmation of an order. */
const toOrder = (reply: FastifyReply, secret: string) =>
  reply.redirect(`${orderPaths.order}/${secret}?placed=1`, 303);

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
