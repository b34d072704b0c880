/** A capability that an engine does not have. The reason is for those who choose an engine: the table of engines shows it. */
export interface Unsupported {
  reason: string;
}

/**
 * Where engines differ. One without a capability declares it, and its cases of the suite must fail: a declaration that is no longer
 * true turns the suite red, as does a capability that is missing and not declared.
 */
export interface Capabilities {
  /** Stock as a number of pieces, instead of some or none. */
  exactStock: true | Unsupported;
  /** The lowest price of the thirty days before a reduction. */
  formerPrices: true | Unsupported;
  /** Prices that begin and end at a moment. */
  timedPrices: true | Unsupported;
  /** Types, attributes, ingredients and warnings of products. */
  details: true | Unsupported;
  /** Attributes with values in each language, which lists filter by. */
  facets: true | Unsupported;
  /** Changes report deleted products. */
  reportsDeletions: true | Unsupported;
  /** A deleted product can come back as the product that it was. */
  restoresProducts: true | Unsupported;
  /** Changes report stock that an order has reserved. */
  reportsSales: true | Unsupported;
  /** Stock is reserved when the order is placed, so that the last piece is sold once. */
  reservesAtOrder: true | Unsupported;
  /** A repeated order with the same key is the same order. */
  ordersOnce: true | Unsupported;
  /** Orders can be cancelled. */
  cancelsOrders: true | Unsupported;
  /** Single pieces of an order can come back. */
  takesPiecesBack: true | Unsupported;
  /** Stock of stores, which orders that are collected there take. */
  stockByPlace: true | Unsupported;
}

export type Capability = keyof Capabilities;

/** The capabilities of an engine that lacks none. */
export const everyCapability = {
  exactStock: true,
  formerPrices: true,
  timedPrices: true,
  details: true,
  facets: true,
  reportsDeletions: true,
  restoresProducts: true,
  reportsSales: true,
  reservesAtOrder: true,
  ordersOnce: true,
  cancelsOrders: true,
  takesPiecesBack: true,
  stockByPlace: true,
} as const satisfies Capabilities;
