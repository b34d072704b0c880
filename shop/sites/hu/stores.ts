import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  {
    id: "budapest-kozraktar-utca",
    name: "Budapest, Közraktár utca",
    address: "1093 Budapest, Közraktár utca 64.",
  },
  {
    id: "budapest-vaci-utca",
    name: "Budapest, Váci utca",
    address: "1056 Budapest, Váci utca 118.",
  },
  {
    id: "budapest-margit-korut",
    name: "Budapest, Margit körút",
    address: "1024 Budapest, Margit körút 134.",
  },
  {
    id: "debrecen-piac-utca",
    name: "Debrecen, Piac utca",
    address: "4024 Debrecen, Piac utca 97.",
  },
  {
    id: "szeged-karasz-utca",
    name: "Szeged, Kárász utca",
    address: "6720 Szeged, Kárász utca 28.",
  },
  { id: "pecs-kiraly-utca", name: "Pécs, Király utca", address: "7621 Pécs, Király utca 112." },
  {
    id: "gyor-baross-gabor-ut",
    name: "Győr, Baross Gábor út",
    address: "9021 Győr, Baross Gábor út 74.",
  },
  {
    id: "szekesfehervar-fo-utca",
    name: "Székesfehérvár, Fő utca",
    address: "8000 Székesfehérvár, Fő utca 36.",
  },
];
