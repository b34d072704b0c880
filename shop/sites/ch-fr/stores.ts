import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  {
    id: "geneve-rue-du-marche",
    name: "Genève, rue du Marché",
    address: "Rue du Marché 118, 1204 Genève",
  },
  {
    id: "lausanne-rue-de-bourg",
    name: "Lausanne, rue de Bourg",
    address: "Rue de Bourg 132, 1003 Lausanne",
  },
  {
    id: "fribourg-rue-de-romont",
    name: "Fribourg, rue de Romont",
    address: "Rue de Romont 96, 1700 Fribourg",
  },
  {
    id: "neuchatel-rue-de-l-hopital",
    name: "Neuchâtel, rue de l’Hôpital",
    address: "Rue de l’Hôpital 84, 2000 Neuchâtel",
  },
  {
    id: "bienne-rue-de-nidau",
    name: "Bienne, rue de Nidau",
    address: "Rue de Nidau 112, 2502 Bienne",
  },
  {
    id: "sion-rue-de-lausanne",
    name: "Sion, rue de Lausanne",
    address: "Rue de Lausanne 174, 1950 Sion",
  },
  {
    id: "yverdon-les-bains-rue-du-lac",
    name: "Yverdon-les-Bains, rue du Lac",
    address: "Rue du Lac 92, 1400 Yverdon-les-Bains",
  },
];
