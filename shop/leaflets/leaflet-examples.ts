import type { Leaflet } from "./leaflets-contract.ts";

const inAll = (text: string) =>
  Object.fromEntries(["de", "fr", "pl", "cs", "hu", "sk", "tr"].map((code) => [code, text]));

/** A leaflet for tests and examples. */
export const exampleLeaflet: Leaflet = {
  id: "slow-mornings",
  from: "2026-11-30",
  until: "2026-12-06",
  title: inAll("Langsame Morgen"),
  lead: inAll("Eine Kanne Kaffee und niemand, der auf die Uhr schaut."),
  picture: "hero-morning",
  pages: [
    { layout: "feature", tone: "warm", headline: inAll("Frisch"), products: [1, 2, 3, 4] },
    { layout: "grid", headline: inAll("Für alle"), products: [5, 6, 7, 8, 9, 10] },
    {
      layout: "single",
      tone: "cool",
      headline: inAll("Ein Knopf"),
      text: inAll("Gemahlen wird erst, wenn die Tasse darunter steht."),
      picture: "hero-kitchen",
      products: [1],
      instead: [2],
    },
    { layout: "pair", headline: inAll("Zu zweit"), products: [2, 3], instead: [4, 5] },
    {
      layout: "text",
      tone: "fresh",
      headline: inAll("In vier Minuten"),
      text: inAll("Den Filter spülen, aufgießen und warten."),
      link: { category: 1121, text: inAll("Zum Filterkaffee") },
    },
  ],
};
