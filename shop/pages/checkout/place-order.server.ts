import type { FastifyReply, FastifyRequest } from "fastify";
import { statisticsConsent } from "../../../border/tracking/tracking-rules.ts";
import { browserFamily } from "../../../platform/http/requests/browser-family.ts";
import { formOf } from "../../../platform/http/requests/forms.ts";
import type { Order } from "../../orders/order-contract.ts";
import { decodeShown, reviewChanges } from "../../orders/review-rules.ts";
import { orderPaths, subscriptionPaths } from "../../shop-paths.ts";
import type { CheckoutVisit } from "./checkout-frame.server.tsx";
import type { OpenCheckout } from "./open-checkout.server.ts";
import { senderOf } from "./checkout-visits.server.ts";

/** Places the order of the review's form, or shows what became of an earlier submission. */
export async function submitReview(
  checkout: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pages, orders, askProof, reviewAgain, unavailable } = checkout;
  const form = formOf(request);
  const { key = "", shown = "", check } = form;
  const view = await checkout.visitOf(request);
  const sender = senderOf(form, view);
  const mayBePlaced = check === "yes" || sender === "lost" || sender === "other";
  // Read after the cart: an order that is placed in between is found.
  const placed = mayBePlaced && (await orders.ofKey(key, view.at.site));
  if (placed === "unknown") return unavailable(request, reply, "review");
  if (placed) return toOrder(checkout, reply, placed);
  if (await checkout.refuseSender(request, reply, view, "review")) return reply;
  if (check === "yes") {
    const changes = reviewChanges(decodeShown(shown), view.review.snapshot);
    return reviewAgain(request, reply, { changes }, view);
  }
  if (form.sendCode !== undefined)
    return askProof(request, reply, view, { needed: "address", isCodeWrong: false });
  if (pages.asksToAccept(request) && form.accept !== "yes")
    return reviewAgain(request, reply.code(400), { isNotAccepted: true });
  return placeOrder(checkout, request, reply, view);
}

async function placeOrder(
  checkout: OpenCheckout,
  request: FastifyRequest,
  reply: FastifyReply,
  view: CheckoutVisit,
) {
  const { key = "", shown = "", code, solution } = formOf(request);
  const outcome = await checkout.orders.place(view.owner, view.at, {
    seen: { key, shown },
    review: view.review,
    code,
    solution,
    ip: request.ip,
    browser: browserFamily(request.headers["user-agent"]).browser,
    consent: statisticsConsent(request.headers.cookie ?? ""),
  });
  if (!("problem" in outcome)) return toOrder(checkout, reply, outcome);
  if (outcome.problem === "beginsLater")
    return reply.redirect(`${subscriptionPaths.account}?placed=1`, 303);
  return outcome.problem === "unproved"
    ? checkout.askProof(request, reply.code(403), view, outcome)
    : checkout.notPlaced(request, reply, outcome);
}

/** Leads to the confirmation of an order. */
const toOrder = async ({ orders }: OpenCheckout, reply: FastifyReply, { number }: Order) =>
  reply.redirect(`${orderPaths.order}/${await orders.secretOf(number)}?placed=1`, 303);
