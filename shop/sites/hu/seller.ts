import type { Seller } from "../../orders/seller-contract.ts";

export const seller: Seller = {
  address: {
    company: "{shopName} Kereskedelmi Kft.",
    street: "Közraktár utca 64.",
    extra: "",
    postalCode: "1093",
    town: "Budapest",
    region: "",
    country: "HU",
  },
  taxNumbers: "Adószám: 55501201-2-43, közösségi adószám: HU55501201",
  account: { bank: "Minta Bank", iban: "HU03555012020000000000001207", bic: "MUSTHUHBXXX" },
  invoiceUpTo: 150_000_00,
};
