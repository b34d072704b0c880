import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Bu sayfa yok ya da kaldırılmış",
  notFoundText:
    "Ürün satıştan kalkmış ya da adreste bir yazım hatası yapılmış olabilir. Arama kutusunu kullanın veya çok sevilen ürünlere göz atın.",
  failureHeadline: "Kahveyi taşırdık",
  failureText:
    "Bizden kaynaklanan bir hata oluştu. Lütfen biraz sonra sayfayı yenileyin; sepetiniz güvende.",
  toHome: "Ana sayfaya dön",
  reference: "İşlem numarası",
};
