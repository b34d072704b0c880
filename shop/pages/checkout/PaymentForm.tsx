import { checkoutPaths } from "../../shop-paths.ts";
import { displayNames } from "../../../platform/shared/texts/formats.ts";
import { formatMoney, type Amount } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { markets } from "../../sites/site-codes.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { type Review } from "../../orders/checkout-contract.ts";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import { collectionText } from "../../orders/collection.ts";
import type { Delivery, StoreCollection } from "../../orders/order-contract.ts";
import type { PaymentKind } from "../../orders/payment/payment-contract.ts";
import { paymentDays } from "../../orders/payment/payment-methods.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { deliveryWords } from "../orders/delivery-words.ts";
import { NameFields, PlaceFields } from "./AddressFields.tsx";
import {
  CheckFields,
  CheckoutText,
  GiftMessage,
  problemText,
  type CheckoutFormState,
} from "./CheckoutFields.tsx";
import { SaveAddress, SavedAddresses, SavedAddressesForm } from "./SavedAddresses.tsx";

export interface PaymentFormProps extends CheckoutFormState {
  site: Pick<Site, "language" | "market" | "locale" | "currency" | "timeZone">;
  texts: SiteTexts;
  /** The methods that the site offers for this order. */
  offered: PaymentKind[];
  stockShare: Review["stockShare"];
  /** Costs of the delivery. */
  costs: Amount;
  /** Only an order that is sent has an address already. */
  delivery: Delivery["kind"];
  /** The customer's addresses. */
  saved?: SavedAddress[];
  /** Whether the invoice's address can be saved in an account. */
  canSave: boolean;
  /** When it takes place to an address. */
  deliveryTime: string;
  /** When it is collected in a store. */
  collection?: StoreCollection;
}

/** Renders the third step: costs of the delivery, method of payment, address of the invoice, greeting. */
export function PaymentForm({
  site,
  offered,
  stockShare,
  costs,
  delivery,
  saved = [],
  canSave,
  deliveryTime,
  collection,
  ...state
}: PaymentFormProps) {
  const { checkout, customer, cart, payment } = state.texts;
  const { values, problems } = state;
  const delivered = deliveryWords(delivery, state.texts, {
    home: deliveryTime,
    store: collectionText(collection, site, state.texts),
  });
  const billed = values.country ?? site.market;
  return (
    <section className="kontor-panel kontor-checkout__form" aria-label={checkout.steps.payment}>
      <CheckFields {...state} />
      <p className="kontor-checkout__delivery">
        <span>
          {delivery === "home" ? cart.delivery : delivered.title}
          <span className="kontor-soft">{delivered.hint}</span>
        </span>
        {delivery !== "online" && (
          <strong translate={costs === 0 ? undefined : "no"}>
            {costs === 0 ? cart.deliveryFree : formatMoney(costs, site)}
          </strong>
        )}
      </p>
      <SavedAddressesForm action={checkoutPaths.payment} />
      <form className="kontor-form" method="post" action={checkoutPaths.payment} noValidate>
        <input type="hidden" name="owner" value={state.owner} />
        <RadioGroup
          id="checkout-payment"
          name="payment"
          label={checkout.payment}
          required
          error={problemText(problems.payment, state)}
          {...focusedIf(problems.payment !== undefined)}
          defaultValue={values.payment}
          options={offered.map((kind) => ({
            value: kind,
            label: payment.kinds[kind].name,
            hint: fill(payment.kinds[kind].hint, { days: paymentDays(kind, stockShare) }),
          }))}
        />
        <h2>{checkout.billing}</h2>
        {delivery === "home" && (
          <Checkbox
            id="checkout-otherBilling"
            name="otherBilling"
            value="yes"
            label={checkout.otherBilling}
            defaultChecked={values.otherBilling === "yes"}
          />
        )}
        <div
          className="kontor-checkout__part"
          data-billing={delivery === "home" ? "other" : "always"}
        >
          <SavedAddresses site={site} texts={state.texts.account} addresses={saved} />
          <Select
            id="checkout-country"
            name="country"
            label={checkout.labels.country}
            autoComplete="billing country"
            defaultValue={billed}
            options={markets.map((market) => ({
              value: market,
              text: displayNames(site.locale, { type: "region" }).of(market) ?? market,
            }))}
          />
          <NameFields {...state} site={site} use="billing" />
          <PlaceFields {...state} country={site.market} use="billing" />
          <CheckoutText {...state} name="vatNumber" hint={checkout.vatHint} />
          {canSave && <SaveAddress {...state} />}
        </div>
        {delivery !== "online" && (
          <>
            <h2>{checkout.gift}</h2>
            <GiftMessage {...state} />
          </>
        )}
        <p className="kontor-soft">{customer.mandatory}</p>
        <Button type="submit" variant="activating">
          {checkout.next}
        </Button>
      </form>
    </section>
  );
}
