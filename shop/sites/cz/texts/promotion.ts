import type { PromotionTexts } from "../../../../border/promotion/promotion-contract.ts";

export const promotion: PromotionTexts = {
  banner: "Aktuální akce",
  benefits: "Vaše výhody u nás",
  legal: "Podmínky akce",
  voucher: "Slevový kód",
  copy: "Zkopírovat kód {code}",
  copied: "Kód zkopírován",
  copyFailed: "Kód je označený, můžete ho zkopírovat.",
  more: "Zjistit více",
  app: {
    headline: "Aplikace {shopName}",
    text: "Sbírejte zrnka, najděte prodejnu a objevujte novinky jako první.",
    rating: "{value} z {max} hvězdiček",
    install: "Stáhnout",
    close: "Zavřít nabídku aplikace",
  },
};
