import type { FooterTexts } from "../../../features/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Service und Informationen",
  countries: "Kontor in anderen Ländern",
  newWindow: "öffnet ein neues Fenster",
};
