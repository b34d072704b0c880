import type { Data } from "swissqrbill/types";
import type { PostalAddress } from "../order-contract.ts";
import type { Transfer } from "./payment-contract.ts";
import { isSwissText, swissStreet, swissText } from "./swiss-text.ts";
import type { Seller } from "../seller-contract.ts";

/** Returns the data of a QR-bill (Swiss Payment Standards, IG QR-bill 2.3) with a creditor reference. */
export function swissBillOf(
  { iban, amount, reference, recipient }: Transfer,
  { address }: Seller,
  payer?: PostalAddress,
): Data {
  const debtor = payer && { name: nameOf(payer), ...placeOf(payer) };
  // A payer in letters that the standard lacks fills in the slip by hand.
  const isWritable = debtor && Object.values(debtor).every(isSwissText);
  return {
    amount: amount / 100,
    currency: "CHF",
    reference,
    creditor: { account: iban, name: swissText(recipient).slice(0, 70), ...placeOf(address) },
    ...(isWritable && { debtor }),
  };
}

const nameOf = ({ company, firstName, lastName }: PostalAddress) =>
  swissText(company || `${firstName} ${lastName}`).slice(0, 70);

/** Returns an address within the lengths that the bill allows. */
function placeOf({ street: line, postalCode, town, country }: Seller["address"]) {
  const { street, house } = swissStreet(line);
  return {
    address: street,
    ...(house && { buildingNumber: house }),
    zip: swissText(postalCode),
    city: swissText(town).slice(0, 35),
    country,
  };
}
