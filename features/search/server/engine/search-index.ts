import { LRUCache } from "lru-cache";
import type { Language } from "../../../../shared/site.ts";
import { DocumentFinder, type Wanted } from "./document-finder.ts";
import { DocumentSet } from "./document-set.ts";
import { Hits, bestOf, type Hit } from "./hits.ts";
import { IndexBuilder } from "./index-builder.ts";
import type { SearchDocument } from "./search-document.ts";
import { listOf, type IndexData } from "./index-data.ts";
import {
  lastMatch,
  lastOwnTier,
  lastTier,
  lastTypeTier,
  lastWholeTier,
  relatedTier,
  tierOf,
} from "./match-tiers.ts";
import { joinedWords, splitWords, withoutSome } from "./query-variants.ts";
import { isNounFirst } from "./noun-places.ts";
import { phraseWord } from "./phrase-word.ts";
import { searchWords } from "./tokens.ts";
import { Vocabulary } from "./vocabulary.ts";
import { WordLookups } from "./word-lookups.ts";
import type { WordMatches } from "./word-matches.ts";
import { steps } from "./word-meanings.ts";

export interface Found {
  hits: Hit[];
  /** 0: as typed. The higher, the more had to be assumed; see `fallbackLevels`. */
  fallbackLevel: number;
  /** The words that were probably meant (folded), when typos had to be assumed. */
  meant?: string[];
}

export interface SearchOptions {
  market: number;
  limit: number;
  /** Every word is finished: beginnings count only when whole words find nothing. */
  isFinished?: boolean;
  /** Other words for the text, which count as much. */
  alternatives?: string[];
}

/** What had to be assumed: nothing; words joined, split or unfinished; other spellings; words to leave out; all of it wrong. */
const fallbackLevels = { typed: 0, joined: 1, meant: 2, some: 3, loose: 4 } as const;

/** With fewer products, some that lack a word or are of the same kind follow them. */
const fewHits = 5;
/** Variants with joined or split words that are tried at most. */
const mostVariants = 12;

const mostParts = 1_000;

/** Finds documents by a typed text: what they are before what they are for, and with typos only when nothing is found otherwise. */
export class SearchIndex {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  private readonly lookups: WordLookups;
  private readonly finder: DocumentFinder;
  /** Whether parts of typed words are words: each letter that is typed asks for the same parts again. */
  private readonly compoundParts = new LRUCache<string, boolean>({ max: mostParts });

  constructor(data: IndexData) {
    this.data = data;
    this.vocabulary = new Vocabulary(data.vocabulary, data.language);
    this.lookups = new WordLookups(data, this.vocabulary);
    this.finder = new DocumentFinder(data);
  }

  static build(language: Language, documents: Iterable<SearchDocument>): SearchIndex {
    const builder = new IndexBuilder(language);
    for (const document of documents) builder.add(document);
    return new SearchIndex(builder.finish());
  }

  /** Finds documents that the market sells, best first. */
  search(text: string, options: SearchOptions): Found {
    const texts = [text, ...(options.alternatives ?? [])];
    const asked = texts.map((each) => this.asked(each, options)).filter(({ words }) => words[0]);
    if (asked.length === 0 || options.limit < 1) return { hits: [], fallbackLevel: 0 };
    try {
      return this.findWithFallbacks(asked, options);
    } finally {
      this.lookups.release();
    }
  }

  /** Whether a market sells the document. */
  isSold(document: number, market: number): boolean {
    return (this.data.markets[market]![document >>> 5]! & (1 << (document & 31))) !== 0;
  }

  /** Hides the document from all searches. */
  hide(document: number): void {
    for (const sold of this.data.markets) sold[document >>> 5]! &= ~(1 << (document & 31));
  }

  private asked(text: string, { isFinished = false }: SearchOptions): Asked {
    return { words: searchWords(text, this.data.language), open: isFinished ? "none" : "last" };
  }

  private findWithFallbacks(asked: Asked[], wanted: Wanted): Found {
    const found =
      this.findTyped(asked, wanted) ??
      first(asked, (each) => this.findVariant(each, wanted) ?? this.findMeant(each, wanted)) ??
      first(asked, (each) => this.findSome(each, wanted)) ??
      this.findLoosely(asked[0]!, wanted);
    return found ? this.filled(asked, found, wanted) : { hits: [], fallbackLevel: Infinity };
  }

