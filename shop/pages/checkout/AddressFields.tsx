import { nameOrder } from "../../../platform/shared/texts/name-order.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import {
  addressLinesOf,
  isRequiredField,
  regionsOf,
  type AddressField,
} from "../../orders/address-fields.ts";
import { CheckoutChoice, CheckoutText, type CheckoutFormState } from "./CheckoutFields.tsx";

export interface AddressFieldsProps extends CheckoutFormState {
  site: Pick<Site, "language">;
  /** The country whose order of lines the form has. */
  country: Market;
  /** Which of their addresses browsers fill in. */
  use: "shipping" | "billing";
}

type Entered = Exclude<AddressField, "country">;

const autoComplete: Record<Entered, string> = {
  firstName: "given-name",
  lastName: "family-name",
  company: "organization",
  street: "address-line1",
  extra: "address-line2",
  postalCode: "postal-code",
  town: "address-level2",
  region: "address-level1",
  phone: "tel",
};

/** Renders the fields for a person's name, in the order of the language. */
export function NameFields({ site, use, ...state }: Omit<AddressFieldsProps, "country">) {
  return (
    <div className="kontor-form__pair">
      {nameOrder(site).map((name) => (
        <CheckoutText
          key={name}
          {...state}
          name={name}
          required
          autoComplete={`${use} ${autoComplete[name]}`}
        />
      ))}
    </div>
  );
}

/** Renders the field for the phone number that a courier calls; nothing on a site whose couriers call no one. */
export function PhoneField({
  site: { courierPhone },
  ...state
}: CheckoutFormState & { site: Pick<Site, "courierPhone"> }) {
  if (!courierPhone) return null;
  const { isRequired, example } = courierPhone;
  return (
    <CheckoutText
      {...state}
      name="phone"
      type="tel"
      required={isRequired}
      hint={fill(state.texts.checkout.phoneHint, { example })}
      autoComplete="shipping tel"
    />
  );
}

/** Renders the fields of an address below the name, in the order of its country. */
export function PlaceFields({ country, use, ...state }: Omit<AddressFieldsProps, "site">) {
  const { checkout } = state.texts;
  const field = (name: AddressField) => {
    if (name === "country") return null;
    const about = {
      ...state,
      name,
      required: isRequiredField(name, country),
      autoComplete: `${use} ${autoComplete[name]}`,
    };
    if (name !== "region")
      return (
        <CheckoutText
          key={name}
          {...about}
          hint={name === "extra" ? checkout.extraHint : undefined}
        />
      );
    const options = regionsOf(country).map((region) => ({ value: region, text: region }));
    return <CheckoutChoice key={name} {...about} options={options} />;
  };
  return (
    <>
      {field("company")}
      {addressLinesOf(country).map((line) =>
        line.length > 1 ? (
          <div key={line.join()} className="kontor-form__pair">
            {line.map(field)}
          </div>
        ) : (
          line.map(field)
        ),
      )}
      {state.values.postalCode && (
        <input type="hidden" name="keptPostalCode" value={state.values.postalCode} />
      )}
    </>
  );
}
