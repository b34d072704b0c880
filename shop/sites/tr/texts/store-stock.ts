import type { StoreStockTexts } from "../../../stores/store-stock-texts.ts";

export const storeStock: StoreStockTexts = {
  inStock: "{all} mağazamızın {number} tanesinde stokta",
  inNone: "Şu anda hiçbir mağazada stokta değil",
  article: "Seçenek: {label}",
  today: "Bugün teslim alabilirsiniz",
  tomorrow: "Yarın teslim alabilirsiniz",
  readyOn: "Teslim alma: {day}",
  delivered: "Mağazaya teslimat: {days}",
  onSite: "Son parçalar, yalnızca mağazada",
  none: "Bu mağazada yok",
  hint: "Ücretsiz. Ürünlerin tamamı mağazada varsa siparişiniz genellikle mağaza açıkken iki saat içinde hazır olur. Yoksa siparişinizi mağazaya göndeririz. Peşin ödemede süre, ödemeniz ulaşınca başlar.",
  note: "Hazır olunca size yazarız.",
};
