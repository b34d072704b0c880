import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  { id: "wien-praterstrasse", name: "Wien, Praterstraße", address: "Praterstraße 31, 1020 Wien" },
  {
    id: "wien-mariahilfer-strasse",
    name: "Wien, Mariahilfer Straße",
    address: "Mariahilfer Straße 264, 1070 Wien",
  },
  { id: "graz-herrengasse", name: "Graz, Herrengasse", address: "Herrengasse 84, 8010 Graz" },
  { id: "linz-landstrasse", name: "Linz, Landstraße", address: "Landstraße 192, 4020 Linz" },
  {
    id: "salzburg-linzer-gasse",
    name: "Salzburg, Linzer Gasse",
    address: "Linzer Gasse 136, 5020 Salzburg",
  },
  {
    id: "innsbruck-maria-theresien-strasse",
    name: "Innsbruck, Maria-Theresien-Straße",
    address: "Maria-Theresien-Straße 98, 6020 Innsbruck",
  },
  {
    id: "klagenfurt-kramergasse",
    name: "Klagenfurt, Kramergasse",
    address: "Kramergasse 52, 9020 Klagenfurt",
  },
];
