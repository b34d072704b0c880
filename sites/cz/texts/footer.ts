import type { FooterTexts } from "../../../features/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Služby a informace",
  countries: "Kontor v dalších zemích",
  newWindow: "otevře se v novém okně",
};
