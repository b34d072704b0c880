import type { StoreStockTexts } from "../../../stores/store-stock-texts.ts";

export const storeStock: StoreStockTexts = {
  inStock: "Skladom v predajniach: {number} z {all}",
  inNone: "Momentálne nie je skladom v žiadnej predajni",
  article: "Variant: {label}",
  today: "Dnes na vyzdvihnutie",
  tomorrow: "Zajtra na vyzdvihnutie",
  readyOn: "Na vyzdvihnutie: {day}",
  delivered: "Doručenie do predajne: {days}",
  onSite: "Posledné kusy, iba v predajni",
  none: "V tejto predajni nie je",
  hint: "Zadarmo. Ak má predajňa všetko skladom, objednávka býva pripravená už po dvoch hodinách otváracieho času. Inak ju do predajne doručíme. Pri platbe vopred počítame od prijatia platby.",
  note: "Napíšeme vám, len čo bude všetko pripravené.",
};
