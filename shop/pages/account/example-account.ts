import type { Account, SavedAddress } from "../../customer/customer-contract.ts";
import { exampleAddress } from "../orders/example-order.ts";

/** A customer for examples of the account's pages. */
export const exampleAccount: Account = {
  firstName: "Ida",
  lastName: "Brandt",
  loyaltyBeans: 120,
  isCommunityMember: true,
  card: "kontorcard",
  cardNumber: "6300 1204 5578",
  email: "ida@example.com",
  profile: {
    salutation: "",
    firstName: "Ida",
    lastName: "Brandt",
  },
};

export const exampleAddresses: SavedAddress[] = [
  {
    id: "home",
    revision: 1,
    label: "",
    address: exampleAddress,
    isForDelivery: true,
    isForInvoice: false,
  },
  {
    id: "office",
    revision: 1,
    label: "Büro in Wien",
    address: {
      ...exampleAddress,
      company: "Kaffeehaus am Naschmarkt GmbH",
      street: "Linke Wienzeile 4",
      extra: "",
      postalCode: "1060",
      town: "Wien",
      country: "AT",
    },
    isForDelivery: false,
    isForInvoice: true,
  },
];
