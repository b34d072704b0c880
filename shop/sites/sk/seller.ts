import type { Seller } from "../../orders/seller-contract.ts";

export const seller: Seller = {
  address: {
    company: "{shopName} Slovensko, s. r. o.",
    street: "Mlynské nivy 112",
    extra: "",
    postalCode: "821 05",
    town: "Bratislava",
    region: "",
    country: "SK",
  },
  taxNumbers: "IČO 55501200, DIČ 2025550121, IČ DPH SK2025550121",
  account: { bank: "Ukážková banka", iban: "SK6255510000000000012001", bic: "MUSTSKBXXXX" },
  invoiceUpTo: 500_00,
};
