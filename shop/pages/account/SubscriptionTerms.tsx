import type { SubscriptionTermsProps } from "./subscription-terms-props.ts";
import { SubscriptionAddressForm } from "./SubscriptionAddressForm.tsx";
import { SubscriptionContentsForm } from "./SubscriptionContentsForm.tsx";
import { SubscriptionPaymentForm } from "./SubscriptionPaymentForm.tsx";

/** Renders what was agreed about all deliveries to come, each part with the form that changes it. */
export const SubscriptionTerms = (props: SubscriptionTermsProps) => (
  <>
    <SubscriptionContentsForm {...props} />
    <SubscriptionAddressForm {...props} />
    <SubscriptionPaymentForm {...props} />
  </>
);
