import type { Jumps } from "../../../border/search/search-contract.ts";

export const jumps: Jumps = {
  "/mesafeli-satis-sozlesmesi-s400007325.html": [
    "Mesafeli satış sözleşmesi",
    "Satış sözleşmesi",
    "Sözleşme",
  ],
  "/kunye-s400007320.html": ["Künye"],
  "/kvkk-aydinlatma-metni-s400007321.html": [
    "KVKK",
    "Gizlilik",
    "Gizlilik politikası",
    "Aydınlatma metni",
    "Kişisel veriler",
  ],
  "/cayma-hakki-s400007322.html": ["Cayma hakkı"],
  "/withdrawal": ["Cayma hakkını kullan"],
  "/erisilebilirlik-s400007323.html": ["Erişilebilirlik"],
  "/garanti-s400007324.html": ["Garanti", "Ayıplı ürün"],
  "/sss-s400007330.html": ["SSS", "Yardım", "Sık sorulan sorular", "Sıkça sorulan sorular"],
  "/teslimat-s400007332.html": ["Teslimat", "Kargo", "Kargo ücreti"],
  "/iade-s400007333.html": ["İade", "İade ve değişim", "Değişim"],
  "/odeme-s400007334.html": ["Ödeme", "Ödeme seçenekleri", "Ödeme yöntemleri"],
  "/magazadan-teslim-s400007331.html": [
    "Mağazadan teslim",
    "Mağazadan teslim al",
    "Click & Collect",
  ],
  "/registerfreekontorcard": ["KontorCard", "Müşteri kartı"],
  "/contact": ["İletişim", "Müşteri hizmetleri"],
  "/subscribenewsletter": ["E-bülten", "Bülten"],
  "/service/storefinder/": ["Mağaza", "Mağazalar", "Mağazalarımız", "Çalışma saatleri"],
};
