import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { pages } from "./pages.ts";

export const jumps: Jumps = {
  [pages.terms]: ["Mesafeli satış sözleşmesi", "Satış sözleşmesi", "Sözleşme"],
  [pages.imprint]: ["Künye"],
  [pages.privacy]: [
    "KVKK",
    "Gizlilik",
    "Gizlilik politikası",
    "Aydınlatma metni",
    "Kişisel veriler",
  ],
  [pages.withdrawal]: ["Cayma hakkı"],
  [withdrawalPaths.form]: ["Cayma hakkını kullan"],
  [pages.accessibility]: ["Erişilebilirlik"],
  [pages.guarantee]: ["Garanti", "Ayıplı ürün"],
  [pages.faq]: ["SSS", "Yardım", "Sık sorulan sorular", "Sıkça sorulan sorular"],
  [pages.delivery]: ["Teslimat", "Kargo", "Kargo ücreti"],
  [pages.returns]: ["İade", "İade ve değişim", "Değişim"],
  [pages.payment]: ["Ödeme", "Ödeme seçenekleri", "Ödeme yöntemleri"],
  [pages["click-and-collect"]]: ["Mağazadan teslim", "Mağazadan teslim al", "Click & Collect"],
  [pages.kontorcard]: ["{cardName}", "Müşteri kartı"],
  [pages.contact]: ["İletişim", "Müşteri hizmetleri"],
  [pages.newsletter]: ["E-bülten", "Bülten"],
  [pages.storefinder]: ["Mağaza", "Mağazalar", "Mağazalarımız", "Çalışma saatleri"],
};
