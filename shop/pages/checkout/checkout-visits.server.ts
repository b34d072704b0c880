import { checkoutPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CartService } from "../../../border/cart/server/carts.ts";
import { formOf, queryOf, type Form } from "../../../platform/http/requests/forms.ts";
import {
  checkoutSteps,
  type CheckoutStep,
  type ReviewChange,
} from "../../orders/checkout-contract.ts";
import type { CheckoutStop } from "../../orders/checkout-texts.ts";
import { mergeChanges } from "../../orders/review-rules.ts";
import { guestMark, ownerMark } from "../../orders/server/checkouts.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { cartCustomer, type Visitors } from "../account/visitors.server.ts";
import type { CheckoutVisit } from "./checkout-frame.server.tsx";
import type { CheckoutPages } from "./checkout-pages.server.tsx";
import { keptForm } from "./sent-steps.server.ts";

export interface CheckoutVisitOptions {
  orders: Orders;
  carts: Pick<CartService, "read">;
  visitors: Visitors;
  requests: ShopRequests;
  pages: CheckoutPages;
}

export type CheckoutVisits = ReturnType<typeof createCheckoutVisits>;

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
    const { snapshot } = await orders.review(owner, at);
    const merged = mergeChanges(review.snapshot, snapshot);
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

/** Reports whether an owner has a cart: a browser without a cookie has none. */
export const ownsCart = (owner: OrderOwner) => "customerId" in owner || owner.secret !== undefined;

/**
 * The sender of a form, compared with the shopper who was shown it: a customer who has to log in again, a guest whose browser
 * has lost the cart's cookie, or another customer, who has logged in in another tab.
 */
type FormSender = "same" | "loggedOut" | "lost" | "other";

/** Returns the sender of a form, by the mark of the shopper who was shown it. */
export function senderOf({ owner: shownTo }: Form, { owner, status }: CheckoutVisit): FormSender {
  if (status === "REMEMBERED") return "loggedOut";
  if ("customerId" in owner)
    return shownTo === undefined || shownTo === ownerMark(owner) ? "same" : "other";
  if (shownTo !== undefined && shownTo !== guestMark) return "loggedOut";
  return owner.secret ? "same" : "lost";
}
