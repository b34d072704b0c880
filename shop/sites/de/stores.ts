import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  {
    id: "hamburg-monckebergstrasse",
    name: "Hamburg, Mönckebergstraße",
    address: "Mönckebergstraße 118, 20095 Hamburg",
  },
  {
    id: "hamburg-sandtorkai",
    name: "Hamburg, Sandtorkai",
    address: "Am Sandtorkai 12, 20457 Hamburg",
  },
  {
    id: "berlin-friedrichstrasse",
    name: "Berlin, Friedrichstraße",
    address: "Friedrichstraße 312, 10117 Berlin",
  },
  { id: "koln-ehrenstrasse", name: "Köln, Ehrenstraße", address: "Ehrenstraße 114, 50672 Köln" },
  {
    id: "frankfurt-am-main-goethestrasse",
    name: "Frankfurt am Main, Goethestraße",
    address: "Goethestraße 87, 60313 Frankfurt am Main",
  },
  {
    id: "leipzig-petersstrasse",
    name: "Leipzig, Petersstraße",
    address: "Petersstraße 96, 04109 Leipzig",
  },
  {
    id: "stuttgart-calwer-strasse",
    name: "Stuttgart, Calwer Straße",
    address: "Calwer Straße 92, 70173 Stuttgart",
  },
  {
    id: "munchen-sendlinger-strasse",
    name: "München, Sendlinger Straße",
    address: "Sendlinger Straße 124, 80331 München",
  },
];
