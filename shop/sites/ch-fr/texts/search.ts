import type { SearchTexts } from "../../../../border/search/search-contract.ts";
import { catalogue } from "./catalogue.ts";

export const search: SearchTexts = {
  search: "Recherche",
  placeholder: "Rechercher",
  submit: "Rechercher",
  clear: "Effacer la saisie",
  searchTerms: "Suggestions de recherche",
  didYouMean: "Vouliez-vous dire… ?",
  products: "Produits correspondants",
  pages: "Aide et service",
  alternatives: "Produits similaires",
  popularTerms: "Populaires en ce moment",
  recentSearches: "Vos recherches récentes",
  removeRecent: "Retirer « {text} » des recherches récentes",
  clearRecent: "Tout effacer",
  nothingFound: "Aucune suggestion pour « {text} »",
  nothingFoundHint: "Vérifiez l’orthographe ou essayez un terme plus général.",
  failed: "Les suggestions ne sont pas disponibles pour le moment.",
  failedHint: "Vous pouvez quand même lancer la recherche.",
  fromPrice: catalogue.fromPrice,
  perKilogram: catalogue.perKilogram,
  perLitre: catalogue.perLitre,
  showProducts: {
    one: "Afficher {count} produit",
    many: "Afficher {count} de produits",
    other: "Afficher {count} produits",
  },
  suggestionCount: {
    one: "{count} suggestion",
    many: "{count} de suggestions",
    other: "{count} suggestions",
  },
};
