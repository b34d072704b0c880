import type { Form } from "../../../platform/http/requests/forms.ts";
import type { Market } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { Checkout, Review } from "../../orders/checkout-contract.ts";
import {
  billingOf,
  billingProblems,
  deliveryOf,
  deliveryProblems,
  giftMessageOf,
  giftMessageProblem,
  type CheckoutProblems,
  type EnteredDelivery,
} from "../../orders/checkout-forms.ts";
import { needsBilling } from "../../orders/checkout-rules.ts";
import type { Store } from "../../orders/stores.ts";
import { isVatNumber } from "../../orders/server/vat-numbers.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { SiteContent } from "../../sites/site-content.ts";

/** Reads the forms of the checkout's steps, and checks them by the rules of the site. */

export const patternOf = (country: Market) => valueAt(allSites, country).site.postalCode.pattern;

const someOf = (problems: CheckoutProblems) =>
  Object.keys(problems).length > 0 ? problems : undefined;

export function checkDelivery(
  form: Form,
  { site }: Pick<SiteContent, "site">,
  stores: readonly Store[],
): { delivery: EnteredDelivery; problems?: CheckoutProblems } {
  const entered = deliveryOf(form, site);
  const delivery = entered.kind === "store" ? withStore(entered, stores) : entered;
  const problems = deliveryProblems(delivery, {
    site,
    patternOf,
    storeIds: stores.map(({ id }) => id),
    keptPostalCode: form.keptPostalCode,
  });
  return { delivery, problems: someOf(problems) };
}

/** Adds name and address of the chosen store: the order keeps them. */
function withStore(
  delivery: EnteredDelivery & { kind: "store" },
  stores: readonly Store[],
): EnteredDelivery {
  const chosen = stores.find(({ id }) => id === delivery.storeId);
  return chosen ? { ...delivery, store: { name: chosen.name, address: chosen.address } } : delivery;
}

export function checkPayment(
  form: Form,
  { offered, checkout: { delivery } }: Pick<Review, "offered" | "checkout">,
  { site }: Pick<SiteContent, "site">,
): { part: Partial<Checkout>; problems?: CheckoutProblems } {
  const payment = offered.find((kind) => kind === form.payment);
  const isBilled = form.otherBilling === "yes" || needsBilling(delivery);
  const billing = isBilled ? billingOf(form, site) : undefined;
  const giftMessage = giftMessageOf(form);
  const messageWrong = giftMessageProblem(giftMessage);
  const { keptPostalCode } = form;
  const problems: CheckoutProblems = {
    ...(!payment && { payment: "required" }),
    ...(billing && billingProblems(billing, { site, patternOf, keptPostalCode, isVatNumber })),
    ...(messageWrong && { giftMessage: messageWrong }),
  };
  return { part: { payment, billing, giftMessage }, problems: someOf(problems) };
}

/** Returns the fields of the payment's form from what was stored. */
export function paymentForm({ payment, billing, giftMessage, delivery }: Checkout): Form {
  const values: Form = { payment, giftMessage };
  if (billing) {
    const { address, vatNumber } = billing;
    const { postalCode: keptPostalCode } = address;
    return { ...values, ...address, vatNumber, keptPostalCode, otherBilling: "yes" };
  }
  if (delivery?.kind !== "store") return values;
  const { firstName, lastName } = delivery;
  return { ...values, firstName, lastName };
}

/**
 * Returns the fields that the login sends again when the session had ended: `step`, and what was entered there. The last step is
 * not sent again, because a login must not order.
 */
export function keptForm(form: Form, step = form.step): Form | undefined {
  if (step === undefined) return undefined;
  return step === "review" ? { step } : { ...withoutLogin(form), step };
}

/** Returns the step whose form a login sends again. */
export const stepToResend = ({ step }: Form) =>
  step === "delivery" || step === "payment" ? step : undefined;

/** Returns a form without the fields of the login that sent it again: a password is never sent back. */
export const withoutLogin = ({
  email: _email,
  password: _password,
  remember: _remember,
  ...entered
}: Form): Form => entered;
