import type { ShopLanguage } from "../../../../shop/sites/site-codes.ts";
import { fold } from "../../../../platform/shared/texts/fold.ts";

/** A product in one language, ordered by popularity. */
export interface BenchDocument {
  name: string;
  /** The categories, nearest first. */
  categories: string[];
  /** Bit mask of the markets that sell it, in the order of `markets`. */
  markets: number;
}

/** A product as other engines receive it: texts by field. */
export interface TextDocument {
  fields: Record<string, string>;
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

export interface BuildOptions<Document> {
  language: ShopLanguage;
  documents: Document[];
  /** Server for the engine that needs one. */
  postgresUrl?: string;
}

export type BuildEngine<Document = TextDocument> = (
  options: BuildOptions<Document>,
) => Engine | Promise<Engine>;

/** Returns the text of a document for engines that support only one text. */
const textOf = ({ name, categories }: BenchDocument) => [name, ...categories].join(" ");

/** Returns the searched text of a document. */
export const foldedText = (document: BenchDocument) => fold(textOf(document));

/** Returns a builder whose engine receives name and categories as one text. */
export const withOneText =
  (build: BuildEngine): BuildEngine<BenchDocument> =>
  ({ documents, ...options }) =>
    build({
      ...options,
      documents: documents.map((document) => ({
        fields: { text: textOf(document) },
        markets: document.markets,
      })),
    });

export const fieldNames = ([first]: TextDocument[]) => Object.keys(first?.fields ?? {});

/** Returns the words of a folded text. */
export const words = (folded: string): string[] => folded.match(/[a-z0-9]+/g) ?? [];

/** Returns the words of a text as shoppers may type them. */
export const foldedWords = (text: string): string[] => words(fold(text));

/** Results to request from an engine whose own filter is slower than discarding products of other markets. */
export const beforeFilter = 100;

/** Returns a predicate that filters results by market after the search, for engines that cannot do so themselves. */
export function marketFilter(documents: TextDocument[]) {
  const masks = Uint8Array.from(documents, ({ markets }) => markets);
  return (position: number, market: number) => ((masks[position]! >> market) & 1) === 1;
}
