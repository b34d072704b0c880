import type { Data } from "swissqrbill/types";
import type { PostalAddress } from "../../orders/order-contract.ts";
import type { Transfer } from "../../orders/payment/payment-contract.ts";
import type { Seller } from "../../orders/seller-contract.ts";

/** Returns the data of a QR-bill (Swiss Payment Standards, IG QR-bill 2.3) with a creditor reference. */
export function swissBillOf(
  { iban, amount, reference, recipient }: Transfer,
  { address }: Seller,
  payer?: PostalAddress,
): Data {
  return {
    amount: amount / 100,
    currency: "CHF",
    reference,
    creditor: { account: iban, name: recipient, ...placeOf(address) },
    ...(payer && isWritable(payer) && { debtor: { name: nameOf(payer), ...placeOf(payer) } }),
  };
}

const nameOf = ({ company, firstName, lastName }: PostalAddress) =>
  (company || `${firstName} ${lastName}`).slice(0, 70);

/** The characters of the standard. Who writes others fills in the payer by hand. */
const characters = /^[\u0020-\u007e\u00a0-\u017fȘ-ț€]*$/;
const isWritable = (payer: PostalAddress) =>
  [nameOf(payer), ...Object.values(placeOf(payer))].every((text) => characters.test(text));

/** Returns an address within the lengths that the bill allows. */
const placeOf = ({ street, postalCode, town, country }: Seller["address"]) => ({
  address: street.slice(0, 70),
  zip: postalCode,
  city: town.slice(0, 35),
  country,
});
