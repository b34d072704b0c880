import { hashOf } from "../../../platform/security/secrets.ts";
import type { Site } from "../../../platform/shared/site.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { Checkout, Review } from "../checkout-contract.ts";
import { missingStep } from "../checkout-rules.ts";
import type { PaymentKind } from "../payment/payment-contract.ts";
import { encodeShown, shownReview, type ShownReview } from "../review-rules.ts";
import type { createCheckouts } from "./checkouts.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderCart, OrderOwner, OrderPorts } from "./orders-ports.ts";

export interface ReviewParts extends Pick<OrderPorts, "carts" | "payments"> {
  checkouts: Pick<ReturnType<typeof createCheckouts>, "of">;
  secrets: Pick<ReturnType<typeof createOrderSecrets>, "formKeyOf">;
}

/** A review with what the transaction checks. */
export interface OpenReview extends Review {
  revision: number;
  shown: ShownReview;
}

export type ReadReview = ReturnType<typeof createReviews>;

/** Reads the last check before an order: the cart with its prices and stock, and what was entered. */
export const createReviews =
  ({ carts, payments, checkouts, secrets }: ReviewParts) =>
  async (owner: OrderOwner, at: Viewpoint): Promise<OpenReview> => {
    const checkout = await checkouts.of(owner, at);
    const cart = await carts.read(owner, at, checkout.delivery?.kind === "store");
    const { lines, totals, voucher, revision } = cart;
    const offered = payments
      .filter((method) => method.isOffered({ site: at.site.code, amount: totals.total }))
      .map(({ kind }) => kind);
    const shown = shownReview(cart, hashOf(JSON.stringify(checkout)));
    return {
      lines,
      totals,
      voucher,
      checkout,
      offered,
      revision,
      shown,
      seen: { key: await secrets.formKeyOf(owner, at, revision), shown: encodeShown(shown) },
      problem: problemOf(cart, checkout, at.site, (kind) => offered.includes(kind)),
    };
  };

function problemOf(
  { lines, hasSubscriptions, canCheckOut }: OrderCart,
  checkout: Checkout,
  site: Site,
  isOffered: (kind: PaymentKind) => boolean,
): Review["problem"] {
  if (hasSubscriptions) return { problem: "hasSubscriptions" };
  if (lines.length === 0) return { problem: "emptyCart" };
  if (!canCheckOut) return { problem: "cannotCheckOut" };
  const step = missingStep(checkout, site, isOffered);
  return step && { problem: "incomplete", step };
}
