import type { StoreStockTexts } from "../../../stores/store-stock-texts.ts";

export const storeStock: StoreStockTexts = {
  inStock: "En stock dans nos magasins\u00a0: {number} sur {all}",
  inNone: "En stock dans aucun magasin actuellement",
  article: "Variante\u00a0: {label}",
  today: "Retrait dès aujourd’hui",
  tomorrow: "Retrait dès demain",
  readyOn: "Retrait dès le {day}",
  delivered: "Livraison au magasin\u00a0: {days}",
  onSite: "Dernières pièces, en vente uniquement en magasin",
  none: "Pas dans ce magasin",
  hint: "Gratuit. Si un magasin a tout en stock, votre commande y est en général prête après deux heures d’ouverture. Sinon, nous la livrons au magasin. En cas de paiement anticipé, le délai court dès réception du paiement.",
  note: "Nous vous écrivons dès que tout est prêt.",
};
