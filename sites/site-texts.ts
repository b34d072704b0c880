import type { CartTexts } from "../features/cart/cart-contract.ts";
import type { CatalogueTexts } from "../features/catalogue/catalogue-contract.ts";
import type { CustomerTexts } from "../features/customer/customer-contract.ts";
import type { FooterTexts } from "../features/footer/footer-contract.ts";
import type { HeaderTexts } from "../features/header/header-contract.ts";
import type { NavigationTexts } from "../features/navigation/navigation-contract.ts";
import type { PromotionTexts } from "../features/promotion/promotion-contract.ts";
import type { SuggestionsTexts } from "../features/suggestions/suggestions-contract.ts";
import type { Plural } from "../shared/words.ts";

/** All words of a site. A feature owns the keys, the site owns the words. */
export interface SiteTexts {
  header: HeaderTexts;
  navigation: NavigationTexts;
  suggestions: SuggestionsTexts;
  promotion: PromotionTexts;
  cart: CartTexts;
  customer: CustomerTexts;
  catalogue: CatalogueTexts;
  footer: FooterTexts;
  home: HomeTexts;
  search: SearchPageTexts;
  errors: ErrorPageTexts;
}

export interface HomeTexts {
  /** Title of the browser's tab and of search results. */
  title: string;
  description: string;
  /** The large picture: a headline, a sentence, a link. */
  heroHeadline: string;
  heroText: string;
  heroLink: string;
  categories: string;
  popular: string;
  newest: string;
  reduced: string;
  /** Second picture: about the coffee's origin. */
  storyHeadline: string;
  storyText: string;
  storyLink: string;
}

export interface SearchPageTexts {
  /** "Suchergebnisse für „{query}“" */
  headline: string;
  headlineEmpty: string;
  resultCount: Plural;
  noResults: string;
  noResultsHint: string;
  popular: string;
  /** Shown when a text had to be corrected to find something; {meant} is a link to the search for it. */
  corrected: string;
  /** The order in which the products were found. */
  relevance: string;
  filters: string;
  applyFilters: string;
  closeFilters: string;
  activeFilters: string;
  /** "Filter „{filter}“ entfernen" */
  removeFilter: string;
  resetFilters: string;
  category: string;
  allCategories: string;
  /** "Preis ({currency})" */
  price: string;
  /** Labels of the two fields beside each other. */
  priceFrom: string;
  priceTo: string;
  /** "bis {price}" */
  upToPrice: string;
  /** "{from} bis {to}" */
  betweenPrices: string;
  availability: string;
  /** Shown when the filters leave nothing of what was found. */
  nothingLeft: string;
  /** Before the filters whose removal helps. */
  nothingLeftHint: string;
  /** "Ohne „{filter}“" */
  withoutFilter: string;
}

export interface ErrorPageTexts {
  notFoundHeadline: string;
  notFoundText: string;
  failureHeadline: string;
  failureText: string;
  toHome: string;
  /** Before the request's number, which customer service can look up. */
  reference: string;
}
