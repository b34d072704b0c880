import { DocumentSet } from "../index/document-set.ts";
import { isFrequent, rangeKey, termNumber, type IndexData } from "../index/index-data.ts";
import { listOf, type PostingLists } from "../index/posting-lists.ts";
import { matchKinds, tierList } from "./match-tiers.ts";
import { fields } from "../index/search-document.ts";
import type { Range, WordRanges } from "./word-meanings.ts";

/** A range with many words of names, or very many documents. */
interface WideRange extends Range {
  tier: number;
  /** The bitmap of the documents, when they are very many. */
  bits: Uint32Array | undefined;
}

/** The numbers of each tier's kind and field; words of names have no field. */
const tierNumbers = tierList.map(({ kind, field }) => ({
  kind: matchKinds.indexOf(kind),
  field: field === "name" ? undefined : fields.indexOf(field),
}));

/** Words of longer ranges are not marked one by one. */
const fewWords = 64;

const noTier = 255;
/** Returns the tier of a mark: marks count from 1, and 0 is none. */
const marked = (mark: number) => (mark - 1) & noTier;

/** The documents that one typed word matches, each in its best tier. Tiers are looked up on demand, in sequence. */
export class WordMatches {
  typed = "";
  /** The worst tier that was looked up so far. */
  lookedUpTo = -1;
  /** The best tier with a match. */
  bestTier = Infinity;
  private readonly data: IndexData;
  /** How many words there are. */
  private readonly size: number;
  private ranges!: WordRanges;
  /** Wide ranges of words of names, and of terms. */
  private readonly wideNames: WideRange[] = [];
  private readonly wideTerms: WideRange[] = [];
  private readonly tierOfWord: Uint8Array;
  private readonly tierOfProfile: Uint8Array;
  /** The words of names and the profiles that are marked one by one, in the order of their tiers; marks count from 1. */
  private words: number[] = [];
  private profiles: number[] = [];
  /** By tier: the number of marked words up to its end, and of profiles. */
  private readonly wordEnds = new Uint32Array(tierList.length);
  private readonly profileEnds = new Uint32Array(tierList.length);
  /** Entries of the posting lists up to each tier. */
  private readonly entries = new Float64Array(tierList.length);
  /** By tier: the cost of gathering its entries, which is less where a bitmap exists. */
  private readonly costs = new Float64Array(tierList.length);
  private readonly documents: DocumentSet;
  /** `documents` holds all tiers up to this one. */
  private gatheredUpTo = -1;

  constructor(data: IndexData) {
    this.data = data;
    this.size = data.byWord.starts.length - 1;
    this.tierOfWord = new Uint8Array(this.size);
    this.tierOfProfile = new Uint8Array(data.byProfile.starts.length - 1);
    this.documents = new DocumentSet(data.documents);
  }

  /** Resets for another typed word. */
  begin(typed: string, ranges: WordRanges): void {
    this.clear();
    this.typed = typed;
    this.ranges = ranges;
  }

  /** Whether it matches no word at all. */
  get isNothing(): boolean {
    return this.ranges.isEmpty;
  }

  /** Looks up all tiers up to this one. */
  lookUpTo(tier: number): void {
    while (this.lookedUpTo < tier) this.lookUp(++this.lookedUpTo);
  }

  /** Looks up tiers until one has a match, at most up to `last`; returns that tier, or Infinity. */
  lookUpBest(last: number): number {
    while (this.bestTier === Infinity && this.lookedUpTo < last) this.lookUp(++this.lookedUpTo);
    return this.bestTier;
  }

  has(tier: number): boolean {
    return this.entries[tier]! > (this.entries[tier - 1] ?? 0);
  }

  /** Returns the number of posting-list entries up to a tier. */
  entriesUpTo(tier: number): number {
    return this.entries[tier]!;
  }

  /** Returns the cost of gathering the documents up to a tier that the set does not contain yet. */
  costUpTo(tier: number): number {
    let sum = 0;
    for (let each = this.prepare(tier); each <= tier; each++) sum += this.costs[each]!;
    return sum;
  }

  /** Returns the best tier of the document's words, or `noTier`. */
  tierIn(document: number): number {
    const { wordStarts, words, profiles } = this.data;
    let best = marked(this.tierOfProfile[profiles[document]!]!);
    for (const { tier, bits } of this.wideTerms)
      if (tier < best && bits![document >>> 5]! & (1 << (document & 31))) best = tier;
    const end = wordStarts[document + 1]!;
    for (let at = wordStarts[document]!; at < end; at++) {
      const tier = this.tierOf(words[at]!);
      if (tier < best) best = tier;
    }
    return best;
  }

  /** Returns the word by which the document was found. */
  wordIn(document: number): number | undefined {
    const { wordStarts, words } = this.data;
    const tier = this.tierIn(document);
    const inName = words
      .subarray(wordStarts[document], wordStarts[document + 1])
      .find((word) => this.tierOf(word) === tier);
    return inName ?? this.wordInProfile(this.data.profiles[document]!);
  }

  /** Returns all documents up to a tier. */
  documentsUpTo(tier: number): DocumentSet {
    for (let each = this.prepare(tier); each <= tier; each++) this.gather(each);
    this.gatheredUpTo = tier;
    return this.documents;
  }

