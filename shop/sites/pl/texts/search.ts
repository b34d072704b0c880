import type { SearchTexts } from "../../../../border/search/search-contract.ts";
import { catalogue } from "./catalogue.ts";

export const search: SearchTexts = {
  search: "Wyszukiwarka",
  placeholder: "Szukaj",
  submit: "Szukaj",
  clear: "Wyczyść",
  searchTerms: "Podpowiedzi",
  didYouMean: "Czy chodziło o…?",
  products: "Pasujące produkty",
  pages: "Pomoc i informacje",
  alternatives: "Podobne produkty",
  popularTerms: "Teraz popularne",
  recentSearches: "Ostatnie wyszukiwania",
  removeRecent: "Usuń „{text}” z ostatnich wyszukiwań",
  clearRecent: "Usuń wszystkie",
  nothingFound: "Brak podpowiedzi dla „{text}”",
  nothingFoundHint: "Sprawdź pisownię albo wpisz ogólniejsze słowo.",
  failed: "Podpowiedzi są chwilowo niedostępne.",
  failedHint: "Mimo to możesz wyszukiwać.",
  fromPrice: catalogue.fromPrice,
  perKilogram: catalogue.perKilogram,
  perLitre: catalogue.perLitre,
  showProducts: {
    one: "Pokaż {count} produkt",
    few: "Pokaż {count} produkty",
    many: "Pokaż {count} produktów",
    other: "Pokaż {count} produktu",
  },
  suggestionCount: {
    one: "{count} podpowiedź",
    few: "{count} podpowiedzi",
    many: "{count} podpowiedzi",
    other: "{count} podpowiedzi",
  },
};
