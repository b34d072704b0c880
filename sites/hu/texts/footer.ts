import type { FooterTexts } from "../../../features/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Segítség és információk",
  countries: "Kontor más országokban",
  newWindow: "új ablakban nyílik meg",
};
