import "./suggestions-panel.css";
import { pack } from "../../../platform/ui/example-pictures.ts";
import type { SearchTexts } from "../search-contract.ts";
import type { Suggestions } from "../search-schema.ts";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

/** Named examples of the search box, for the gallery and the tests. */

export const texts: SearchTexts = {
  search: "Search",
  placeholder: "Search",
  submit: "Start search",
  clear: "Clear input",
  searchTerms: "Suggested searches",
  didYouMean: "Did you mean",
  products: "Products",
  pages: "Help and service",
  alternatives: "Similar products",
  popularTerms: "Popular now",
  recentSearches: "Recent searches",
  removeRecent: "Remove “{text}” from recent searches",
  clearRecent: "Remove all",
  nothingFound: "No suggestions for “{text}”",
  nothingFoundHint: "Check the spelling or try a more general word.",
  failed: "Suggestions are not available right now.",
  failedHint: "You can still search.",
  fromPrice: "from {price}",
  perKilogram: "{price} per kg",
  perLitre: "{price} per litre",
  showProducts: { one: "Show {count} product", other: "Show {count} products" },
  suggestionCount: { one: "{count} suggestion", other: "{count} suggestions" },
};

export const searchBox: SearchBoxProps = { id: "example", texts, site: "DE", locale: "en-GB" };

const inHeader = (
  <div
    data-kontor="header"
    data-platform="CLASSIC"
    style={{ display: "flex", justifyContent: "flex-end" }}
  >
    <SearchBox {...searchBox} />
  </div>
);

export const answers = {
  coffee: {
    searchTerms: [{ searchterm: "coffee beans" }, { searchterm: "coffee machine" }],
    products: [
      {
        id: "100101",
        title: "Espresso Harbour",
        imageProductThumb: pack,
        productViewUrl: "espresso-p100101.html",
        webshopProductDimensionKey: "250g",
      },
    ],
  },
  pages: {
    searchTerms: [],
    pages: [{ title: "Track your order", url: "/orders" }],
    products: [],
  },
  markup: {
    searchTerms: [{ searchterm: "<img src=x onerror=alert(1)>" }],
    products: [],
  },
  onlyProducts: {
    searchTerms: [],
    productCount: 12,
    products: [
      {
        id: "100702",
        title: "Harbour mug",
        imageProductThumb: pack,
        productViewUrl: "mug-p100702.html",
        webshopProductDimensionKey: "",
      },
    ],
  },
  popular: {
    searchTerms: [{ searchterm: "Coffee grinder" }, { searchterm: "Espresso" }],
    products: [],
  },
  alternatives: {
    searchTerms: [],
    areAlternatives: true,
    products: [
      {
        id: "100702",
        title: "Harbour mug",
        imageProductThumb: pack,
        productViewUrl: "mug-p100702.html",
        webshopProductDimensionKey: "",
      },
    ],
  },
  nothing: { searchTerms: [], products: [] },
} satisfies Record<string, Suggestions>;

export const examples = { inHeader };
