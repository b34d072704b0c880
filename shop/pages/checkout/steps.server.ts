import { checkoutPath, checkoutPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { formOf, queryOf } from "../../../platform/http/requests/forms.ts";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import { emailProblem } from "../../customer/customer-rules.ts";
import type { Checkout, CheckoutStep, CompleteCheckout } from "../../orders/checkout-contract.ts";
import { deliveryForm, guestEmailOf } from "../../orders/checkout-forms.ts";
import { myStoreIn } from "../../stores/my-store.ts";
import { cartCustomer } from "../account/visitors.server.ts";
import type { CheckoutVisit } from "./checkout-frame.server.tsx";
import type { OpenCheckout } from "./open-checkout.server.ts";
import { ownsCart } from "./checkout-visits.server.ts";
import { isSameAddress } from "./saved-addresses.server.ts";
import {
  checkDelivery,
  checkPayment,
  keptForm,
  paymentForm,
  stepToResend,
} from "./sent-steps.server.ts";

type ShowStep = (
  checkout: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
  view: CheckoutVisit,
) => Promise<FastifyReply>;

/** Show the pages of the steps, with what was entered before. */
export const showStep: Record<CheckoutStep, ShowStep> = {
  login: async ({ pages }, request, reply, view) =>
    view.status === "LOGGED_IN"
      ? reply.redirect(checkoutPaths.delivery, 303)
      : pages.login(request, reply, view),

  async delivery({ pages, visitors, requests, savedAddresses }, request, reply, view) {
    const { delivery } = view.review.checkout;
    if (delivery?.kind === "online") return reply.redirect(checkoutPaths.payment, 303);
    const { market } = requests.contentOf(request).site;
    const all = await savedAddresses.of(request);
    const saved = all.filter(({ address }) => address.country === market);
    const wanted = saved.find(({ id }) => id === queryOf(request).address);
    const chosen = wanted ?? (delivery ? undefined : saved[0]);
    if (chosen) {
      const values = deliveryForm({ kind: "home", address: chosen.address });
      return pages.delivery(request, reply, view, { values, saved });
    }
    if (delivery)
      return pages.delivery(request, reply, view, { values: deliveryForm(delivery), saved });
    const { status, customer } = await visitors.recognise(request);
    const profile = status === "LOGGED_IN" ? customer.account.profile : {};
    const storeId = myStoreIn(request.headers.cookie)?.id;
    return pages.delivery(request, reply, view, { values: { ...profile, storeId } });
  },

  async payment({ pages, savedAddresses }, request, reply, view) {
    const { checkout } = view.review;
    const saved = await savedAddresses.of(request);
    const wanted = saved.find(({ id }) => id === queryOf(request).address);
    const chosen = wanted ?? (checkout.payment ? undefined : otherInvoiceAddress(saved, checkout));
    const billing = chosen
      ? { address: chosen.address, vatNumber: checkout.billing?.vatNumber ?? "" }
      : checkout.billing;
    const values = paymentForm({ ...checkout, billing });
    return pages.payment(request, reply, view, { values, saved });
  },

  review: ({ pages }, request, reply, view) =>
    pages.review(request, reply, view, view.review.checkout as CompleteCheckout),
};

/** Returns the customer's address for invoices, unless the order goes there. */
const otherInvoiceAddress = (saved: SavedAddress[], { delivery }: Checkout) =>
  saved.find(
    ({ isForInvoice, address }) =>
      isForInvoice && !(delivery?.kind === "home" && isSameAddress(delivery.address, address)),
  );

export async function submitLogin(
  checkout: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const form = formOf(request);
  const view = await checkout.visitOf(request);
  if (form.as === "guest") return submitGuest(checkout, request, reply, view);
  const outcome = await checkout.logIn(request, reply);
  if (!("customer" in outcome))
    return checkout.pages.login(
      request,
      reply.code(outcome.status),
      { ...view, status: outcome.visitor.status },
      { login: outcome.state, kept: keptForm(form) },
    );
  await checkout.noteMerge(view, cartCustomer(outcome.customer));
  const step = stepToResend(form);
  // With 307 the browser sends the form again, now as the customer.
  return step ? reply.redirect(checkoutPaths[step], 307) : reply.redirect(checkoutPath, 303);
}

async function submitGuest(
  { orders, pages, stopped }: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
  view: CheckoutVisit,
) {
  if ("customerId" in view.owner) {
    const isOther = view.status === "LOGGED_IN";
    return reply.redirect(checkoutPath + (isOther ? "?owner=changed" : ""), 303);
  }
  if (!ownsCart(view.owner)) return stopped(request, reply.code(409), view, "login", "lostCart");
  const email = guestEmailOf(formOf(request));
  const problem = emailProblem(email);
  if (problem) {
    const guest = { values: { email }, problems: { email: problem } };
    return pages.login(request, reply.code(400), view, { guest });
  }
  await orders.checkouts.save(view.owner, view.at, { email });
  return reply.redirect(checkoutPaths.delivery, 303);
}

export async function submitDelivery(
  { orders, pages, requests, savedAddresses, storesAt, visitOf, refuseSender }: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = await visitOf(request);
  if (await refuseSender(request, reply, view, "delivery")) return reply;
  const values = formOf(request);
  const stores = view.review.subscriptions.length > 0 ? [] : await storesAt(view.at);
  const { delivery, problems } = checkDelivery(values, requests.contentOf(request), stores);
  if (problems) return pages.delivery(request, reply.code(400), view, { values, problems });
  await orders.checkouts.save(view.owner, view.at, { delivery });
  if (values.saveAddress === "yes" && delivery.kind === "home")
    await savedAddresses.add(request, delivery.address);
  return reply.redirect(checkoutPaths.payment, 303);
}

export async function submitPayment(
  { orders, pages, requests, savedAddresses, visitOf, refuseSender }: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = await visitOf(request);
  if (await refuseSender(request, reply, view, "payment")) return reply;
  const values = formOf(request);
  const { part, problems } = checkPayment(values, view.review, requests.contentOf(request));
  if (problems) return pages.payment(request, reply.code(400), view, { values, problems });
  await orders.checkouts.save(view.owner, view.at, part);
  if (values.saveAddress === "yes" && part.billing)
    await savedAddresses.add(request, part.billing.address);
  return reply.redirect(checkoutPaths.review, 303);
}

export async function submitBeans(
  { orders, visitOf, refuseSender }: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = await visitOf(request);
  if (await refuseSender(request, reply, view, "review")) return reply;
  const { lots = "" } = formOf(request);
  // The review takes as many as it may: balance and cart change until then.
  const beanLots = /^\d{1,6}$/.test(lots) ? Number(lots) : 0;
  await orders.checkouts.save(view.owner, view.at, { beanLots: beanLots || undefined });
  return reply.redirect(checkoutPaths.review, 303);
}
