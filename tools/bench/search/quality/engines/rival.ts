import type { ShopLanguage, ShopMarket } from "../../../../../shop/sites/site-codes.ts";
import type { FieldDocument } from "../shop.ts";

/** An engine with which ours is compared: it gets the same fields and returns the products that a text matches. */
export interface Rival {
  /** Returns product numbers, best first; at least five that the market sells, if there are as many. */
  search(text: string, market: ShopMarket): number[] | Promise<number[]>;
  close?(): Promise<void>;
}

export interface RivalOptions {
  language: ShopLanguage;
  documents: FieldDocument[];
  /** Server for the engine that needs one. */
  postgresUrl?: string;
}

export type BuildRival = (options: RivalOptions) => Rival | Promise<Rival>;

export const fieldNames = ([first]: FieldDocument[]) => Object.keys(first?.fields ?? {});

/** Returns a predicate that filters results by market after the search, for engines that cannot do so themselves. */
export function soldIn(documents: FieldDocument[]) {
  const marketsOf = new Map(documents.map(({ id, markets }) => [id, markets]));
  return (market: ShopMarket) => (id: number) => marketsOf.get(id)!.includes(market);
}
