import type { Plural } from "../../platform/shared/texts/words.ts";

// Texts of the shop's own pages.

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
  /** When only a filter was asked for: "under 20 euros". */
  headlineAll: string;
  resultCount: Plural;
  noResults: string;
  noResultsHint: string;
  popular: string;
  /** Above products that are not quite what was searched for, which the page says. */
  alternatives: string;
  /** "Zur Kategorie „{category}“" */
  toCategory: string;
  /** Shown when only a corrected text found products; {meant} is a link to the search for it. */
  corrected: string;
  /** The order in which the products were found. */
  relevance: string;
  filters: string;
  applyFilters: string;
  /** Closes the filters over a narrow page: "35 Produkte anzeigen". */
  showProducts: Plural;
  /** Instead of the products that a changed filter would show, before a button that tries again. */
  listFailed: string;
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
  /** A chosen value of a facet: "{facet}: {value}" */
  facetValue: string;
  /** Opens the less frequent values of a facet: "{count} weitere". */
  moreValues: Plural;
  /** Shown when no found product passes the filters. */
  nothingLeft: string;
  /** Before the filters whose removal helps. */
  nothingLeftHint: string;
  /** "Ohne „{filter}“" */
  withoutFilter: string;
}

/** Texts of the FAQ and the contact page. */
export interface ServiceTexts {
  /** Above phone and e-mail, below the questions of the FAQ. */
  moreQuestions: string;
  /** Above phone and e-mail on the contact page. */
  reachUs: string;
  phone: string;
  email: string;
  /** Label of the field that filters the questions. */
  searchQuestions: string;
  /** Number of questions that the field found. */
  questionCount: Plural;
  noQuestion: string;
}

export interface ErrorPageTexts {
  notFoundHeadline: string;
  notFoundText: string;
  failureHeadline: string;
  failureText: string;
  busyHeadline: string;
  /** The page loads again by itself. */
  busyText: string;
  /** While a process that has just started prepares the search. */
  searchHeadline: string;
  /** The page loads again by itself. */
  searchText: string;
  /** When other tools have stored so many cookies that no request of the browser is read. */
  cookiesHeadline: string;
  cookiesText: string;
  /** Removes the cookies of others and loads the page again. */
  removeCookies: string;
  /** Loads the page again at once. */
  reload: string;
  toHome: string;
  /** Before the request's number, which customer service can look up. */
  reference: string;
}
