import type { Amount } from "../platform/shared/money.ts";
import type { EngineId, LocalizedTexts } from "./scope.ts";

/** Everything that an engine sells, for the shop's own lists, search and previews. */
export interface ProductFeed {
  /** Parents before their children, siblings in the order in which the shop shows them. */
  categories(): Promise<FeedCategory[]>;
  facets(): Promise<FeedFacet[]>;
  /** Each product once, in batches, in an order that stays the same between calls; `after` resumes behind that id. */
  all(after?: EngineId): AsyncIterable<FeedProduct[]>;
  /** At most 100 products; omits those that are deleted. */
  byId(ids: EngineId[]): Promise<FeedProduct[]>;
}

export interface FeedCategory {
  id: EngineId;
  parent?: EngineId;
  names: LocalizedTexts;
  descriptions: LocalizedTexts;
}

/** An attribute that filters lists. */
export interface FeedFacet {
  id: EngineId;
  names: LocalizedTexts;
  values: { id: EngineId; names: LocalizedTexts }[];
}

/** Coffee and gift cards follow their own rules of tax and in the cart. */
export type FeedProductKind = "goods" | "coffee" | "giftCard";

export interface FeedProduct {
  id: EngineId;
  kind: FeedProductKind;
  names: LocalizedTexts;
  /** A sentence for lists. */
  leads: LocalizedTexts;
  descriptions: LocalizedTexts;
  /** Its category first, then others that list it. */
  categories: EngineId[];
  /** Values by facet. */
  facets: Record<EngineId, EngineId[]>;
  /** The day from which it is sold. */
  availableFrom: Date;
  /** From 1 to 100, which is the most popular. */
  popularity: number;
  variants: FeedVariant[];
}

export interface FeedVariant {
  id: EngineId;
  /** The number that staff and shoppers call it by. */
  sku: string;
  labels: LocalizedTexts;
  /** Net content of one piece. */
  grams?: number;
  millilitres?: number;
  offers: FeedOffer[];
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
