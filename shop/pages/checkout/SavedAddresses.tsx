import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import type { AccountTexts } from "../../customer/account-texts.ts";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import { addressName } from "../account/AddressList.tsx";
import type { CheckoutFormState } from "./CheckoutFields.tsx";

export interface SavedAddressesProps {
  site: Pick<Site, "language">;
  texts: Pick<AccountTexts, "savedAddresses" | "useAddress">;
  addresses: SavedAddress[];
}

const form = "checkout-saved";

/** The form of `SavedAddresses`, which stand in another form: the step then shows the chosen address. */
export const SavedAddressesForm = ({ action }: { action: string }) => (
  <form id={form} action={action} hidden />
);

/** Lets a customer fill in the fields that follow with an address of the address book. */
export function SavedAddresses({ site, texts, addresses }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <div className="kontor-checkout__saved">
      <Select
        id="checkout-address"
        name="address"
        form={form}
        label={texts.savedAddresses}
        options={addresses.map((saved) => ({ value: saved.id, text: optionText(saved, site) }))}
      />
      <Button type="submit" form={form} variant="secondary">
        {texts.useAddress}
      </Button>
    </div>
  );
}

interface SaveAddressProps extends Pick<CheckoutFormState, "values"> {
  texts: { account: Pick<AccountTexts, "saveAddress"> };
}

/** Lets a customer save the address of a step in the address book. */
export const SaveAddress = ({ values, texts }: SaveAddressProps) => (
  <Checkbox
    id="checkout-saveAddress"
    name="saveAddress"
    value="yes"
    label={texts.account.saveAddress}
    defaultChecked={values.saveAddress === "yes"}
  />
);

const optionText = (saved: SavedAddress, site: SavedAddressesProps["site"]) => {
  const { street, town } = saved.address;
  return `${addressName(saved, site)} – ${[street, town].filter(Boolean).join(", ")}`;
};
