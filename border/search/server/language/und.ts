import type { SearchLanguage } from "./search-language.ts";

/** A language that the search does not know: what many languages share, and no endings, prepositions or questions. */
export const und: SearchLanguage = {
  joining: [],
  purpose: {},
  articleNumber: ["sku", "id"],
  size: ["size"],
  units: {
    g: { 1: ["g"], 1000: ["kg", "kilo"] },
    ml: { 1: ["ml"], 10: ["cl"], 1000: ["l"] },
    mm: { 1: ["mm"], 10: ["cm"], 1000: ["m"] },
  },
  amounts: {},
  price: {
    upTo: ["max"],
    from: ["min"],
    upToWithCurrency: [],
    fromWithCurrency: [],
    behindUpTo: ["max"],
    behindFrom: ["min"],
    between: [["", "-", ""]],
    thousand: ["k"],
  },
  gift: { words: ["gift"], buying: [], occasions: [] },
  persons: [],
  asking: [],
  places: [],
};
