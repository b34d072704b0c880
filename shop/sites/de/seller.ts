import type { Seller } from "../../orders/seller-contract.ts";

export const seller: Seller = {
  address: {
    company: "{shopName} Handels GmbH",
    street: "Am Sandtorkai 12",
    extra: "",
    postalCode: "20457",
    town: "Hamburg",
    region: "",
    country: "DE",
  },
  taxNumbers: "USt-IdNr. DE555012000",
  account: { bank: "Musterbank Hamburg", iban: "DE15555012000000000120", bic: "MUSTDEHHXXX" },
  invoiceUpTo: 500_00,
};
