import type { Seller } from "../../orders/seller-contract.ts";
import { seller as german } from "../ch/seller.ts";

export const seller: Seller = {
  ...german,
  address: { ...german.address, company: "{shopName} (Suisse) SA", town: "Zoug" },
  taxNumbers: "CHE-555.012.000 TVA",
  account: { ...german.account, bank: "Banque exemple, Zoug" },
};
