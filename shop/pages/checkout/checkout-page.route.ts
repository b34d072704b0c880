import { checkoutBeansPath, checkoutPath, checkoutPaths } from "../../shop-paths.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { changeIn } from "../../../border/cart/cart-form.ts";
import { admitWritesFirst } from "../../../platform/http/overload/admitted-routes.ts";
import { isCountedError } from "../../../platform/http/responses/errors.ts";
import { acceptForms, formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { checkoutSteps, type CheckoutStep } from "../../orders/checkout-contract.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import type { CheckoutVisit } from "./checkout-frame.server.tsx";
import { isEarlier, ownsCart } from "./checkout-visits.server.ts";
import {
  openCheckout,
  type CheckoutPageOptions,
  type OpenCheckout,
} from "./open-checkout.server.ts";
import { submitReview } from "./place-order.server.ts";
import { stepToResend } from "./sent-steps.server.ts";
import {
  showStep,
  submitBeans,
  submitDelivery,
  submitLogin,
  submitPayment,
} from "./steps.server.ts";

/** Above the size of the longest valid form: the review's contains what it showed. */
const maxFormBytes = 262_144;

/** The steps from the cart to the order. All work without JavaScript; each form redirects, so that reloading repeats nothing. */
export const checkoutPages: PageRoutes = { personal: checkoutPageRoutes };

function checkoutPageRoutes(app: FastifyInstance, options: CheckoutPageOptions) {
  const checkout = openCheckout(options);
  acceptForms(app, maxFormBytes);
  admitWritesFirst(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const get = (path: string, summary: string, handler: Handler) =>
    app.get(path, { schema: { summary, tags: ["pages"] } }, (...exchange) =>
      handler(checkout, ...exchange),
    );
  const post = (path: string, summary: string, handler: Handler) =>
    app.post(path, { schema: formSchema(summary) }, (...exchange) =>
      handler(checkout, ...exchange),
    );
  const step = (name: CheckoutStep, summary: string) =>
    get(checkoutPaths[name], summary, (_, ...exchange) => openStep(checkout, name, ...exchange));

  get(checkoutPath, "The first step of the checkout that is not complete", begin);
  post(
    checkoutPath,
    "Go on to the step that is missing: with merged=seen after a login has added to the cart; with a change of the cart that the order needs, as its page takes it",
    goOn,
  );
  step("login", "Checkout: log in, or go on as a guest");
  step("delivery", "Checkout: where the order goes");
  step("payment", "Checkout: payment, invoice, greeting");
  step("review", "Checkout: the last check before the order");
  post(
    checkoutPaths.login,
    "Log in: email, password, remember=yes; or go on as a guest: as=guest, email. With step=delivery or step=payment the fields of that step, which are then sent again",
    submitLogin,
  );
  post(
    checkoutPaths.delivery,
    "Delivery: kind=home, firstName, lastName, company, street, extra, postalCode, town, region, country, phone, saveAddress=yes; or kind=store, storeId",
    submitDelivery,
  );
  post(
    checkoutPaths.payment,
    "Payment: payment, otherBilling=yes with the fields of an address, vatNumber and saveAddress=yes, giftMessage",
    submitPayment,
  );
  post(
    checkoutPaths.review,
    "Place the order: key and shown of the form, accept=yes where the law asks for it, solution or code where the review asks for them. With sendCode=yes a code is sent instead. Redirects to the order. With check=yes only to one that an earlier press has placed; while that is unknown, it can be checked again, else the review is shown again",
    submitReview,
  );
  post(checkoutBeansPath, "Choose how many lots of beans the order spends: lots", submitBeans);
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    handleFailure(checkout, error, request, reply),
  );
}

type Handler = (
  checkout: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Leads from the cart's button to the step that is missing. */
async function begin(
  { visitOf, showFirst }: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = await visitOf(request);
  if (await showFirst(request, reply, view, "login")) return reply;
  const step = missingStepOf(view) ?? "review";
  // A login or a registration has led back here: the checkout has begun before.
  const { done } = queryOf(request);
  const query = new URLSearchParams({
    ...(done === undefined ? { begin: "1" } : { done }),
    ...(view.isOther && { owner: "changed" }),
  });
  return reply.redirect(`${checkoutPaths[step]}?${query}`, 303);
}

/** Goes on after what a login has added was seen, or after a change of the cart that the order needs. */
async function goOn(
  { visitOf, orders, carts }: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const form = formOf(request);
  const { owner, at } = await visitOf(request);
  if (form.merged === "seen") await orders.checkouts.save(owner, at, { merged: undefined });
  const change = form.change === undefined ? undefined : changeIn(form);
  // A change that is refused leaves an obstacle, which the next page names again.
  if (change && ownsCart(owner)) await carts.change(owner, change, at, { ip: request.ip });
  return reply.redirect(checkoutPaths.review, 303);
}

/** Shows the page of a step; a shopper who is not that far is sent to the step that is missing. */
async function openStep(
  checkout: OpenCheckout,
  name: CheckoutStep,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = await checkout.visitOf(request);
  if (await checkout.showFirst(request, reply, view, name)) return reply;
  const missing = missingStepOf(view);
  if (missing !== undefined && isEarlier(missing, name))
    return reply.redirect(checkoutPaths[missing] + (view.isOther ? "?owner=changed" : ""), 303);
  const isBegin = queryOf(request).begin !== undefined;
  return showStep[name](checkout, request, reply, { ...view, isBegin });
}

/** Returns the step that a shopper has to complete before the review. */
function missingStepOf({ status, review: { problem } }: CheckoutVisit): CheckoutStep | undefined {
  if (status === "REMEMBERED") return "login";
  return problem?.problem === "incomplete" ? problem.step : undefined;
}

/** An error must not discard what was typed: a form offers to send it again. A password is never sent back. */
async function handleFailure(
  { unavailable }: OpenCheckout,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { statusCode = 500 } = error;
  const sentTo = checkoutSteps.find((each) => checkoutPaths[each] === request.routeOptions.url);
  const form = formOf(request);
  const isGuest = sentTo === "login" && form.as === "guest";
  const step = sentTo === "login" && !isGuest ? stepToResend(form) : sentTo;
  if (request.method !== "POST" || !step || statusCode < 500) throw error;
  if (!isCountedError(error)) request.log.error(error);
  return unavailable(request, reply, step, isGuest);
}
