import type { SearchTexts } from "../../../../border/search/search-contract.ts";
import { catalogue } from "./catalogue.ts";

export const search: SearchTexts = {
  search: "Hledání",
  placeholder: "Hledat",
  submit: "Hledat",
  clear: "Vymazat zadání",
  searchTerms: "Návrhy hledání",
  didYouMean: "Měli jste na mysli…?",
  products: "Nalezené produkty",
  pages: "Pomoc a informace",
  alternatives: "Podobné produkty",
  popularTerms: "Právě oblíbené",
  recentSearches: "Poslední hledání",
  removeRecent: "Odebrat „{text}“ z posledních hledání",
  clearRecent: "Vymazat vše",
  nothingFound: "Pro „{text}“ nemáme žádné návrhy",
  nothingFoundHint: "Zkontrolujte, zda ve slově není překlep, nebo zkuste obecnější výraz.",
  failed: "Návrhy teď nejsou k dispozici.",
  failedHint: "Hledat můžete i bez nich.",
  fromPrice: catalogue.fromPrice,
  perKilogram: catalogue.perKilogram,
  perLitre: catalogue.perLitre,
  showProducts: {
    one: "Zobrazit {count} produkt",
    few: "Zobrazit {count} produkty",
    many: "Zobrazit {count} produktu",
    other: "Zobrazit {count} produktů",
  },
  suggestionCount: {
    one: "{count} návrh",
    few: "{count} návrhy",
    many: "{count} návrhu",
    other: "{count} návrhů",
  },
};
