import type { StoreStockTexts } from "../../../stores/store-stock-texts.ts";

export const storeStock: StoreStockTexts = {
  inStock: "Dostępny w sklepach: {number} z {all}",
  inNone: "Obecnie niedostępny w żadnym sklepie",
  article: "Wariant: {label}",
  today: "Do odbioru dziś",
  tomorrow: "Do odbioru jutro",
  readyOn: "Do odbioru: {day}",
  delivered: "Dostawa do sklepu: {days}",
  onSite: "Ostatnie sztuki, tylko w sklepie",
  none: "Brak w tym sklepie",
  hint: "Bezpłatnie. Jeśli sklep ma wszystko na miejscu, zamówienie czeka tam zwykle już po dwóch godzinach jego pracy. W przeciwnym razie dostarczymy je do sklepu. Przy przelewie z góry liczymy od wpływu płatności.",
  note: "Napiszemy, gdy tylko wszystko będzie gotowe.",
};
