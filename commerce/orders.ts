import type { Amount } from "../platform/shared/money.ts";
import type { Result } from "./result.ts";
import type { EngineId, PlaceId, PricedPieces, Scope, VariantPieces } from "./scope.ts";

/** Orders as the engine keeps them: it decides on price and stock at the moment of the order. */
export interface EngineOrders {
  /**
   * Places an order, wholly or not at all. The same key with the same draft is the same order, however often it is sent. Throws
   * `EngineUnavailableError` when it is unknown whether it was placed: then it is sent again with its key.
   */
  place(scope: Scope, draft: OrderDraft, key: string): Promise<Result<EngineOrder, OrderRefusal>>;
  /** Returns the order of a key; undefined when none was placed with it so far. */
  byKey(key: string): Promise<EngineOrder | undefined>;
  byNumber(number: string): Promise<EngineOrder | undefined>;
  /** Cancels an order and releases the stock that it still has, once. */
  cancel(number: string): Promise<Result<EngineOrder, "unknown" | "tooLate">>;
  /**
   * Puts pieces of an order that came back into stock, wholly or not at all, once for a key of the order. The order stays as it is, but
   * never gets back more than it had.
   */
  acceptReturn(
    number: string,
    pieces: VariantPieces[],
    key: string,
  ): Promise<Result<EngineOrder, TakeBackRefusal>>;
}

/** An order as the shopper reviewed it. Each variant has one line. */
export interface OrderDraft {
  email: string;
  address: OrderAddress;
  /**
   * The place whose stock it takes, wholly, and gets back: the order is collected there. Without it the channel's stock is taken. Only
   * engines that count stock by place are sent one.
   */
  place?: PlaceId;
  lines: PricedPieces[];
  /** Amounts that vouchers deduct, and that delivery costs. */
  discount: Amount;
  shipping: Amount;
  /** Amount that the shopper is asked to pay. */
  total: Amount;
}

/** Empty strings where nothing was entered. */
export interface OrderAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  extra: string;
  postalCode: string;
  town: string;
  region: string;
  /** ISO 3166. */
  country: string;
}

export interface EngineOrder extends OrderDraft {
  /** At most 64 letters, digits, hyphens and underscores. */
  number: string;
  channel: string;
  placedAt: Date;
  state: "placed" | "cancelled";
}

/** Why nothing was put back. `notInOrder`: the order does not have so many pieces, or not any more; it is cancelled. */
export type TakeBackRefusal = "unknown" | "notInOrder";

/** Why nothing was placed, and nothing taken. */
export type OrderRefusal =
  /** Prices or the total are not those of the draft: what they are now. */
  | { kind: "changed"; prices: Map<EngineId, Amount>; total: Amount }
  /** Stock of the variants that are short, at the draft's place if it has one; 0 also for those that are not sold. */
  | { kind: "outOfStock"; available: Map<EngineId, number> }
  /** The draft has no line, one of no whole piece, or two of a variant. */
  | { kind: "invalid" }
  /** The key belongs to an order of another draft. */
  | { kind: "keyReused" };
