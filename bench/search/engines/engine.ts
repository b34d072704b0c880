import type { Language } from "../../../shared/site.ts";
import { fold } from "../../../shared/fold.ts";

/** A product as every engine gets it, in one language; they come in the order of popularity. */
export interface BenchDocument {
  name: string;
  /** The nearest first. */
  categories: string[];
  /** Bit mask of the markets that sell it, in the order of `markets`. */
  markets: number;
}

/** One of the engines that are compared. It stores no more of the documents than it needs to answer. */
export interface Engine {
  /** Positions of documents that the market (number of its bit) sells and the text means, best first. */
  search(text: string, market: number, limit: number): number[] | Promise<number[]>;
  /** Bytes that it stores outside of this process. */
  bytesElsewhere?(): Promise<number>;
  close?(): Promise<void>;
}

export interface BuildOptions {
  language: Language;
  documents: BenchDocument[];
  /** Server for the engine that needs one. */
  postgresUrl?: string;
}

export type BuildEngine = (options: BuildOptions) => Engine | Promise<Engine>;

/** What is searched of a document by engines that know one text only. */
export const foldedText = ({ name, categories }: BenchDocument) =>
  fold([name, ...categories].join(" "));

/** Words of a folded text. */
export const words = (folded: string): string[] => folded.match(/[a-z0-9]+/g) ?? [];

/** How many answers to ask of an engine whose own filter is slower than leaving out what another market sells. */
export const beforeFilter = 100;

/** For engines that are filtered afterwards. */
export function marketFilter(documents: BenchDocument[]) {
  const masks = Uint8Array.from(documents, ({ markets }) => markets);
  return (position: number, market: number) => ((masks[position]! >> market) & 1) === 1;
}
