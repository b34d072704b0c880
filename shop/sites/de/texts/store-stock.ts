import type { StoreStockTexts } from "../../../stores/store-stock-texts.ts";

export const storeStock: StoreStockTexts = {
  inStock: "Vorrätig in {number} von {all} Stores",
  inNone: "Zurzeit in keinem Store vorrätig",
  article: "Variante: {label}",
  today: "Heute abholbereit",
  tomorrow: "Morgen abholbereit",
  readyOn: "Abholbereit: {day}",
  delivered: "Lieferung in den Store: {days}",
  onSite: "Letzte Stücke, nur im Store erhältlich",
  none: "Nicht in diesem Store",
  hint: "Kostenlos. Hat ein Store alles vorrätig, liegt Ihre Bestellung dort meist schon nach zwei Öffnungsstunden bereit. Sonst liefern wir sie dorthin. Bei Vorkasse rechnen wir ab Zahlungseingang.",
  note: "Wir schreiben Ihnen, sobald alles bereitliegt.",
};
