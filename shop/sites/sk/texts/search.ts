import type { SearchTexts } from "../../../../border/search/search-contract.ts";
import { catalogue } from "./catalogue.ts";

export const search: SearchTexts = {
  search: "Vyhľadávanie",
  placeholder: "Hľadať",
  submit: "Hľadať",
  clear: "Vymazať zadaný text",
  searchTerms: "Návrhy na vyhľadávanie",
  didYouMean: "Mali ste na mysli…?",
  products: "Nájdené výrobky",
  pages: "Pomoc a informácie",
  alternatives: "Podobné výrobky",
  popularTerms: "Práve obľúbené",
  recentSearches: "Posledné vyhľadávania",
  removeRecent: "Odstrániť „{text}“ z posledných vyhľadávaní",
  clearRecent: "Vymazať všetko",
  nothingFound: "Pre „{text}“ nemáme žiadne návrhy",
  nothingFoundHint: "Skontrolujte, či v slove nie je preklep, alebo skúste všeobecnejší výraz.",
  failed: "Návrhy teraz nie sú k dispozícii.",
  failedHint: "Hľadať môžete aj bez nich.",
  fromPrice: catalogue.fromPrice,
  perKilogram: catalogue.perKilogram,
  perLitre: catalogue.perLitre,
  showProducts: {
    one: "Zobraziť {count} výrobok",
    few: "Zobraziť {count} výrobky",
    many: "Zobraziť {count} výrobku",
    other: "Zobraziť {count} výrobkov",
  },
  suggestionCount: {
    one: "{count} návrh",
    few: "{count} návrhy",
    many: "{count} návrhu",
    other: "{count} návrhov",
  },
};
