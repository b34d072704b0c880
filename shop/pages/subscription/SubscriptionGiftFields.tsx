import { fill } from "../../../platform/shared/texts/words.ts";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { subscriptionLimits } from "../../subscriptions/subscriptions-contract.ts";
import { NameFields, PhoneField, PlaceFields } from "../checkout/AddressFields.tsx";
import type { CheckoutFormState } from "../checkout/CheckoutFields.tsx";
import { numberOptions, subscriptionFields as fields } from "./form-fields.ts";
import type { SubscriptionFieldsProps } from "./subscription-fields-props.ts";

/** Renders the choices about a present: how many deliveries, the recipient, and where it goes. */
export function SubscriptionGiftFields({
  site,
  texts,
  values,
  address,
  valueOf,
  errorOf,
}: SubscriptionFieldsProps) {
  const { form } = texts.coffeeSubscription;
  const addressState: CheckoutFormState = {
    texts: { checkout: texts.checkout, customer: texts.customer },
    values,
    owner: "",
    ...address,
  };
  return (
    <>
      <Checkbox
        id="subscription-gift"
        name={fields.gift}
        value="yes"
        label={form.gift}
        hint={form.giftHint}
        defaultChecked={valueOf("gift") === "yes"}
      />
      <div className="kontor-subscribe__part" data-part="gift">
        <Select
          id="subscription-deliveries"
          name={fields.deliveries}
          label={form.deliveries}
          defaultValue={valueOf("deliveries")}
          error={errorOf("deliveries")}
          options={numberOptions(subscriptionLimits.giftDeliveries)}
        />
        <TextField
          id="subscription-recipient"
          name={fields.recipient}
          label={form.recipientName}
          defaultValue={valueOf("recipient")}
          error={errorOf("recipient")}
          required
        />
        <TextArea
          id="subscription-message"
          name={fields.message}
          label={form.message}
          hint={fill(form.messageHint, { max: subscriptionLimits.giftMessage })}
          error={errorOf("message")}
          defaultValue={valueOf("message")}
          rows={3}
        />
        <fieldset className="kontor-subscribe__recipient">
          <legend>{form.recipient}</legend>
          <p className="kontor-soft">{form.recipientHint}</p>
          <NameFields {...addressState} site={site} use="shipping" />
          <PlaceFields {...addressState} country={site.market} use="shipping" />
          <PhoneField {...addressState} site={site} />
        </fieldset>
      </div>
    </>
  );
}