  /** The text as typed, or two of its words as one. */
  private findTyped(asked: Asked[], wanted: Wanted): Found | undefined {
    const readings = asked.flatMap((each) => [
      ...this.joined(each).filter(({ isKnown }) => isKnown),
      each,
    ]);
    const hits = readings.flatMap((each) => this.finder.find(this.lookUp(each), wanted));
    if (hits.length === 0) return undefined;
    return { hits: bestOf(hits, wanted.limit), fallbackLevel: fallbackLevels.typed };
  }

  /** With unfinished words; or "kaffee maschine" as "kaffeemaschine" and vice versa. */
  private findVariant(asked: Asked, wanted: Wanted): Found | undefined {
    const others = this.joinedAndSplit(asked);
    const readings: Asked[] = [
      ...this.joined({ ...asked, open: "all" }).filter(({ isKnown }) => isKnown),
      { words: asked.words, open: "all" },
      ...others,
      ...others.map((other): Asked => ({ ...other, open: "all" })),
    ];
    for (const reading of readings) {
      const hits = this.finder.find(this.lookUp(reading), wanted);
      if (hits.length > 0) return { hits, fallbackLevel: fallbackLevels.joined };
    }
    return undefined;
  }

  private joinedAndSplit(asked: Asked): Asked[] {
    const { words, open } = asked;
    const isPart = (word: string, isOpen: boolean) =>
      this.isWord(word, isOpen) || this.isCompoundPart(word);
    return [...this.joined(asked), ...splitWords(words, open !== "none", isPart)]
      .slice(0, mostVariants)
      .map((other) => ({ words: other.words, open }));
  }

  /** Whether the word, in any of its forms, is a word or the last one of a compound. */
  private isCompoundPart(word: string): boolean {
    const known = this.compoundParts.get(word);
    if (known !== undefined) return known;
    const isPart =
      this.vocabulary.formsOf(word).length > 0 || this.vocabulary.withTail(word, 1).length > 0;
    this.compoundParts.set(word, isPart);
    return isPart;
  }

  /** With other meanings of the unknown words, the most likely first. */
  private findMeant(asked: Asked, wanted: Wanted): Found | undefined {
    const unknown = this.unknownIn(asked);
    return unknown.size > 0
      ? this.findWith(asked, unknown, wanted, fallbackLevels.meant)
      : undefined;
  }

  private findLoosely(asked: Asked, wanted: Wanted): Found | undefined {
    return this.findWith(asked, new Set(asked.words), wanted, fallbackLevels.loose);
  }

  /** Reads these words more and more loosely until something is found. */
  private findWith(
    asked: Asked,
    loosened: Set<string>,
    wanted: Wanted,
    fallbackLevel: number,
  ): Found | undefined {
    for (const step of steps) {
      const matches = asked.words.map((word, at) =>
        loosened.has(word)
          ? this.lookups.loosely(word, step)
          : this.lookups.typed(word, isOpenAt(asked, at)),
      );
      const hits = this.finder.find(matches, wanted, lastOwnTier);
      if (hits.length === 0) continue;
      const isCorrected = step !== "inside";
      const meant = matches.map((found) =>
        loosened.has(found.typed)
          ? this.vocabulary.word(found.wordIn(hits[0]!.document)!)
          : found.typed,
      );
      return { hits, fallbackLevel, ...(isCorrected && { meant }) };
    }
    return undefined;
  }

  /**
   * What has some of the words, the fewest left out first. One of those left must say what it is: one of the anchors, if
   * there are any. A word without any meaning might have said it.
   */
  private findSome(asked: Asked, wanted: Wanted, anchors?: Set<string>): Found | undefined {
    const hits = new Hits(wanted.limit);
    const unknown = this.unknownIn(asked);
    const matches = asked.words.map((word, at) =>
      unknown.has(word) ? this.meantBy(word) : this.lookups.typed(word, isOpenAt(asked, at)),
    );
    const saysType = matches.filter((found) => this.isUpTo(lastTypeTier, found));
    const isCertain = saysType.length > 0 || matches.some((found) => found.bestTier === Infinity);
    const isAnchor = (found: WordMatches) =>
      anchors
        ? anchors.has(found.typed)
        : saysType.includes(found) || (!isCertain && found.has(tierOf("whole", "modifier")));
    // The noun is left out last.
    const nounFirst = isNounFirst(this.data.language) ? matches : matches.toReversed();
    for (const some of withoutSome(nounFirst)) {
      if (hits.isFull) break;
      if (!some.some(isAnchor)) continue;
      for (const { document } of this.finder.find(some, wanted, lastWholeTier))
        hits.add(document, relatedTier);
    }
    return hits.all.length > 0 ? { hits: hits.all, fallbackLevel: fallbackLevels.some } : undefined;
  }

