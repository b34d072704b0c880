import type { KnownLanguage } from "../../language/languages.ts";
import { frequentRanges, emptyBits, maxMarkets, termNumber, type IndexData } from "./index-data.ts";
import { invert, listOf } from "./posting-lists.ts";
import { ProfileBuilder } from "./profile-builder.ts";
import { type SearchDocument, fields } from "./search-document.ts";
import { measuresIn } from "../words/measures.ts";
import { nameTokens } from "../words/tokens.ts";
import { Vocabulary } from "./vocabulary.ts";
import { WordNumbers } from "./word-numbers.ts";

/** Builds the arrays of an index from documents that are added in sequence. */
export class IndexBuilder {
  private readonly language: KnownLanguage;
  private readonly marketCount: number;
  private readonly numbers: WordNumbers;
  private readonly profiles: ProfileBuilder;
  /** Offsets of each document's words, and the end of the last ones. */
  private readonly starts = [0];
  private words = new Uint32Array(1_024);
  private wordCount = 0;
  private readonly markets: number[] = [];

  constructor(language: KnownLanguage, marketCount: number) {
    if (marketCount > maxMarkets)
      throw new Error(
        `The search has room for ${maxMarkets} markets, there are ${marketCount}: give its documents a list of markets instead of a number.`,
      );
    this.language = language;
    this.marketCount = marketCount;
    this.numbers = new WordNumbers(
      (spelling) => nameTokens(spelling, language),
      (text) => measuresIn(text, language),
    );
    this.profiles = new ProfileBuilder(this.numbers);
  }

  add(document: SearchDocument): void {
    const found = new Set(this.numbers.of(document.name));
    if (this.wordCount + found.size > this.words.length) {
      const larger = new Uint32Array(2 * this.words.length + found.size);
      larger.set(this.words);
      this.words = larger;
    }
    for (const word of found) this.words[this.wordCount++] = word;
    this.starts.push(this.wordCount);
    this.markets.push(found.size > 0 ? document.markets : 0);
    this.profiles.add(document);
  }

  finish(): IndexData {
    const count = this.markets.length;
    const { sorted, renumbered } = this.numbers.finish();
    const words = this.words.slice(0, this.wordCount).map((word) => renumbered[word]!);
    const wordStarts = Uint32Array.from(this.starts);
    const byWord = invert({ starts: wordStarts, entries: words }, sorted.length);
    const profiles = this.profiles.finish(renumbered, sorted.length);
    const { byProfile, byTerm } = profiles;
    const documentsOf = (from: number, to: number) =>
      Array.from(listOf(byTerm, from, to), (profile) => listOf(byProfile, profile));
    return {
      language: this.language,
      documents: count,
      vocabulary: Vocabulary.build(sorted, this.language),
      wordStarts,
      words,
      byWord,
      frequentWords: frequentRanges(sorted, (from, to) => [listOf(byWord, from, to)], count),
      ...profiles,
      frequentTerms: new Map(
        fields.flatMap((_, field) => [
          ...frequentRanges(sorted, documentsOf, count, termNumber(field, 0, sorted.length)),
        ]),
      ),
      markets: Array.from({ length: this.marketCount }, (_, market) => {
        const bits = emptyBits(count);
        this.markets.forEach((mask, document) => {
          if (mask & (1 << market)) bits[document >>> 5]! |= 1 << (document & 31);
        });
        return bits;
      }),
    };
  }
}
