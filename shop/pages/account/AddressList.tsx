import { fill } from "../../../platform/shared/texts/words.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import { customerPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { EmptyState } from "../document/EmptyState.tsx";
import { newAddressPath } from "./address-paths.ts";
import { AddressText } from "../orders/AddressText.tsx";

export interface AddressListProps {
  site: Pick<Site, "language" | "locale" | "market">;
  texts: Pick<SiteTexts, "account">;
  addresses: SavedAddress[];
}

/** Returns the name of an address: the customer's own for it, otherwise who receives. */
export const addressName = (
  { label, address }: Pick<SavedAddress, "label" | "address">,
  site: Pick<Site, "language">,
): string => label || address.company || fullName(address, site);

/** Lists the customer's addresses, each with what can be done about it. */
export function AddressList({ site, texts: { account }, addresses }: AddressListProps) {
  if (addresses.length === 0)
    return (
      <EmptyState drawing="addresses" title={account.noAddresses} text={account.noAddressesText}>
        <Button href={newAddressPath}>{account.addAddress}</Button>
      </EmptyState>
    );
  return (
    <>
      <ul className="kontor-addresses">
        {addresses.map((saved) => (
          <Address key={saved.id} {...{ site, saved }} texts={account} />
        ))}
      </ul>
      <Button href={newAddressPath}>{account.addAddress}</Button>
    </>
  );
}

function Address({
  site,
  texts,
  saved,
}: Pick<AddressListProps, "site"> & { texts: SiteTexts["account"]; saved: SavedAddress }) {
  const { id, label, address, isForDelivery, isForInvoice } = saved;
  const path = `${customerPaths.addresses}/${id}`;
  const name = addressName(saved, site);
  return (
    <li className="kontor-panel">
      <h2 translate={label ? undefined : "no"}>{name}</h2>
      {(isForDelivery || isForInvoice) && (
        <p className="kontor-addresses__uses">
          {isForDelivery && <strong>{texts.forDelivery}</strong>}
          {isForInvoice && <strong>{texts.forInvoice}</strong>}
        </p>
      )}
      <AddressText address={address} site={site} />
      <form className="kontor-addresses__actions" method="post" action={path}>
        <a
          className="kontor-link"
          href={path}
          aria-label={fill(texts.changeAddressOf, { address: name })}
        >
          {texts.changeAddress}
        </a>
        <button
          className="kontor-link"
          name="action"
          value="remove"
          aria-label={fill(texts.removeAddressOf, { address: name })}
        >
          {texts.removeAddress}
        </button>
        {!isForDelivery && address.country === site.market && (
          <button className="kontor-link" name="action" value="delivery">
            {texts.useForDelivery}
          </button>
        )}
        {!isForInvoice && (
          <button className="kontor-link" name="action" value="invoice">
            {texts.useForInvoice}
          </button>
        )}
      </form>
    </li>
  );
}
