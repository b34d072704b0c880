import { checkoutPaths } from "../../shop-paths.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import type { AccountTexts } from "../../customer/account-texts.ts";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import type { Store } from "../../orders/stores.ts";
import type { StoreStockTexts } from "../../stores/store-stock-texts.ts";
import { NameFields, PhoneField, PlaceFields } from "./AddressFields.tsx";
import {
  CheckFields,
  CheckoutChoice,
  problemText,
  type CheckoutFormState,
  type FieldTexts,
} from "./CheckoutFields.tsx";
import { SaveAddress, SavedAddresses, SavedAddressesForm } from "./SavedAddresses.tsx";

/** A store, and when what is in the cart can be collected there. */
export interface StoreChoice extends Store {
  /** "Heute abholbereit" */
  ready: string;
}

export interface DeliveryStepProps extends CheckoutFormState {
  site: Pick<Site, "language" | "market" | "label" | "courierPhone">;
  /** Empty where the site offers no collection. */
  stores: StoreChoice[];
  /** "Lieferung Mi., 2. – Do., 3. Dezember, wenn Sie bis Mo., 14:00 Uhr bestellen" */
  deliveryTime: string;
  texts: FieldTexts & { account: AccountTexts; storeStock: Pick<StoreStockTexts, "hint"> };
  /** The customer's addresses in the country. */
  saved?: SavedAddress[];
  /** Whether the address can be saved in an account. */
  canSave: boolean;
}

/**
 * Renders the second step: the address, or the store in which the order is collected. Both parts are in the form: a style sheet
 * shows the one that is chosen.
 */
export function DeliveryStep({
  site,
  stores,
  deliveryTime,
  saved = [],
  canSave,
  ...state
}: DeliveryStepProps) {
  const { account, checkout, customer, storeStock } = state.texts;
  const isCollected = state.values.kind === "store";
  const countryProblem = problemText(state.problems.country, state);
  return (
    <section className="kontor-panel kontor-checkout__form" aria-label={checkout.steps.delivery}>
      <CheckFields {...state} />
      <SavedAddressesForm action={checkoutPaths.delivery} />
      <form className="kontor-form" method="post" action={checkoutPaths.delivery} noValidate>
        <input type="hidden" name="owner" value={state.owner} />
        {stores.length > 0 && (
          <RadioGroup
            id="checkout-kind"
            name="kind"
            label={checkout.deliveryKind}
            defaultValue={isCollected ? "store" : "home"}
            options={[
              {
                value: "home",
                label: checkout.home,
                hint: `${checkout.homeHint} ${deliveryTime}.`,
              },
              { value: "store", label: checkout.store, hint: storeStock.hint },
            ]}
          />
        )}
        {stores.length > 0 && (
          <div className="kontor-checkout__part" data-kind="store">
            <CheckoutChoice
              {...state}
              name="storeId"
              required
              options={stores.map(({ id, name, address, ready }) => ({
                value: id,
                text: `${name} – ${address}`,
                group: ready,
              }))}
            />
            <h2>{checkout.collector}</h2>
          </div>
        )}
        <h2 className="kontor-checkout__part" data-kind="home">
          {checkout.deliveryAddress}
        </h2>
        {saved.length > 0 && (
          <div className="kontor-checkout__part" data-kind="home">
            <SavedAddresses site={site} texts={account} addresses={saved} />
          </div>
        )}
        <NameFields {...state} site={site} use="shipping" />
        <div className="kontor-checkout__part" data-kind="home">
          <PlaceFields {...state} country={site.market} use="shipping" />
          <PhoneField {...state} site={site} />
          <p>
            <span className="kontor-field__label">{checkout.labels.country}</span>
            <br />
            {site.label}
          </p>
          {countryProblem && (
            <p className="kontor-notice" data-kind="error" role="alert">
              {countryProblem}
            </p>
          )}
          {canSave && <SaveAddress {...state} />}
        </div>
        <p className="kontor-soft">{customer.mandatory}</p>
        <Button type="submit" variant="activating">
          {checkout.next}
        </Button>
      </form>
    </section>
  );
}
