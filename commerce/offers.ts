import type { Amount } from "../platform/shared/money.ts";
import type { EngineId, PlaceId, Scope } from "./scope.ts";

/** Prices and stock as of now, from the engine itself: what an order is reviewed with. */
export interface Offers {
  /**
   * Returns the offers of at most 100 variants; omits those that the channel does not sell. Throws `EngineUnavailableError` when the
   * engine does not answer: there is no price by default.
   */
  current(scope: Scope, variants: EngineId[]): Promise<Map<EngineId, CurrentOffer>>;
}

export interface CurrentOffer {
  price: Amount;
  was?: Amount;
  stock: number | "some" | "none";
  /** Stock of places, without those that have none; missing where none has any, and where an engine does not count by place. */
  places?: Record<PlaceId, number | "some">;
}
