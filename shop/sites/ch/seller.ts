import type { Seller } from "../../orders/seller-contract.ts";

export const seller: Seller = {
  address: {
    company: "{shopName} (Schweiz) AG",
    street: "Industriestrasse 8",
    extra: "",
    postalCode: "6300",
    town: "Zug",
    region: "",
    country: "CH",
  },
  taxNumbers: "CHE-555.012.000 MWST",
  account: { bank: "Musterbank Zug", iban: "CH3655501000000000120", bic: "MUSTCH22XXX" },
  invoiceUpTo: 500_00,
};