  private clear() {
    for (const word of this.words) this.tierOfWord[word] = 0;
    for (const profile of this.profiles) this.tierOfProfile[profile] = 0;
    this.words = [];
    this.profiles = [];
    this.lookedUpTo = -1;
    this.wideNames.length = 0;
    this.wideTerms.length = 0;
    this.bestTier = Infinity;
    this.documents.clear();
    this.gatheredUpTo = -1;
  }

  private lookUp(tier: number) {
    this.entries[tier] = tier === 0 ? 0 : this.entries[tier - 1]!;
    this.costs[tier] = 0;
    const { kind, field } = tierNumbers[tier]!;
    for (const { from, to } of this.ranges.of(kind)) {
      if (field === undefined) this.addNames(from, to, tier);
      else
        this.addTerms(termNumber(field, from, this.size), termNumber(field, to, this.size), tier);
    }
    this.wordEnds[tier] = this.words.length;
    this.profileEnds[tier] = this.profiles.length;
  }

  /** Adds words of names; words already in a better tier stay there. */
  private addNames(from: number, to: number, tier: number) {
    const { byWord, frequentWords } = this.data;
    if (entriesOf(byWord, from, to) === 0) return;
    const bits = frequentWords.get(rangeKey(from, to));
    if (to - from > fewWords || (bits && to - from > 1)) {
      this.wideNames.push({ from, to, tier, bits });
      this.count(tier, entriesOf(byWord, from, to), bits);
      return;
    }
    for (let word = from; word < to; word++) {
      if (this.tierOfWord[word] !== 0) continue;
      this.tierOfWord[word] = tier + 1;
      this.words.push(word);
      this.count(tier, entriesOf(byWord, word), this.bitsOf(word));
    }
  }

  /** Adds the documents of terms in the same way. */
  private addTerms(from: number, to: number, tier: number) {
    const { byTerm, byProfile, frequentTerms, documents } = this.data;
    if (entriesOf(byTerm, from, to) === 0) return;
    const bits = frequentTerms.get(rangeKey(from, to));
    if (bits) {
      this.wideTerms.push({ from, to, tier, bits });
      this.count(tier, documents, bits);
      return;
    }
    let entries = 0;
    for (const profile of listOf(byTerm, from, to)) {
      if (this.tierOfProfile[profile] !== 0) continue;
      this.tierOfProfile[profile] = tier + 1;
      this.profiles.push(profile);
      entries += entriesOf(byProfile, profile);
    }
    this.count(tier, entries, undefined);
  }

  /** Returns the tier of a word of a name, or `noTier`. */
  private tierOf(word: number): number {
    let best = marked(this.tierOfWord[word]!);
    for (const { from, to, tier } of this.wideNames)
      if (tier < best && word >= from && word < to) best = tier;
    return best;
  }

  private wordInProfile(profile: number): number | undefined {
    const { byTerm } = this.data;
    for (const { from, to } of this.ranges.found)
      for (let word = from; word < to; word++)
        for (let field = 0; field < fields.length; field++)
          if (listOf(byTerm, termNumber(field, word, this.size)).includes(profile)) return word;
    return undefined;
  }

  /** Returns the first tier that the set does not contain yet; clears the set when it contains more than the requested tier. */
  private prepare(tier: number): number {
    if (this.gatheredUpTo > tier) {
      this.documents.clear();
      this.gatheredUpTo = -1;
    }
    return this.gatheredUpTo + 1;
  }

  /** Adds entries to the counts of a tier. */
  private count(tier: number, entries: number, bits: Uint32Array | undefined) {
    if (entries === 0) return;
    this.entries[tier]! += entries;
    this.costs[tier]! += bits ? bits.length / 2 : entries;
    this.bestTier = Math.min(this.bestTier, tier);
  }

  /** Returns the bitmap of a word of names that very many documents have. */
  private bitsOf(word: number): Uint32Array | undefined {
    const { byWord, documents, frequentWords } = this.data;
    return isFrequent(entriesOf(byWord, word), documents)
      ? frequentWords.get(rangeKey(word, word + 1))
      : undefined;
  }

  private gather(tier: number) {
    const { byWord, byProfile } = this.data;
    const { documents } = this;
    for (const range of this.wideNames) {
      if (range.tier !== tier) continue;
      if (range.bits) documents.addBits(range.bits);
      else documents.addLists(byWord, range.from, range.to);
    }
    for (const range of this.wideTerms) if (range.tier === tier) documents.addBits(range.bits!);
    for (let at = this.wordEnds[tier - 1] ?? 0; at < this.wordEnds[tier]!; at++) {
      const word = this.words[at]!;
      const bits = this.bitsOf(word);
      if (bits) documents.addBits(bits);
      else documents.addLists(byWord, word, word + 1);
    }
    for (let at = this.profileEnds[tier - 1] ?? 0; at < this.profileEnds[tier]!; at++) {
      const profile = this.profiles[at]!;
      documents.addLists(byProfile, profile, profile + 1);
    }
  }
}

const entriesOf = ({ starts }: PostingLists, from: number, to = from + 1) =>
  starts[to]! - starts[from]!;
