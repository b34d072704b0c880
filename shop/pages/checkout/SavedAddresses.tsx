import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import type { AccountTexts } from "../../customer/account-texts.ts";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import { addressName } from "../account/AddressList.tsx";

export interface SavedAddressesProps {
  site: Pick<Site, "language">;
  texts: Pick<AccountTexts, "savedAddresses" | "useAddress">;
  addresses: SavedAddress[];
  /** The step's address, which then shows the form with the chosen address. */
  action: string;
}

/** Lets a customer fill in the form of a step with an address of the address book. */
export function SavedAddresses({ site, texts, addresses, action }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <form className="kontor-checkout__saved" action={action}>
      <Select
        id="checkout-address"
        name="address"
        label={texts.savedAddresses}
        options={addresses.map((saved) => ({
          value: saved.id,
          text: optionText(saved, site),
        }))}
      />
      <Button type="submit" variant="secondary">
        {texts.useAddress}
      </Button>
    </form>
  );
}

const optionText = (saved: SavedAddress, site: SavedAddressesProps["site"]) => {
  const { street, town } = saved.address;
  return `${addressName(saved, site)} – ${[street, town].filter(Boolean).join(", ")}`;
};
