import type { ShopLanguage } from "../../../../shop/sites/site-codes.ts";
import { fold } from "../../../../platform/shared/texts/fold.ts";

/** A product in the form that every engine receives, in one language, ordered by popularity. */
export interface BenchDocument {
  name: string;
  /** The categories, nearest first. */
  categories: string[];
  /** Bit mask of the markets that sell it, in the order of `markets`. */
  markets: number;
}

/** One of the compared engines. It stores no more of the documents than it needs to answer. */
export interface Engine {
  /** Returns the indexes of documents that the market (the number of its bit) sells and the text matches, best first. */
  search(text: string, market: number, limit: number): number[] | Promise<number[]>;
  /** Returns the bytes stored outside of this process. */
  bytesElsewhere?(): Promise<number>;
  close?(): Promise<void>;
}

export interface BuildOptions {
  language: ShopLanguage;
  documents: BenchDocument[];
  /** Server for the engine that needs one. */
  postgresUrl?: string;
}

export type BuildEngine = (options: BuildOptions) => Engine | Promise<Engine>;

/** Returns the searched text of a document for engines that support only one text. */
export const foldedText = ({ name, categories }: BenchDocument) =>
  fold([name, ...categories].join(" "));

/** Returns the words of a folded text. */
export const words = (folded: string): string[] => folded.match(/[a-z0-9]+/g) ?? [];

/** Results to request from an engine whose own filter is slower than discarding products of other markets. */
export const beforeFilter = 100;

/** Returns a predicate that filters results by market after the search, for engines that cannot do so themselves. */
export function marketFilter(documents: BenchDocument[]) {
  const masks = Uint8Array.from(documents, ({ markets }) => markets);
  return (position: number, market: number) => ((masks[position]! >> market) & 1) === 1;
}
