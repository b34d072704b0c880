import type { Language, Market } from "../../../../shared/site.ts";
import type { FieldDocument } from "../shop.ts";

/** An engine that ours is compared with: it gets the same fields and says which products a text means. */
export interface Rival {
  /** Product numbers, best first; at least five that the market sells, when there are so many. */
  search(text: string, market: Market): number[] | Promise<number[]>;
  close?(): Promise<void>;
}

export interface RivalOptions {
  language: Language;
  documents: FieldDocument[];
  /** Server for the engine that needs one. */
  postgresUrl?: string;
}

export type BuildRival = (options: RivalOptions) => Rival | Promise<Rival>;

export const fieldNames = ([first]: FieldDocument[]) => Object.keys(first?.fields ?? {});

/** For engines that are filtered afterwards. */
export function soldIn(documents: FieldDocument[]) {
  const marketsOf = new Map(documents.map(({ id, markets }) => [id, markets]));
  return (market: Market) => (id: number) => marketsOf.get(id)!.includes(market);
}
