import { Button } from "../../../platform/ui/Button.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { paymentKinds } from "../../orders/payment/payment-contract.ts";
import type { SubscriptionTermsProps } from "./subscription-terms-props.ts";

/** Renders the form about how deliveries are paid. */
export function SubscriptionPaymentForm({
  texts,
  subscription,
  seen,
  action,
  note,
}: SubscriptionTermsProps) {
  const { account: words } = texts.coffeeSubscription;
  return (
    <section className="kontor-panel" aria-labelledby="subscription-payment">
      <h2 id="subscription-payment">{words.payment}</h2>
      <form className="kontor-form" method="post" action={action}>
        <input type="hidden" name="seen" value={seen} />
        <RadioGroup
          id="subscription-pay"
          name="payment"
          label={words.payment}
          defaultValue={subscription.payment}
          options={paymentKinds.map((kind) => ({
            value: kind,
            label: texts.payment.kinds[kind].name,
          }))}
        />
        {note?.("payment")}
        <Button type="submit" name="kind" value="payment" variant="secondary">
          {words.savePayment}
        </Button>
      </form>
    </section>
  );
}
