import type { Seller } from "../../orders/seller-contract.ts";

export const seller: Seller = {
  address: {
    company: "{shopName} Kahve ve Perakende Ticaret A.Ş.",
    street: "Meclis-i Mebusan Caddesi No: 412",
    extra: "",
    postalCode: "34427",
    town: "Beyoğlu",
    region: "İstanbul",
    country: "TR",
  },
  taxNumbers: "Beyoğlu Vergi Dairesi, VKN 5550120000",
  account: { bank: "Örnek Banka", iban: "TR265550100000000000000120", bic: "MUSTTRISXXX" },
  invoiceUpTo: 10_000_00,
};
