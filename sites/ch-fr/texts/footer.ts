import type { FooterTexts } from "../../../features/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Service et informations",
  countries: "Kontor dans d’autres pays",
  newWindow: "ouvre une nouvelle fenêtre",
};
