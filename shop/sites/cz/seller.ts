import type { Seller } from "../../orders/seller-contract.ts";

export const seller: Seller = {
  address: {
    company: "{shopName} CZ s.r.o.",
    street: "Thámova 855/112",
    extra: "",
    postalCode: "186 00",
    town: "Praha 8",
    region: "",
    country: "CZ",
  },
  taxNumbers: "IČO 555 01 200, DIČ CZ55501200",
  account: { bank: "Ukázková banka", iban: "CZ8955500000000000012001", bic: "MUSTCZPPXXX" },
  invoiceUpTo: 10_000_00,
};
