/** Why an engine lacks a capability, and what that means for the shop: the table of engines shows it. */
export interface Lack {
  lack: string;
}

/**
 * Where engines differ. One that lacks a capability declares it, pages hide what needs it, and its cases of the suite must fail:
 * a declaration that is no longer true turns the suite red, as does a lack that is not declared.
 */
export interface Capabilities {
  /** Stock as a number of pieces, instead of some or none. */
  exactStock: true | Lack;
  /** The lowest price of the thirty days before a reduction. */
  formerPrices: true | Lack;
  /** Prices that begin and end at a moment. */
  timedPrices: true | Lack;
  /** Attributes with values in each language, which lists filter by. */
  facets: true | Lack;
  /** Changes report deleted products. */
  reportsDeletions: true | Lack;
  /** Changes report stock that an order has taken. */
  reportsSales: true | Lack;
  /** Pieces are taken when the order is placed, so that the last one is sold once. */
  reservesAtOrder: true | Lack;
  /** A repeated order with the same key is the same order. */
  ordersOnce: true | Lack;
  /** Orders can be cancelled. */
  cancelsOrders: true | Lack;
}

export type Capability = keyof Capabilities;
