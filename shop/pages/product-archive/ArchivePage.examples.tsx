import type { ArchivedProduct, ProductCard } from "../../../commerce/catalogue-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { ArchivePage } from "./ArchivePage.tsx";

/** Named examples of products that are no longer sold, for the gallery and the tests. */

const { site, texts } = allSites.DE;

const similar = (number: number, name: string): ProductCard => ({
  number,
  name,
  lead: "",
  url: "#similar",
  picture: { id: `${number}-plain`, version: "1" },
  price: 899,
  was: null,
  isFrom: true,
  hasChoice: true,
  isNew: false,
  grams: 500,
  millilitres: null,
  availability: "AVAILABLE",
  categories: [],
});

const product: ArchivedProduct = {
  number: 100118,
  name: "Caffè Crema „Winter 2025“, ganze Bohne",
  lead: "Die Mischung des Winters 2025: Marzipan, Kirsche und ein Hauch Zimt.",
  description: "Jeden Winter mischen wir einmal neu.",
  url: "#archived",
  path: [{ id: "crema-beans", name: "Caffè Crema, ganze Bohne", url: "#crema" }],
  pictures: [{ id: "100118-plain", version: "1" }],
  attributes: [{ label: "Röstung", value: "mittel" }],
  isGone: false,
  price: 999,
  alternatives: [
    similar(100111, "Caffè Crema „Hafenblick“, ganze Bohne"),
    similar(100112, "Caffè Crema Brasilien Äthiopien, ganze Bohne"),
    similar(100113, "Caffè Crema „Huila“, ganze Bohne"),
    similar(100114, "Caffè Crema Honduras Peru, ganze Bohne"),
  ],
};

const shared = { site, texts, product, popular: [] };

export const archived = <ArchivePage {...shared} />;
export const gone = <ArchivePage {...shared} product={{ ...product, isGone: true }} />;
