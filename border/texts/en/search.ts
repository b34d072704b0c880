import type { SearchTexts } from "../../search/search-contract.ts";

export const search: SearchTexts = {
  search: "Search",
  placeholder: "Search",
  submit: "Search",
  clear: "Clear",
  searchTerms: "Suggestions",
  didYouMean: "Did you mean…?",
  products: "Matching products",
  pages: "Help and information",
  alternatives: "Similar products",
  popularTerms: "Popular right now",
  recentSearches: "Your recent searches",
  removeRecent: "Remove “{text}” from your recent searches",
  clearRecent: "Clear all",
  nothingFound: "No suggestions for “{text}”",
  nothingFoundHint: "Check the spelling or try a more general word.",
  failed: "Suggestions aren’t available right now.",
  failedHint: "You can still search.",
  showProducts: { one: "Show {count} product", other: "Show {count} products" },
  suggestionCount: { one: "{count} suggestion", other: "{count} suggestions" },
};
