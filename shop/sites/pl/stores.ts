import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  {
    id: "warszawa-nowy-swiat",
    name: "Warszawa, Nowy Świat",
    address: "ul. Nowy Świat 118, 00-363 Warszawa",
  },
  {
    id: "warszawa-grzybowska",
    name: "Warszawa, Grzybowska",
    address: "ul. Grzybowska 412, 00-849 Warszawa",
  },
  {
    id: "krakow-florianska",
    name: "Kraków, Floriańska",
    address: "ul. Floriańska 92, 31-021 Kraków",
  },
  {
    id: "wroclaw-swidnicka",
    name: "Wrocław, Świdnicka",
    address: "ul. Świdnicka 134, 50-068 Wrocław",
  },
  {
    id: "poznan-polwiejska",
    name: "Poznań, Półwiejska",
    address: "ul. Półwiejska 97, 61-886 Poznań",
  },
  { id: "gdansk-dluga", name: "Gdańsk, Długa", address: "ul. Długa 112, 80-831 Gdańsk" },
  {
    id: "lodz-piotrkowska",
    name: "Łódź, Piotrkowska",
    address: "ul. Piotrkowska 412, 93-004 Łódź",
  },
  { id: "katowice-stawowa", name: "Katowice, Stawowa", address: "ul. Stawowa 41, 40-095 Katowice" },
];
