import type { PromotionTexts } from "../../../../border/promotion/promotion-contract.ts";

export const promotion: PromotionTexts = {
  banner: "Aktuális ajánlatunk",
  benefits: "Az Ön előnyei nálunk",
  legal: "Feltételek",
  voucher: "Kedvezménykód",
  copy: "{code} kód másolása",
  copied: "A kód a vágólapra került",
  copyFailed: "A kódot kijelöltük, már csak másolnia kell.",
  more: "Tudjon meg többet",
  app: {
    headline: "{shopName} alkalmazás",
    text: "Gyűjtse a kávészemeket, találja meg üzleteinket, és értesüljön elsőként az újdonságokról.",
    rating: "{max} csillagból {value}",
    install: "Letöltés",
    close: "Az alkalmazás ajánlójának bezárása",
  },
};
