import { fullName } from "../../../platform/shared/texts/name-order.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Delivery, PostalAddress } from "../../orders/order-contract.ts";
import { postalLines } from "../../orders/postal-lines.ts";
import { storeLines } from "../../orders/stores.ts";

export interface AddressTextProps {
  address: PostalAddress;
  site: Pick<Site, "language" | "locale" | "market">;
}

/** Renders an address as its country writes it, with the name of a foreign country, and the phone number that the courier calls. */
export const AddressText = ({ address, site }: AddressTextProps) => (
  <Lines lines={[...postalLines(address, site), ...(address.phone ? [address.phone] : [])]} />
);

export interface DeliveryTextProps extends Pick<AddressTextProps, "site"> {
  delivery: Delivery;
}

/** Renders where an order goes: the address, or the store with the name of the person who collects it; nothing for services online. */
export function DeliveryText({ delivery, site }: DeliveryTextProps) {
  if (delivery.kind === "home") return <AddressText address={delivery.address} site={site} />;
  if (delivery.kind === "online") return null;
  return <Lines lines={[fullName(delivery, site), ...storeLines(delivery)]} />;
}

const Lines = ({ lines }: { lines: string[] }) => (
  <p className="kontor-address" translate="no">
    {lines.join("\n")}
  </p>
);
