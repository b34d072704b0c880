import type { Seller } from "../../orders/seller-contract.ts";

export const seller: Seller = {
  address: {
    company: "{shopName} Handelsgesellschaft m.b.H.",
    street: "Praterstraße 31",
    extra: "",
    postalCode: "1020",
    town: "Wien",
    region: "",
    country: "AT",
  },
  taxNumbers: "UID ATU55501201",
  account: { bank: "Musterbank Wien", iban: "AT125550100000000120", bic: "MUSTATWWXXX" },
  invoiceUpTo: 500_00,
};
