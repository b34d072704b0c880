import type { PromotionTexts } from "../../../../border/promotion/promotion-contract.ts";

export const promotion: PromotionTexts = {
  banner: "Aktualna promocja",
  benefits: "Twoje korzyści w sklepie {shopName}",
  legal: "Warunki promocji",
  voucher: "Kod rabatowy",
  copy: "Skopiuj kod {code}",
  copied: "Kod skopiowany",
  copyFailed: "Kod jest zaznaczony i gotowy do skopiowania.",
  more: "Dowiedz się więcej",
  app: {
    headline: "Aplikacja {shopName}",
    text: "Zbieraj ziarna, znajdź sklep i poznaj nowości przed innymi.",
    rating: "{value} na {max} gwiazdek",
    install: "Pobierz",
    close: "Zamknij informację o aplikacji",
  },
};
