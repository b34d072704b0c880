import type { SearchTexts } from "../../../../border/search/search-contract.ts";
import { catalogue } from "./catalogue.ts";

export const search: SearchTexts = {
  search: "Suche",
  placeholder: "Suchen",
  submit: "Suchen",
  clear: "Eingabe löschen",
  searchTerms: "Suchvorschläge",
  didYouMean: "Meinten Sie …?",
  products: "Passende Produkte",
  pages: "Hilfe und Service",
  alternatives: "Ähnliche Produkte",
  popularTerms: "Jetzt beliebt",
  recentSearches: "Ihre letzten Suchen",
  removeRecent: "„{text}“ aus den letzten Suchen entfernen",
  clearRecent: "Alle löschen",
  nothingFound: "Keine Vorschläge für „{text}“",
  nothingFoundHint:
    "Prüfen Sie die Schreibweise oder versuchen Sie es mit einem allgemeineren Begriff.",
  failed: "Suchvorschläge sind gerade nicht verfügbar.",
  failedHint: "Suchen können Sie trotzdem.",
  fromPrice: catalogue.fromPrice,
  perKilogram: catalogue.perKilogram,
  perLitre: catalogue.perLitre,
  showProducts: { one: "{count} Produkt anzeigen", other: "{count} Produkte anzeigen" },
  suggestionCount: { one: "{count} Vorschlag", other: "{count} Vorschläge" },
};
