import type { CheckoutForm } from "../../orders/checkout-forms.ts";

/** Renders the fields of a form that was sent, to be sent again. */
export const SentFields = ({ sent }: { sent: CheckoutForm }) =>
  Object.entries(sent).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
