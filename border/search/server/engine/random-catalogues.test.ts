import { expect, test } from "vitest";
import { fc } from "../../../../tests/support/seed.ts";
import { maxRanked, bestOf, type Hit } from "./query/document-finder.ts";
import { tierList, type MatchKind } from "./query/match-tiers.ts";
import { joinedWords } from "./query/typed-text.ts";
import type { SearchDocument } from "./index/search-document.ts";
import { SearchIndex } from "./search-index.ts";
import { searchWords, tokens } from "./words/tokens.ts";
import { wordForm } from "./words/word-forms.ts";

/** Words with common prefixes, and compounds of others. */
const vocabulary =
  "tee teekanne teekannendeckel kanne kannen kaffee tasse kaffeetasse teller deckel dose rot r 250";

/** A simple reference implementation that scans each document. */
class PlainIndex {
  private readonly documents: SearchDocument[];
  private readonly known: Set<string>;

  constructor(documents: SearchDocument[]) {
    this.documents = documents;
    this.known = new Set(documents.flatMap((document) => [...wordsOf(document).values()].flat()));
  }

  search(text: string, market: number, limit: number): Hit[] {
    const { words } = searchWords(text, "de");
    const found = [...this.joined(words), words].flatMap((reading) =>
      this.find(reading, market, Math.max(limit, maxRanked)),
    );
    return bestOf(found, limit);
  }

  private find(words: string[], market: number, limit: number): Hit[] {
    const tiersOf = new Map<SearchDocument, number[]>();
    for (const kind of new Set(this.documents))
      tiersOf.set(
        kind,
        words.map((word, at) => this.tierOf(word, kind, at === words.length - 1)),
      );
    const hits = this.documents
      .map((kind, document) => {
        const tiers = tiersOf.get(kind)!;
        const sum = tiers.reduce((all, tier) => all + tier, 0);
        return { document, tier: Math.max(...tiers), sum, markets: kind.markets };
      })
      .filter(({ tier, markets }) => tier < Infinity && (markets >> market) & 1)
      .sort((a, b) => a.tier - b.tier || a.document - b.document)
      .slice(0, limit);
    const ranked = hits.slice(0, maxRanked).sort((a, b) => a.tier - b.tier || a.sum - b.sum);
    return [...(words.length > 1 ? ranked : hits.slice(0, maxRanked)), ...hits.slice(maxRanked)];
  }

  /** Joins words where the result is a known word, or the beginning of one and no other word follows. */
  private joined(words: string[]): string[][] {
    return joinedWords(words, "de")
      .filter(({ whole, isLast }) =>
        isLast ? [...this.known].some((each) => each.startsWith(whole)) : this.known.has(whole),
      )
      .map((each) => each.words);
  }

  private tierOf(word: string, document: SearchDocument, isLast: boolean): number {
    const words = wordsOf(document);
    const tier = tierList.findIndex(({ kind, field }) =>
      (words.get(field) ?? []).some((each) => this.matches(kind, word, each, isLast)),
    );
    return tier < 0 ? Infinity : tier;
  }

  private matches(kind: MatchKind, word: string, each: string, isLast: boolean): boolean {
    const isForm = (other: string) => wordForm(other, "de") === wordForm(word, "de");
    if (kind === "exact") return each === word;
    const isBeginning = isLast && !this.known.has(word) && wordForm(word, "de") === word;
    if (kind === "whole") return each === word || (!isBeginning && isForm(each));
    if (kind === "beginning") return isLast && each.startsWith(word);
    const tails = this.tailsOf(each);
    if (kind === "tail")
      return !isBeginning && word.length >= 3 && tails.some((tail) => isForm(tail));
    return isLast && word.length >= 5 && tails.some((tail) => tail.startsWith(word));
  }

  /** Returns the last words of a compound. */
  private tailsOf(compound: string): string[] {
    const ends = Array.from({ length: compound.length }, (_, end) => end);
    return ends
      .filter((end) => {
        const first = compound.slice(0, end);
        const isCompound = this.known.has(first) || this.known.has(first.replace(/n$/, ""));
        return isCompound && end >= 3 && compound.length >= 7;
      })
      .map((end) => compound.slice(end))
      .filter((tail) => tail.length >= 3);
  }
}

function wordsOf({ name, fields = {}, categories }: SearchDocument) {
  const own = Object.entries({ name: [name], ...fields });
  const words = new Map(
    own.map(([field, texts]) => [field, texts.flatMap((each) => tokens(each))]),
  );
  const inCategories = categories.flatMap((each) => tokens(each));
  return words.set("attribute", [...(words.get("attribute") ?? []), ...inCategories]);
}

const word = fc.constantFrom(...vocabulary.split(" "));
const product = fc.record({
  name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
  fields: fc.record({
    attribute: fc.array(word, { maxLength: 2 }),
    purpose: fc.array(word, { maxLength: 1 }),
    mention: fc.array(word, { maxLength: 3 }),
  }),
  categories: fc.array(fc.constantFrom("Tee und Kaffee", "Kannen", "Rotes"), { maxLength: 2 }),
  markets: fc.integer({ min: 0, max: 3 }),
});
/** A few kinds of products, some with very many products. */
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

test("results and their order in random catalogues equal those of a full scan", () => {
  fc.assert(
    fc.property(
      catalogue,
      fc.array(query, { minLength: 1, maxLength: 12 }),
      (documents, queries) => {
        const index = SearchIndex.build("de", documents);
        const plain = new PlainIndex(documents);
        for (const { text, market, limit } of queries) {
          const options = { market, limit, withSimilar: false };
          const { hits, fallbackLevel } = index.search(text, options);
          expect(fallbackLevel === 0 ? hits : [], text).toEqual(plain.search(text, market, limit));
        }
      },
    ),
    { numRuns: 50 },
  );
});
