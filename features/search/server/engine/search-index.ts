import type { Language } from "../../../../shared/site.ts";
import { DocumentSet } from "./document-set.ts";
import { Hits, bestOf, type Hit } from "./hits.ts";
import { IndexBuilder, type SearchDocument } from "./index-builder.ts";
import { listOf, type IndexData } from "./index-data.ts";
import {
  isBeginning,
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
import { WordMatches, type Meaning } from "./word-matches.ts";
import { asMeant, asTyped, steps, type Step } from "./word-meanings.ts";

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
/** Hits that are ranked by all of their words. */
export const mostRanked = 64;
/** Checking one document takes as long as gathering so many from posting lists. */
const gatheredPerCheck = 512;

/** Finds documents by a typed text: what they are before what they are for, and with typos only when nothing is found otherwise. */
export class SearchIndex {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  /** The matches of the current search by typed word, and a pool of objects for the next. */
  private readonly matched = new Map<string, WordMatches>();
  private readonly pool: WordMatches[] = [];
  /** What unknown words of the current search may mean, by word and step. */
  private readonly meanings = new Map<string, Meaning>();

  constructor(data: IndexData) {
    this.data = data;
    this.vocabulary = new Vocabulary(data.vocabulary, data.language);
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
      this.pool.push(...this.matched.values());
      this.matched.clear();
      this.meanings.clear();
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
    const hits = readings.flatMap((each) => this.find(this.lookUp(each), wanted));
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
      const hits = this.find(this.lookUp(reading), wanted);
      if (hits.length > 0) return { hits, fallbackLevel: fallbackLevels.joined };
    }
    return undefined;
  }

  private joinedAndSplit(asked: Asked): Asked[] {
    const { words, open } = asked;
    const isKnown = (word: string, isOpen: boolean) =>
      this.isWord(word, isOpen) ||
      this.vocabulary.formsOf(word).length > 0 ||
      this.vocabulary.withTail(word, 1).length > 0;
    return [...this.joined(asked), ...splitWords(words, open !== "none", isKnown)]
      .slice(0, mostVariants)
      .map((other) => ({ words: other.words, open }));
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
          ? this.lookUpLoosely(word, step)
          : this.lookUpWord(word, isOpenAt(asked, at)),
      );
      const hits = this.find(matches, wanted, lastOwnTier);
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

  /** A word in the ways of a step and of those before it. */
  private lookUpLoosely(word: string, last: Step): WordMatches {
    const key = `${word} ${last}`;
    const known = this.matched.get(key);
    if (known) return known;
    const meanings = steps
      .slice(0, steps.indexOf(last) + 1)
      .map((step) => this.meaningOf(word, step));
    return this.matchesOf(key, word, {
      exact: new Set(meanings.flatMap(({ exact }) => [...exact])),
      whole: new Set(meanings.flatMap(({ whole }) => [...whole])),
      beginnings: meanings.flatMap(({ beginnings }) => beginnings),
      isOpen: true,
    });
  }

  /**
   * What has some of the words, the fewest left out first. One of those left must say what it is: one of the anchors, if
   * there are any. A word without any meaning might have said it.
   */
  private findSome(asked: Asked, wanted: Wanted, anchors?: Set<string>): Found | undefined {
    const hits = new Hits(wanted.limit);
    const unknown = this.unknownIn(asked);
    const matches = asked.words.map((word, at) =>
      unknown.has(word) ? this.meantBy(word) : this.lookUpWord(word, isOpenAt(asked, at)),
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
      for (const { document } of this.find(some, wanted, lastWholeTier))
        hits.add(document, relatedTier);
    }
    return hits.all.length > 0 ? { hits: hits.all, fallbackLevel: fallbackLevels.some } : undefined;
  }

  /** The likeliest meaning of an unknown word. */
  private meantBy(word: string): WordMatches {
    return (
      first([...steps], (step) => {
        const found = this.lookUpLoosely(word, step);
        return this.isUpTo(lastOwnTier, found) ? found : undefined;
      }) ?? this.lookUpLoosely(word, steps[0])
    );
  }

  private meaningOf(word: string, step: Step): Meaning {
    const key = `${word} ${step}`;
    const known = this.meanings.get(key);
    if (known) return known;
    const meaning = asMeant(this.vocabulary, word, true, step);
    this.meanings.set(key, meaning);
    return meaning;
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
      (asked[0]!.open !== "none" && isBeginning(tier) && tier <= lastOwnTier) ||
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
        add(this.find(this.lookUp(each), { ...wanted, limit }, lastWholeTier));
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
    const found = this.lookUpWord(word, isOpen);
    found.lookUpTo(lastTier);
    return found.bestTier < Infinity;
  }

  private isUpTo(tier: number, found: WordMatches): boolean {
    found.lookUpTo(tier);
    return found.bestTier <= tier;
  }

  private lookUp(asked: Asked): WordMatches[] {
    return asked.words.map((word, at) => this.lookUpWord(word, isOpenAt(asked, at)));
  }

  private lookUpWord(word: string, isOpen: boolean): WordMatches {
    const key = isOpen ? `${word}*` : word;
    return (
      this.matched.get(key) ?? this.matchesOf(key, word, asTyped(this.vocabulary, word, isOpen))
    );
  }

  private matchesOf(key: string, typed: string, meaning: Meaning): WordMatches {
    const found = this.pool.pop() ?? new WordMatches(this.data, this.vocabulary);
    found.begin(typed, meaning);
    this.matched.set(key, found);
    return found;
  }

  /**
   * Finds documents with all words, tier by tier; a document is in the tier of its worst match. Tiers are looked up only
   * until there are enough hits.
   */
  private find(matches: WordMatches[], { market, limit }: Wanted, last = lastTier): Hit[] {
    const hits = new Hits(matches.length > 1 ? Math.max(limit, mostRanked) : limit);
    for (let tier = 0; tier <= last && !hits.isFull; tier++) {
      for (const found of matches) found.lookUpTo(tier);
      const isNew = matches.some((found) => found.has(tier));
      if (!isNew || matches.some((found) => found.bestTier > tier)) continue;
      for (const document of this.withAll(matches, market, tier)) {
        hits.add(document, tier);
        if (hits.isFull) break;
      }
    }
    return matches.length > 1 ? this.ranked(hits.all, matches) : hits.all;
  }

  /** Among the first of a tier those come first whose other words match better, too. */
  private ranked(hits: Hit[], matches: WordMatches[]): Hit[] {
    const first = hits.slice(0, mostRanked).map((hit) => {
      const tiers = matches.map((found) => found.tierIn(hit.document));
      return { hit, sum: tiers.reduce((sum, tier) => sum + tier, 0) };
    });
    first.sort((a, b) => a.hit.tier - b.hit.tier || a.sum - b.sum);
    return [...first.map(({ hit }) => hit), ...hits.slice(mostRanked)];
  }

  /** Documents that the market sells and that match all words up to a tier, the most popular first. */
  private *withAll(matches: WordMatches[], market: number, tier: number): Generator<number, void> {
    const sold = this.data.markets[market]!;
    const [rarest, ...others] = matches.toSorted(
      (a, b) => a.entriesUpTo(tier) - b.entriesUpTo(tier),
    ) as [WordMatches, ...WordMatches[]];
    // The documents of the rarest word are checked one by one while gathering those of the other words would take longer.
    let left = others.reduce((sum, found) => sum + found.costUpTo(tier), 0) / gatheredPerCheck;
    for (const document of DocumentSet.common([rarest.documentsUpTo(tier)], sold)) {
      if (left-- <= 0) {
        const sets = matches.map((found) => found.documentsUpTo(tier));
        return yield* DocumentSet.common(sets, sold);
      }
      if (others.every((found) => found.tierIn(document) <= tier)) yield document;
    }
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

type Wanted = Pick<SearchOptions, "market" | "limit">;