  /** The likeliest meaning of an unknown word. */
  private meantBy(word: string): WordMatches {
    return (
      first([...steps], (step) => {
        const found = this.lookups.loosely(word, step);
        return this.isUpTo(lastOwnTier, found) ? found : undefined;
      }) ?? this.lookups.loosely(word, steps[0])
    );
  }

  /**
   * Where few were found, adds products that lack a word and those of the same kind. They come before what the thing is
   * only for, or mentioned by.
   */
  private filled(asked: Asked[], found: Found, wanted: Wanted): Found {
    const limit = Math.min(wanted.limit, fewHits);
    const best = found.hits[0]!;
    const anchors = this.anchorsOf(asked[0]!, best);
    const lastOwn = best.tier <= lastTypeTier ? lastTypeTier : lastWholeTier;
    const saying = this.lookUp(asked[0]!).filter(({ typed }) => anchors.has(typed));
    const isOwn = ({ document, tier }: Hit) =>
      tier <= lastOwn ||
      (asked[0]!.open !== "none" && tier <= lastOwnTier) ||
      // It is of the type, and mentions the other words.
      (saying.length > 0 &&
        saying.length < asked[0]!.words.length &&
        saying.every((found) => found.tierIn(document) <= lastTypeTier));
    const hits = new Hits(wanted.limit);
    const add = (list: Hit[]) => {
      for (const { document, tier } of list) hits.add(document, tier);
    };
    const isMention = best.tier > lastMatch && anchors.size === 0;
    if (isMention) add(first(asked, (each) => this.findSome(each, wanted))?.hits ?? []);
    add(isOwn(best) ? found.hits.filter(isOwn) : found.hits);
    if (hits.all.length < limit) {
      for (const each of asked.flatMap((one) => this.joinedAndSplit(one)))
        add(this.finder.find(this.lookUp(each), { ...wanted, limit }, lastWholeTier));
      if (anchors.size > 0)
        for (const each of asked)
          add(this.findSome(each, { ...wanted, limit }, anchors)?.hits ?? []);
      for (const document of this.sameKind(best.document, wanted.market)) {
        if (hits.all.length >= limit) break;
        hits.add(document, relatedTier);
      }
    }
    add(found.hits);
    return { ...found, hits: hits.all };
  }

  /** The words that say what the document is. */
  private anchorsOf(asked: Asked, { document }: Hit): Set<string> {
    const matches = this.lookUp(asked);
    for (const found of matches) found.lookUpTo(lastTypeTier);
    const anchors = matches.filter((found) => found.tierIn(document) <= lastTypeTier);
    return new Set(anchors.map(({ typed }) => typed));
  }

  /** The documents of the same kind, and of the wider kinds, the most popular first. */
  private *sameKind(document: number, market: number): Generator<number, void> {
    const { kindsOfProfile, byKind, byProfile, profiles, documents, markets } = this.data;
    for (const kind of listOf(kindsOfProfile, profiles[document]!)) {
      const set = new DocumentSet(documents);
      for (const profile of listOf(byKind, kind)) set.addLists(byProfile, profile, profile + 1);
      yield* DocumentSet.common([set], markets[market]!);
    }
  }

  private joined({ words, open }: Asked) {
    const asOne = (some: string[]) => phraseWord(some, this.data.language);
    return joinedWords(words, asOne).map((each) => ({
      words: each.words,
      open,
      isKnown: this.isWord(each.whole, open !== "none" && each.isLast),
    }));
  }

  private isWord(word: string, isOpen: boolean): boolean {
    const { from, to } = this.vocabulary.withPrefix(word);
    return isOpen ? from < to : this.vocabulary.find(word) >= 0;
  }

  private unknownIn(asked: Asked): Set<string> {
    return new Set(asked.words.filter((word, at) => !this.isKnown(word, isOpenAt(asked, at))));
  }

  private isKnown(word: string, isOpen: boolean): boolean {
    const found = this.lookups.typed(word, isOpen);
    found.lookUpTo(lastTier);
    return found.bestTier < Infinity;
  }

  private isUpTo(tier: number, found: WordMatches): boolean {
    found.lookUpTo(tier);
    return found.bestTier <= tier;
  }

  private lookUp(asked: Asked): WordMatches[] {
    return asked.words.map((word, at) => this.lookups.typed(word, isOpenAt(asked, at)));
  }
}

/** The words of a typed text, and which of them may be unfinished. */
interface Asked {
  words: string[];
  open: "none" | "last" | "all";
}

const isOpenAt = ({ words, open }: Asked, at: number) =>
  open === "all" || (open === "last" && at === words.length - 1);

/** The first result that there is. */
function first<T, R>(list: T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
