import type { PromotionTexts } from "../../../../border/promotion/promotion-contract.ts";

export const promotion: PromotionTexts = {
  banner: "Aktuelle Aktion",
  benefits: "Ihre Vorteile bei {shopName}",
  legal: "Bedingungen",
  voucher: "Aktionscode",
  copy: "Code {code} kopieren",
  copied: "Code kopiert",
  copyFailed: "Der Code ist markiert und kann kopiert werden.",
  more: "Mehr erfahren",
  app: {
    headline: "Die App von {shopName}",
    text: "Bohnen sammeln, Stores finden, Neues zuerst sehen.",
    rating: "{value} von {max} Sternen",
    install: "Zur App",
    close: "Hinweis auf die App schließen",
  },
};
