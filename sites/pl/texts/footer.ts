import type { FooterTexts } from "../../../features/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Obsługa klienta i informacje",
  countries: "Kontor w innych krajach",
  newWindow: "otwiera się w nowym oknie",
};
