import type { SearchTexts } from "../../../../border/search/search-contract.ts";
import { catalogue } from "./catalogue.ts";

export const search: SearchTexts = {
  search: "Arama",
  placeholder: "Ara",
  submit: "Ara",
  clear: "Temizle",
  searchTerms: "Arama önerileri",
  didYouMean: "Bunu mu demek istediniz?",
  products: "Önerilen ürünler",
  pages: "Yardım ve bilgi",
  alternatives: "Benzer ürünler",
  popularTerms: "Şu sıralar popüler",
  recentSearches: "Son aramalarınız",
  removeRecent: "“{text}” aramasını son aramalardan kaldır",
  clearRecent: "Tümünü sil",
  nothingFound: "“{text}” için öneri bulunamadı",
  nothingFoundHint: "Yazımı kontrol edin ya da daha genel bir kelime deneyin.",
  failed: "Öneriler şu anda gösterilemiyor.",
  failedHint: "Yine de arama yapabilirsiniz.",
  fromPrice: catalogue.fromPrice,
  perKilogram: catalogue.perKilogram,
  perLitre: catalogue.perLitre,
  showProducts: { one: "{count} ürünü göster", other: "{count} ürünü göster" },
  suggestionCount: { one: "{count} öneri", other: "{count} öneri" },
};
