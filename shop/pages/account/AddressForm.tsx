import { displayNames } from "../../../platform/shared/texts/formats.ts";
import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { customerLimits } from "../../customer/customer-rules.ts";
import type { CheckoutForm, CheckoutProblems } from "../../orders/checkout-forms.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { NameFields, PhoneField, PlaceFields } from "../checkout/AddressFields.tsx";
import { CheckFields, type ProblemHints } from "../checkout/CheckoutFields.tsx";
import { newAddressPath } from "./address-paths.ts";

export interface AddressFormProps {
  site: Pick<Site, "language" | "locale" | "market" | "courierPhone">;
  texts: SiteTexts;
  /** Where the form is sent. */
  action: string;
  country: Market;
  /** The countries of an address that is new. */
  countries?: readonly Market[];
  hints: ProblemHints;
  values: CheckoutForm;
  problems?: CheckoutProblems;
  /** The problem of the whole form. */
  notice?: string;
}

/** Renders the form of an address, with the fields of its country; of a new one the country is chosen first. */
export function AddressForm({
  site,
  texts,
  action,
  country,
  countries,
  hints,
  values,
  problems = {},
  notice,
}: AddressFormProps) {
  const { account, customer } = texts;
  const names = displayNames(site.locale, { type: "region" });
  const countryName = names.of(country) ?? country;
  const state = {
    // What a shopper presses to keep an unusual postal code.
    texts: { customer, checkout: { ...texts.checkout, next: customer.save } },
    values,
    problems,
    hints,
    owner: "",
  };
  return (
    <>
      {notice && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{notice}</p>
        </div>
      )}
      {countries && (
        <form className="kontor-panel kontor-addresses__country" action={newAddressPath}>
          <Select
            id="address-country"
            name="country"
            label={texts.checkout.labels.country}
            defaultValue={country}
            options={countries.map((value) => ({ value, text: names.of(value) ?? value }))}
          />
          <Button type="submit" variant="secondary">
            {account.chooseCountry}
          </Button>
        </form>
      )}
      <section className="kontor-panel">
        <CheckFields {...state} />
        <form className="kontor-form" method="post" action={action} noValidate>
          <input type="hidden" name="country" value={country} />
          <input type="hidden" name="revision" value={values.revision} />
          <input type="hidden" name="key" value={values.key} />
          <NameFields {...state} site={site} use="shipping" />
          <PlaceFields {...state} country={country} use="shipping" />
          {country === site.market && <PhoneField {...state} site={site} />}
          {!countries && (
            <p>
              <span className="kontor-field__label">{texts.checkout.labels.country}</span>
              <br />
              <span>{countryName}</span>
            </p>
          )}
          <TextField
            id="address-label"
            name="label"
            label={account.label}
            hint={account.labelHint}
            maxLength={customerLimits.label}
            defaultValue={values.label}
          />
          {country === site.market && (
            <Checkbox
              id="address-delivery"
              name="forDelivery"
              value="yes"
              label={account.useForDelivery}
              defaultChecked={values.forDelivery === "yes"}
            />
          )}
          <Checkbox
            id="address-invoice"
            name="forInvoice"
            value="yes"
            label={account.useForInvoice}
            defaultChecked={values.forInvoice === "yes"}
          />
          <p className="kontor-soft">{customer.mandatory}</p>
          <Button type="submit">{customer.save}</Button>
        </form>
      </section>
    </>
  );
}
