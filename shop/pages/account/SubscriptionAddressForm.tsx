import { Button } from "../../../platform/ui/Button.tsx";
import { NameFields, PhoneField, PlaceFields } from "../checkout/AddressFields.tsx";
import { AddressText } from "../orders/AddressText.tsx";
import type { SubscriptionTermsProps } from "./subscription-terms-props.ts";

/** Shows where deliveries go, with the form that changes it. */
export function SubscriptionAddressForm({
  site,
  texts,
  subscription,
  seen,
  address,
  action,
  note,
}: SubscriptionTermsProps) {
  const { account: words } = texts.coffeeSubscription;
  const state = {
    texts: { checkout: texts.checkout, customer: texts.customer },
    owner: "",
    ...address,
  };
  return (
    <section className="kontor-panel" aria-labelledby="subscription-address">
      <h2 id="subscription-address">{words.address}</h2>
      <AddressText address={subscription.address} site={site} />
      <details open={Object.keys(address.problems).length > 0 || undefined}>
        <summary>{texts.checkout.change}</summary>
        <form className="kontor-form" method="post" action={action} noValidate>
          <input type="hidden" name="seen" value={seen} />
          <NameFields {...state} site={site} use="shipping" />
          <PlaceFields {...state} country={site.market} use="shipping" />
          <PhoneField {...state} site={site} />
          {note?.("address")}
          <Button type="submit" name="kind" value="address">
            {words.saveAddress}
          </Button>
        </form>
      </details>
    </section>
  );
}
