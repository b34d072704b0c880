import Type, { type Static } from "typebox";

/** Responses of the search, as `/openapi.json` has them; the browser imports only the types. */

export const SuggestedProduct = Type.Object({
  /** Its public number, as text. */
  id: Type.String(),
  title: Type.String(),
  /** URL of a small square picture. */
  imageProductThumb: Type.String(),
  productViewUrl: Type.String(),
  webshopProductDimensionKey: Type.String(),
  /** For tracking: the categories from the uppermost down. */
  categories: Type.Optional(Type.Array(Type.String())),
});
export type SuggestedProduct = Static<typeof SuggestedProduct>;

const SearchTerm = Type.Object({ searchterm: Type.String() });

/** A page of the shop that answers a text: its name and its path. */
export const FoundPage = Type.Object({ title: Type.String(), url: Type.String() });
export type FoundPage = Static<typeof FoundPage>;

export const Suggestions = Type.Object({
  products: Type.Array(SuggestedProduct),
  searchTerms: Type.Array(SearchTerm),
  /** Pages of the shop that answer the text. */
  pages: Type.Optional(Type.Array(FoundPage)),
  /** Whether the products are not quite what was searched for. */
  areAlternatives: Type.Optional(Type.Boolean()),
  /** Number of products found; only set when there are no terms, for a box without room for products. */
  productCount: Type.Optional(Type.Integer()),
});
export type Suggestions = Static<typeof Suggestions>;

/** The current price of a suggested product, as text in the language of the site: "ab 7,99 €", "15,98 € / kg". */
const SuggestedOffer = Type.Object({
  id: Type.String(),
  /** As in its suggestion. */
  productViewUrl: Type.String(),
  price: Type.String(),
  /** For products sold by weight or volume. */
  unitPrice: Type.Optional(Type.String()),
});
export type SuggestedOffer = Static<typeof SuggestedOffer>;

/** Changes more often than suggestions, which are cached: the prices of the suggested products. */
export const SuggestionDetails = Type.Object({
  offers: Type.Array(SuggestedOffer),
  /** Number of products that the search for the text finds. */
  productCount: Type.Integer(),
});
export type SuggestionDetails = Static<typeof SuggestionDetails>;

export const PopularTerms = Type.Object({ searchTerms: Type.Array(SearchTerm) });
export type PopularTerms = Static<typeof PopularTerms>;

export const CacheKey = Type.Object({ cacheKey: Type.String() });
export type CacheKey = Static<typeof CacheKey>;
