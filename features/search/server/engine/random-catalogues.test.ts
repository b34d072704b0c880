import fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchDocument } from "./index-builder.ts";
import { SearchIndex, type Hit } from "./search-index.ts";
import { queryTokens, tokens } from "./tokens.ts";
import { tiers } from "./word-matches.ts";

/** Words with common prefixes, and compounds of others. */
const vocabulary =
  "tee teekanne teekannendeckel kanne kannen kaffee tasse kaffeetasse teller deckel dose rot r 250";

/** A simple implementation that gives the same answer by scanning each document. */
class PlainIndex {
  private readonly documents: SearchDocument[];
  private readonly known: Set<string>;

  constructor(documents: SearchDocument[]) {
    this.documents = documents;
    this.known = new Set(documents.flatMap(({ name }) => name.split(" ")));
  }

  search(text: string, market: number, limit: number): Hit[] {
    const words = queryTokens(text, "de");
    const tierOf = new Map<SearchDocument, number>();
    for (const kind of new Set(this.documents)) {
      const worst = (all: string[]) => Math.max(...all.map((word) => this.tierOf(word, kind)));
      const joined = this.joined(words)
        .map(worst)
        .filter((tier) => tier <= tiers.prefix);
      tierOf.set(kind, Math.min(worst(words), ...joined));
    }
    return this.documents
      .map((kind, document) => ({ document, tier: tierOf.get(kind)!, markets: kind.markets }))
      .filter(({ tier, markets }) => tier < Infinity && (markets >> market) & 1)
      .sort((a, b) => a.tier - b.tier || a.document - b.document)
      .slice(0, limit)
      .map(({ document, tier }) => ({ document, tier }));
  }

  /** Joins two words where the result is a known word. */
  private joined(words: string[]): string[][] {
    return words.slice(1).flatMap((next, at) => {
      const whole = words[at]! + next;
      return this.known.has(whole) ? [words.toSpliced(at, 2, whole)] : [];
    });
  }

  private tierOf(word: string, { name, categories }: SearchDocument): number {
    const names = name.split(" ");
    if (names.includes(word)) return tiers.exact;
    if (names.some((each) => each.startsWith(word))) return tiers.prefix;
    if (names.some((each) => this.isTailOf(word, each))) return tiers.compound;
    if (categories.some((each) => tokens(each).some((token) => token.startsWith(word))))
      return tiers.category;
    return Infinity;
  }

  private isTailOf(word: string, name: string): boolean {
    const ends = Array.from({ length: name.length }, (_, end) => end);
    return (
      word.length >= 3 &&
      ends.some((end) => {
        const first = name.slice(0, end);
        const isCompound = this.known.has(first) || this.known.has(first.replace(/n$/, ""));
        return isCompound && first.length >= 3 && name.startsWith(word, end);
      })
    );
  }
}

const word = fc.constantFrom(...vocabulary.split(" "));
const product = fc.record({
  name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
  categories: fc.array(fc.constantFrom("Tee und Kaffee", "Kannen", "Rotes"), { maxLength: 2 }),
  markets: fc.integer({ min: 0, max: 3 }),
});
/** A few kinds of products, some of them with very many products. */
const catalogue = fc
  .record({
    kinds: fc.array(product, { minLength: 1, maxLength: 12 }),
    count: fc.constantFrom(3, 40, 1_500, 4_000),
    step: fc.integer({ min: 1, max: 1_000 }),
  })
  .map(({ kinds, count, step }) =>
    Array.from({ length: count }, (_, at) => kinds[((at * at * step) >>> 5) % kinds.length]!),
  );
const prefix = fc
  .tuple(word, fc.integer({ min: 1, max: 12 }))
  .map(([whole, length]) => whole.slice(0, length));
const query = fc.record({
  text: fc.array(prefix, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
  market: fc.integer({ min: 0, max: 2 }),
  limit: fc.constantFrom(1, 5, 300, 5_000),
});

test("results and their order equal those of a full scan", () => {
  fc.assert(
    fc.property(
      catalogue,
      fc.array(query, { minLength: 1, maxLength: 12 }),
      (documents, queries) => {
        const index = SearchIndex.build("de", documents);
        const plain = new PlainIndex(documents);
        for (const { text, market, limit } of queries) {
          const { hits, fallbackLevel } = index.search(text, market, limit);
          expect(fallbackLevel === 0 ? hits : [], text).toEqual(plain.search(text, market, limit));
        }
      },
    ),
    { numRuns: 50 },
  );
});
