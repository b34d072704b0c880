import type { Seller } from "../../orders/seller-contract.ts";

export const seller: Seller = {
  address: {
    company: "{shopName} Polska sp. z o.o.",
    street: "ul. Grzybowska 412",
    extra: "",
    postalCode: "00-849",
    town: "Warszawa",
    region: "",
    country: "PL",
  },
  taxNumbers: "NIP 5550120000",
  account: { bank: "Bank Przykładowy", iban: "PL60555012040000000000000120", bic: "MUSTPLPWXXX" },
  invoiceUpTo: 2_000_00,
};
