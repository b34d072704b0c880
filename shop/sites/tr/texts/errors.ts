import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Bu sayfa yok ya da kaldırılmış",
  notFoundText:
    "Ürün satıştan kalkmış ya da adreste bir yazım hatası yapılmış olabilir. Arama kutusunu kullanın veya çok sevilen ürünlere göz atın.",
  failureHeadline: "Kahveyi taşırdık",
  failureText:
    "Bizden kaynaklanan bir hata oluştu. Lütfen biraz sonra sayfayı yenileyin; sepetiniz güvende.",
  busyHeadline: "Şu anda çok yoğunuz",
  busyText:
    "Şu an aynı anda ağırlayabileceğimizden fazla ziyaretçimiz var. Sayfa birkaç saniye içinde kendiliğinden yenilenecek; sepetiniz güvende.",
  searchHeadline: "Arama birazdan hazır",
  searchText:
    "Sitemiz az önce yeniden başladı ve aramayı hâlâ hazırlıyor. Sayfa birkaç saniye içinde kendiliğinden yenilenecek; tüm ürünleri şimdiden kategorilerde bulabilirsiniz.",
  cookiesHeadline: "Tarayıcınız çok fazla çerez gönderiyor",
  cookiesText:
    "Bu adres için o kadar çok çerez kaydedilmiş ki isteğinizi işleyemiyoruz. Sitemize ait olmayan çerezleri silin; sepetiniz ve oturumunuz korunur. Bu işe yaramazsa lütfen tarayıcınızın ayarlarından bu sitenin tüm çerezlerini silin.",
  removeCookies: "Çerezleri sil ve yeniden yükle",
  reload: "Şimdi yenile",
  toHome: "Ana sayfaya dön",
  reference: "İşlem numarası",
};
