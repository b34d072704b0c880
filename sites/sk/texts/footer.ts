import type { FooterTexts } from "../../../features/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Služby a informácie",
  countries: "Kontor v iných krajinách",
  newWindow: "otvorí sa v novom okne",
};
