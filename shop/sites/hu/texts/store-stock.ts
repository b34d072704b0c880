import type { StoreStockTexts } from "../../../stores/store-stock-texts.ts";

export const storeStock: StoreStockTexts = {
  inStock: "{all} üzletünkből {number} üzletben van készleten",
  inNone: "Jelenleg egyik üzletben sincs készleten",
  article: "Változat: {label}",
  today: "Ma átvehető",
  tomorrow: "Holnap átvehető",
  readyOn: "Átvehető: {day}",
  delivered: "Kiszállítás az üzletbe: {days}",
  onSite: "Az utolsó darabok, csak az üzletben kaphatók",
  none: "Ebben az üzletben nincs",
  hint: "Díjmentes. Ha egy üzletben minden készleten van, a rendelése általában már két nyitvatartási óra múlva átvehető. Máskülönben az üzletbe szállítjuk. Előre utalás esetén az idő az összeg beérkezésétől számít.",
  note: "Írunk Önnek, amint minden készen áll.",
};
