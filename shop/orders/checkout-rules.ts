import { isOneAddress } from "../../platform/shared/email.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { checkoutSteps, type Checkout, type CheckoutStep } from "./checkout-contract.ts";
import type { Delivery } from "./order-contract.ts";

/** Days for which the entries of a checkout are kept. */
export const checkoutDays = 14;

/** Returns the first step of a checkout that lacks something, or has what the site does not offer (any more). */
export function missingStep(
  { email, delivery, billing, payment }: Checkout,
  site: Pick<Site, "market" | "courierPhone">,
  {
    isOffered,
    collectsAt,
  }: {
    isOffered(payment: NonNullable<Checkout["payment"]>): boolean;
    /** Reports whether a store hands over orders. */
    collectsAt(storeId: string): boolean;
  },
): CheckoutStep | undefined {
  const isComplete: Record<CheckoutStep, boolean> = {
    login: email !== undefined && isOneAddress(email),
    delivery: delivery !== undefined && isDeliverable(delivery, site, collectsAt),
    // An order that is collected, or of which nothing is sent, has no other address for its invoice.
    payment:
      payment !== undefined &&
      isOffered(payment) &&
      (billing !== undefined || !needsBilling(delivery)),
    review: true,
  };
  return checkoutSteps.find((step) => !isComplete[step]);
}

/** Reports whether an invoice needs an address of its own, because nothing is delivered to one. */
export const needsBilling = (delivery: Delivery | undefined) =>
  delivery !== undefined && delivery.kind !== "home";

/** Reports whether the site delivers there: to addresses of its country, to stores, and online. */
function isDeliverable(
  delivery: Delivery,
  { market, courierPhone }: Pick<Site, "market" | "courierPhone">,
  collectsAt: (storeId: string) => boolean,
): boolean {
  if (delivery.kind === "online") return true;
  if (delivery.kind === "store") return delivery.lastName !== "" && collectsAt(delivery.storeId);
  const { country, lastName, company, street, town, postalCode, phone } = delivery.address;
  if (courierPhone?.isRequired && !phone) return false;
  const isNamed = lastName !== "" || company !== "";
  return country === market && isNamed && [street, town, postalCode].every((part) => part !== "");
}
