import type { FooterTexts } from "../../../features/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Müşteri hizmetleri ve bilgiler",
  countries: "Diğer ülkelerde Kontor",
  newWindow: "yeni pencerede açılır",
};
