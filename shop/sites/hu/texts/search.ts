import type { SearchTexts } from "../../../../border/search/search-contract.ts";
import { catalogue } from "./catalogue.ts";

export const search: SearchTexts = {
  search: "Keresés",
  placeholder: "Keresés",
  submit: "Keresés indítása",
  clear: "Keresőmező törlése",
  searchTerms: "Keresési javaslatok",
  didYouMean: "Erre gondolt?",
  products: "Ajánlott termékek",
  pages: "Segítség és információ",
  alternatives: "Hasonló termékek",
  popularTerms: "Most népszerű",
  recentSearches: "Legutóbbi keresések",
  removeRecent: "„{text}” eltávolítása a legutóbbi keresések közül",
  clearRecent: "Összes törlése",
  nothingFound: "Nincs javaslat erre: „{text}”",
  nothingFoundHint: "Ellenőrizze a helyesírást, vagy próbálkozzon általánosabb szóval.",
  failed: "A javaslatok most nem érhetők el.",
  failedHint: "Keresni így is tud.",
  fromPrice: catalogue.fromPrice,
  perKilogram: catalogue.perKilogram,
  perLitre: catalogue.perLitre,
  showProducts: { one: "{count} termék megtekintése", other: "{count} termék megtekintése" },
  suggestionCount: { one: "{count} javaslat", other: "{count} javaslat" },
};
