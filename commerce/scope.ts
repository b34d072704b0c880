import type { Amount } from "../platform/shared/money.ts";

/** The part of a commerce system that is asked: a sales channel at a moment. */
export interface Scope {
  /** A country or region with prices of its own, in one currency. Sites share one if they differ in language only. */
  channel: string;
  at: Date;
}

/** A text by language, BCP 47: `{ de: "Becher", fr: "Gobelet" }`. One that is missing is shown in the engine's first language. */
export type LocalizedTexts = Record<string, string>;

/**
 * The engine's own name of a thing: at most 64 letters, digits, hyphens and underscores. It never stands in an address: the shop assigns
 * a number for that to each product and category, once, and never to another one.
 */
export type EngineId = string;

/** The shop's name of a store: at most 64 lower-case letters, digits and hyphens. An engine that counts stock by place knows it by this name. */
export type PlaceId = string;

/** Pieces of a variant. */
export interface VariantPieces {
  variant: EngineId;
  quantity: number;
}

/** Pieces of a variant at a price, in hundredths of the channel's currency. */
export interface PricedPieces extends VariantPieces {
  price: Amount;
}
