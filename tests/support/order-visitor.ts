import type { StatisticsConsent } from "../../platform/shared/cookies/consent-cookie.ts";
import { randomInt } from "node:crypto";
import { newSecret } from "../../platform/security/secrets.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { CartChange } from "../../border/cart/cart-schema.ts";
import type { Services } from "../../server/shop.ts";
import type { Checkout, OrderProof, ReviewSeen } from "../../shop/orders/checkout-contract.ts";
import type { PostalAddress } from "../../shop/orders/order-contract.ts";
import type { OrderOwner } from "../../shop/orders/server/orders-ports.ts";
import { allSites } from "../../shop/sites/all-sites.ts";

export const address: PostalAddress = {
  firstName: "Ida",
  lastName: "Müller",
  company: "",
  street: "Am Sandtorkai 1",
  extra: "",
  postalCode: "20457",
  town: "Hamburg",
  region: "",
  country: "DE",
};

/** Everything that a checkout asks for. */
export const completeCheckout: Checkout = {
  email: "ida@example.com",
  delivery: { kind: "home", address },
  payment: "invoice",
};

/** Creates a shopper who fills a cart and orders it, by the functions that the pages call. */
export function orderVisitor(
  { carts, orders, now }: Pick<Services, "carts" | "orders" | "now">,
  {
    site = "DE",
    owner = { secret: undefined },
    // Networks of their own, so that no shopper uses up the limit of another.
    ip = [10, randomInt(256), randomInt(256), randomInt(256)].join("."),
  }: { site?: SiteCode; owner?: OrderOwner; ip?: string } = {},
) {
  let own = owner;
  const at = () => ({ site: valueAt(allSites, site).site, now: now() });
  const visitor = {
    ip,
    at,
    get owner() {
      return own;
    },
    async change(change: CartChange) {
      const result = await carts.change(own, change, at(), { ip });
      if (result.changed && result.secret) own = { secret: result.secret };
      return result;
    },
    add: (tcm: string, quantity = 1) =>
      visitor.change({ addArticle: { productId: tcm.split("-")[0]!, tcm, quantity } }),
    enter: (part: Partial<Checkout> = completeCheckout) => orders.checkouts.save(own, at(), part),
    review: () => orders.review(own, at()),
    /** Presses the button of a review, by default of one that is opened now. */
    async press(
      seen?: ReviewSeen,
      browser = "Firefox",
      { consent = "unknown", ...proof }: OrderProof & { consent?: StatisticsConsent } = {},
    ) {
      const shown = seen ?? (await visitor.review()).seen;
      return orders.place(own, at(), { ...proof, seen: shown, ip, browser, consent });
    },
    cart: () => carts.read(own, at()),
    /** Loses the cookie, as an expired session does. */
    forget() {
      own = { secret: newSecret() };
    },
  };
  return visitor;
}

export type OrderVisitor = ReturnType<typeof orderVisitor>;

/** Returns a placed order; throws the reason when there is none. */
export function placed(outcome: Awaited<ReturnType<OrderVisitor["press"]>>) {
  if ("problem" in outcome) throw new Error(JSON.stringify(outcome));
  return outcome;
}
