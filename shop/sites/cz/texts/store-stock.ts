import type { StoreStockTexts } from "../../../stores/store-stock-texts.ts";

export const storeStock: StoreStockTexts = {
  inStock: "Skladem v prodejnách: {number} z {all}",
  inNone: "Momentálně není skladem v žádné prodejně",
  article: "Varianta: {label}",
  today: "Dnes k vyzvednutí",
  tomorrow: "Zítra k vyzvednutí",
  readyOn: "K vyzvednutí: {day}",
  delivered: "Doručení do prodejny: {days}",
  onSite: "Poslední kusy, jen v prodejně",
  none: "V této prodejně není",
  hint: "Zdarma. Má-li prodejna všechno skladem, bývá objednávka připravená už po dvou hodinách otevírací doby. Jinak ji do prodejny doručíme. Při platbě předem počítáme od přijetí platby.",
  note: "Napíšeme vám, jakmile bude vše připravené.",
};
