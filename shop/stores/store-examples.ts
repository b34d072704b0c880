import type { RetailStore } from "./stores-contract.ts";

/** Stores for tests and examples. */

const usual = [{ from: "09:00", to: "19:00" }];
const saturday = [{ from: "10:00", to: "18:00" }];

const hamburg: RetailStore = {
  id: "hamburg-sandtorkai",
  market: "DE",
  name: { de: "Hamburg, Sandtorkai" },
  street: "Am Sandtorkai 12",
  postalCode: "20457",
  town: "Hamburg",
  position: { latitude: 53.544, longitude: 9.9905 },
  phone: "+49 40 555 0132",
  hours: {
    weekly: [[], usual, usual, usual, usual, usual, saturday],
    onHolidays: [],
    exceptions: [{ day: "12-24", open: [{ from: "09:00", to: "13:00" }] }],
    region: "HH",
  },
  services: ["collect", "bar", "grinding", "card"],
  picture: "hero-store-warehouse",
};

export const exampleRetailStores: RetailStore[] = [
  hamburg,
  {
    ...hamburg,
    id: "koln-ehrenstrasse",
    name: { de: "Köln, Ehrenstraße" },
    street: "Ehrenstraße 114",
    postalCode: "50672",
    town: "Köln",
    position: { latitude: 50.9385, longitude: 6.94 },
    services: ["collect", "card"],
  },
  {
    ...hamburg,
    id: "munchen-sendlinger-strasse",
    name: { de: "München, Sendlinger Straße" },
    street: "Sendlinger Straße 124",
    postalCode: "80331",
    town: "München",
    position: { latitude: 48.1352, longitude: 11.569 },
    services: ["bar"],
  },
];
