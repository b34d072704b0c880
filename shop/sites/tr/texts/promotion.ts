import type { PromotionTexts } from "../../../../border/promotion/promotion-contract.ts";

export const promotion: PromotionTexts = {
  banner: "Güncel kampanya",
  benefits: "{shopName} avantajları",
  legal: "Kampanya koşulları",
  voucher: "İndirim kodu",
  copy: "{code} kodunu kopyala",
  copied: "Kod kopyalandı",
  copyFailed: "Kod seçildi, şimdi kopyalayabilirsiniz.",
  more: "Daha fazla bilgi",
  app: {
    headline: "{shopName} uygulaması",
    text: "Çekirdek biriktirin, mağazaları bulun, yenilikleri ilk siz görün.",
    rating: "{max} yıldız üzerinden {value}",
    install: "Uygulamaya git",
    close: "Uygulama duyurusunu kapat",
  },
};
