import type { Amount } from "../platform/shared/money.ts";
import type { ProductKind } from "../platform/shared/sites/site.ts";
import type { Plural } from "../platform/shared/texts/words.ts";
import type { EngineId, LocalizedTexts, PlaceId } from "./scope.ts";

/** Everything that an engine sells, for the shop's own lists, pages, search and previews. */
export interface ProductFeed {
  /** Parents before their children, siblings in the order in which the shop shows them. */
  categories(): Promise<FeedCategory[]>;
  vocabulary(): Promise<FeedVocabulary>;
  types(): Promise<FeedProductType[]>;
  /** Each product once, in batches, in an order that stays the same between calls; `after` resumes behind that id. */
  all(after?: EngineId): AsyncIterable<FeedProduct[]>;
  /** At most 100 products; omits those that are deleted. */
  byId(ids: EngineId[]): Promise<FeedProduct[]>;
}

/** All values of a feed. */
export interface FeedCatalogue {
  categories: FeedCategory[];
  vocabulary: FeedVocabulary;
  types: FeedProductType[];
  products: FeedProduct[];
}

/** A text by language, or one that is the same in each. */
export type FeedText = string | LocalizedTexts;

/** Number and slugs in the address of a category or a product. Without them the shop assigns a number, and makes slugs from the names. */
interface FeedAddress {
  number?: number;
  slugs?: LocalizedTexts;
}

/** A file at the engine, one in the folder `pictures` of the shop's content, or none: then the shop shows an empty frame. */
export type FeedPictureSource = { url: string } | { file: string } | null;

/** Views of a product, in their order on its page. Each product has a picture of the first. */
export const pictureViews = ["plain", "scene", "detail", "size", "back", "label"] as const;
export type PictureView = (typeof pictureViews)[number];

export interface FeedPicture {
  /** The view of a product; by default that of its place among the product's pictures. */
  view?: PictureView;
  /** Letters, digits, hyphens and underscores that change with the picture: browsers keep one of the same version. */
  version: string;
  source: FeedPictureSource;
}

export interface FeedCategory extends FeedAddress {
  id: EngineId;
  parent?: EngineId;
  names: LocalizedTexts;
  descriptions: LocalizedTexts;
  /** Engines that have none send that of a product. */
  picture: FeedPicture;
}

/** Properties that products share, and their words, in the order in which pages show them. */
export interface FeedVocabulary {
  attributes: FeedAttribute[];
  /** Differences between the variants of a product: weight, size, colour. */
  dimensions: FeedTerm[];
  warnings: FeedTerm[];
}

export interface FeedTerm {
  id: EngineId;
  label: LocalizedTexts;
}

/** A property of products. */
export interface FeedAttribute extends FeedTerm {
  kind: "word" | "words" | "number" | "flag" | "countries" | "text";
  /** Symbol of the unit, shown after a number. */
  unit?: string;
  /** By language: a phrase for a number, `"{count} years"`, or one for each plural category. */
  phrase?: Record<string, string | Plural>;
  /** Makes the attribute a filter of lists. */
  facet?: FeedFacet;
  words?: Record<EngineId, FeedText>;
  /** Whether its words are steps from the least to the most, in their order: pages show them as a bar, as they do numbers with the unit "/ 10". */
  scale?: true;
  /** False if the attribute serves search and filters only. */
  shown?: false;
  /** False if shoppers do not search for its values. */
  searched?: false;
  /** The channels that show it; all of them if missing. */
  markets?: string[];
}

export interface FeedFacet {
  /** Its parameter in addresses, if it differs from the attribute's id. */
  name?: string;
  /** Ranges of a number: from and to, both included. */
  ranges?: [number, number][];
  /** Swatch colours of the words. */
  swatches?: Record<EngineId, string>;
}

/** A kind of thing, as shoppers search for it: a moka pot. */
export interface FeedProductType {
  id: EngineId;
  /** A type that it is as well: a moka pot is a coffee maker. */
  parent?: EngineId;
  /** By language. */
  names: Record<string, FeedTypeNames>;
}

export interface FeedTypeNames {
  name: string;
  plural?: string;
  /** Synonyms. */
  also?: string[];
  /** Inflected forms that do not start with the name. */
  forms?: string[];
}

/** Words of the attribute, codes of countries (ISO 3166), a number, a flag or a text. */
export type FeedAttributeValue = boolean | number | string[] | FeedText;

/** Values by the name of the facet, `{ roast: ["dark"], volume: ["1-4"] }`: words, codes of countries or ranges. */
export type FeedFacetValues = Record<string, string[]>;

export interface FeedProduct extends FeedAddress {
  id: EngineId;
  kind: ProductKind;
  names: LocalizedTexts;
  /** A sentence for lists. */
  leads: LocalizedTexts;
  descriptions: LocalizedTexts;
  /** Set for food. */
  ingredients?: LocalizedTexts;
  /** Its category first, then others that list it. */
  categories: EngineId[];
  type?: EngineId;
  /** Types that an accessory is for. */
  accessoryFor?: EngineId[];
  attributes: Record<EngineId, FeedAttributeValue>;
  facets: FeedFacetValues;
  warnings?: EngineId[];
  /** The product alone, which lists show, then in its setting, then a detail, then others. */
  pictures: [FeedPicture, ...FeedPicture[]];
  /** The day from which it is sold. */
  availableFrom: Date;
  /** Ends all its offers; its page stays, says so and shows similar products. */
  availableUntil?: Date;
  /** Ends all its offers and its page, whose status is 410 from then on. */
  goneFrom?: Date;
  /** From 1 to 100; the most popular products have 100. */
  popularity: number;
  /** Names the difference between its variants. */
  dimension?: EngineId;
  variants: FeedVariant[];
}

export interface FeedVariant {
  id: EngineId;
  /** The number that staff and shoppers call it by. */
  sku: string;
  labels?: FeedText;
  /** Names it among the variants of its product in addresses: "250g". */
  dimensionKey?: string;
  /** Net content of one piece. */
  grams?: number;
  millilitres?: number;
  /** If it looks different from the product's. */
  picture?: FeedPicture;
  /** Those that it has beside its product's: lists filter by them while it is in stock. */
  facets: FeedFacetValues;
  offers: FeedOffer[];
  /** Stock of stores; those that have none may be missing. */
  places?: FeedPlaceStock[];
}

/** Pieces of a variant in a store of a channel, from where orders are collected. They are not part of the channel's stock, which is sent. */
export interface FeedPlaceStock {
  channel: string;
  /** Id of the shop's store. */
  place: PlaceId;
  stock: FeedOffer["stock"];
}

/** A price in a channel, in hundredths of its currency, from a moment until another; without them it is open-ended. */
export interface FeedOffer {
  channel: string;
  price: Amount;
  /** Lowest price of the thirty days before a reduction. */
  was?: Amount;
  /** Pieces; engines without exact stock say whether there are any. */
  stock: number | "some" | "none";
  from?: Date;
  until?: Date;
}

/** Reports whether an offer is valid at a moment. */
export const isOfferedAt = (
  { from, until }: Pick<FeedOffer, "from" | "until">,
  at: Date,
): boolean => (!from || from <= at) && (!until || until > at);

/** Returns the pieces of a stock that may be without a number: then as many as a cart takes, or none. */
export const stockCount = (stock: FeedOffer["stock"]): number =>
  typeof stock === "number" ? stock : { some: 1_000, none: 0 }[stock];
