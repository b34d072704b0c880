import type { PromotionTexts } from "../../../../border/promotion/promotion-contract.ts";

export const promotion: PromotionTexts = {
  banner: "Aktuálna akcia",
  benefits: "Vaše výhody u nás",
  legal: "Podmienky akcie",
  voucher: "Zľavový kód",
  copy: "Skopírovať kód {code}",
  copied: "Kód skopírovaný",
  copyFailed: "Kód je označený, môžete ho skopírovať.",
  more: "Zistiť viac",
  app: {
    headline: "Aplikácia {shopName}",
    text: "Zbierajte zrnká, nájdite predajňu a objavujte novinky medzi prvými.",
    rating: "{value} z {max} hviezdičiek",
    install: "Stiahnuť",
    close: "Zavrieť ponuku aplikácie",
  },
};
