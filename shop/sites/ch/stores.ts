import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  {
    id: "zug-industriestrasse",
    name: "Zug, Industriestrasse",
    address: "Industriestrasse 8, 6300 Zug",
  },
  {
    id: "zurich-bahnhofstrasse",
    name: "Zürich, Bahnhofstrasse",
    address: "Bahnhofstrasse 212, 8001 Zürich",
  },
  { id: "bern-marktgasse", name: "Bern, Marktgasse", address: "Marktgasse 118, 3011 Bern" },
  {
    id: "basel-freie-strasse",
    name: "Basel, Freie Strasse",
    address: "Freie Strasse 174, 4001 Basel",
  },
  { id: "luzern-weggisgasse", name: "Luzern, Weggisgasse", address: "Weggisgasse 64, 6004 Luzern" },
  {
    id: "winterthur-marktgasse",
    name: "Winterthur, Marktgasse",
    address: "Marktgasse 132, 8400 Winterthur",
  },
  {
    id: "st-gallen-multergasse",
    name: "St. Gallen, Multergasse",
    address: "Multergasse 86, 9000 St. Gallen",
  },
];
