import { checkoutPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CartService } from "../../../border/cart/server/cart-service.ts";
import { formOf, queryOf } from "../../../platform/http/requests/forms.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  checkoutSteps,
  type CheckoutStep,
  type ReviewChange,
} from "../../orders/checkout-contract.ts";
import type { CheckoutStop } from "../../orders/checkout-texts.ts";
import { decodeShown, mergeChanges } from "../../orders/review-rules.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { cartCustomer, type Visitors } from "../account/visitors.server.ts";
import type { CheckoutView, createCheckoutPages } from "./checkout-pages.server.tsx";
import { senderOf } from "./sender.server.ts";
import { keptForm } from "./sent-steps.server.ts";

export interface CheckoutVisitOptions {
  orders: Orders;
  carts: Pick<CartService, "read">;
  visitors: Visitors;
  requests: ShopRequests;
  pages: ReturnType<typeof createCheckoutPages>;
}

/** The shopper who requests a page of the checkout, and the moment at which it was read. */
export type CheckoutVisit = CheckoutView & { at: Viewpoint };

/** Creates the functions that know who is ordering, and say what comes before the step that was requested. */
export function createCheckoutVisits({
  orders,
  carts,
  visitors,
  requests,
  pages,
}: CheckoutVisitOptions) {
  return { visitOf, showFirst, stopped, noteMerge, refuseSender };

  async function visitOf(request: FastifyRequest): Promise<CheckoutVisit> {
    const at = requests.presentOf(request);
    const { status, customer } = await visitors.recognise(request);
    const owner = customer ? cartCustomer(customer) : await visitors.cartOwnerOf(request);
    const isLoggedIn = status === "LOGGED_IN";
    return {
      at,
      owner,
      status,
      account: isLoggedIn ? customer?.account.email : undefined,
      isOther: isLoggedIn && queryOf(request).owner === "changed",
      review: await orders.review(owner, at),
    };
  }

  /** Stores what a login has added to the cart that a guest was about to order, for the next page to say. */
  async function noteMerge({ owner: guest, at, review }: CheckoutVisit, owner: OrderOwner) {
    if ("customerId" in guest || review.lines.length === 0) return;
    const { seen } = await orders.review(owner, at);
    const merged = mergeChanges(decodeShown(review.seen.shown), decodeShown(seen.shown));
    if (merged.length > 0) await orders.checkouts.save(owner, at, { merged });
  }

  /**
   * Answers a form whose sender is not the shopper who was shown it: nothing of it is stored unasked, and nothing ordered. Reports
   * whether it has; a reply itself cannot be awaited for, because it resolves to undefined.
   */
  async function refuseSender(
    request: FastifyRequest,
    reply: FastifyReply,
    view: CheckoutVisit,
    step: Exclude<CheckoutStep, "login">,
  ): Promise<boolean> {
    const values = formOf(request);
    switch (senderOf(values, view)) {
      case "same":
        return false;
      case "loggedOut":
        await pages.login(request, reply.code(403), view, { kept: keptForm(values, step) });
        return true;
      case "lost":
        await stopped(request, reply.code(409), view, step, "lostCart");
        return true;
      case "other": {
        const { problem, merged } = view.review;
        const isReached =
          merged.length === 0 &&
          (!problem || (problem.problem === "incomplete" && !isEarlier(problem.step, step)));
        if (step === "review" || !isReached)
          await reply.redirect(`${checkoutPaths[step]}?owner=changed`, 303);
        else await pages[step](request, reply.code(409), { ...view, isOther: true }, { values });
        return true;
      }
    }
  }

  /** Shows what comes before any step: what a login has added to the cart, or why nothing can be ordered. Reports whether it has. */
  async function showFirst(
    request: FastifyRequest,
    reply: FastifyReply,
    view: CheckoutVisit,
    step: CheckoutStep,
  ): Promise<boolean> {
    const { merged, problem } = view.review;
    if (merged.length > 0 && view.status === "LOGGED_IN")
      await pages.merged(request, reply, view, step);
    else if (problem && problem.problem !== "incomplete")
      await stopped(request, reply, view, step, problem.problem);
    else return false;
    return true;
  }

  async function stopped(
    request: FastifyRequest,
    reply: FastifyReply,
    view: CheckoutVisit,
    step: CheckoutStep,
    stop: CheckoutStop,
    changes?: ReviewChange[],
  ) {
    const cart = await carts.read(view.owner, view.at);
    return pages.stopped(request, reply, view, step, { stop, changes, cart });
  }
}

/** Reports whether a step comes before another one. */
export const isEarlier = (step: CheckoutStep, other: CheckoutStep) =>
  checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other);
