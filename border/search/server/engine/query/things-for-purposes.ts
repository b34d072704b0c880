import { searchLanguages, type KnownLanguage, isIdleWord } from "../../language/languages.ts";
import {
  maxRanked,
  type DocumentFinder,
  type Wanted,
  bestOf,
  type Hit,
} from "./document-finder.ts";
import { lastMatch, lastOwnTier, lastTypeTier, tierList } from "./match-tiers.ts";
import { isPurposeLast } from "./purpose.ts";
import type { Parts, Readings } from "./readings.ts";
import { fewHits, type SimilarDocuments } from "./similar-documents.ts";
import type { TypedQuery, Words } from "./typed-text.ts";

/**
 * Finds things that are for something: those of their kind that name or mention the purpose, or, when none names it, all of their
 * kind. What a thing is for is no thing of its kind: no machine is a "coffee for the machine".
 */
export class ThingsForPurposes {
  private readonly readings: Readings;
  private readonly finder: DocumentFinder;
  private readonly similar: SimilarDocuments;
  private readonly language: KnownLanguage;
  private readonly hasCompounds: boolean;
  /** Whether names of things have the preposition of a purpose: elsewhere they are compounds, or have no preposition. */
  private readonly joinsPurposes: boolean;

  constructor(
    language: KnownLanguage,
    readings: Readings,
    finder: DocumentFinder,
    similar: SimilarDocuments,
  ) {
    this.language = language;
    this.readings = readings;
    this.finder = finder;
    this.similar = similar;
    this.hasCompounds = searchLanguages[language].joints !== undefined;
    this.joinsPurposes = isPurposeLast(language) && !this.hasCompounds;
  }

  /** Returns the hits of a text that says what a thing is for; `asked` are its wordings. Empty for other texts. */
  find(queries: TypedQuery[], wanted: Wanted): Hit[] {
    const divided = queries.map((each) => ({ each, parts: this.readings.purposeOf(each) }));
    if (!divided.some(({ parts }) => parts)) return [];
    const [named, mentioned, others]: [Hit[], Hit[], Hit[]] = [[], [], []];
    for (const { each, parts } of divided) {
      // Another wording may be one name: "to-go mug".
      if (!parts) {
        const readings = [...this.readings.joined(each), each];
        named.push(...readings.flatMap((one) => this.matches(one, wanted)).filter(isOwn));
        continue;
      }
      const found = this.withPurpose(each, parts, wanted);
      for (const hit of found) (hit.tier <= lastMatch ? named : mentioned).push(hit);
      if (found.length === 0) mentioned.push(...this.withSomePurpose(each, parts, wanted));
      const things = [...this.readings.joined(parts.thing), parts.thing];
      others.push(...things.flatMap((one) => this.matches(one, wanted)));
    }
    const tiered = (hit: Hit, tier: number): Hit => ({ ...hit, tier });
    const hits = [
      ...named.map((hit) => tiered(hit, Math.min(hit.tier, lastOwnTier))),
      ...mentioned.map((hit) => tiered(hit, named.length > 0 ? lastOwnTier : 0)),
      ...(named.length > 0 ? [] : others.filter(isOwn)),
    ];
    if (hits.length > 0 && hits.length < fewHits)
      hits.push(...this.similar.withSomeWords(queries[0]!, wanted));
    return bestOf(hits, wanted.limit);
  }

  /** Finds the things that name or mention their purpose, in whatever form. */
  private withPurpose(query: TypedQuery, parts: Parts, wanted: Wanted): Hit[] {
    const { head, purpose } = parts;
    const wide = { ...wanted, limit: Math.max(wanted.limit, maxRanked) };
    const ofKind = (reading: Words) =>
      this.matches(reading, wide).filter(({ document }) => this.isKind(head.tierIn(document)));
    const joined = this.readings.joined(query);
    const isMerged = ({ words }: Words) => !words.includes(head.typed);
    const isName = (reading: Words) =>
      isMerged(reading) &&
      (this.joinsPurposes || purpose.every((word) => reading.words.includes(word)));
    const isNamed = ({ tier }: Hit) => tier <= lastMatch;
    const exact = ofKind(query);
    const isBegun = query.open !== "all" && !exact.some(isNamed);
    const begun = isBegun ? ofKind({ ...query, open: "all" }) : exact;
    const inParts = begun.some(isNamed) ? [] : this.firstParts(query).flatMap(ofKind);
    return [
      ...joined.filter(isName).flatMap((reading) => this.matches(reading, wanted)),
      ...joined
        .filter((reading) => !isMerged(reading))
        .flatMap(ofKind)
        .filter(isOwn),
      ...begun,
      ...inParts.filter(isNamed),
    ];
  }

  /** Finds things whose purpose matches by a likely meaning, or by some of its words: "lamba" for "okumak" or a "çocuk odası". */
  private withSomePurpose(query: TypedQuery, parts: Parts, wanted: Wanted): Hit[] {
    const isKind = ({ document }: Hit) => this.isKind(parts.head.tierIn(document));
    const unknown = this.readings.unknownIn(query);
    const mayMean = (word: string) => unknown.has(word) && !isIdleWord(word, this.language);
    const meant = this.readings
      .matches(query)
      .map((found) => (mayMean(found.typed) ? this.readings.meantBy(found.typed) : found));
    const likely = this.finder.find(meant, wanted).filter(isKind);
    if (likely.length > 0) return likely;
    const some = parts.purpose.flatMap((word) =>
      this.matches({ words: [...parts.thing.words, word], open: "none" }, wanted).filter(isKind),
    );
    return parts.purpose.length > 1 ? some : [];
  }

  /** Returns readings with the first part of a compound alone: coffee for a "siebträgermaschine" is for the "siebträger". */
  private firstParts(query: TypedQuery): Words[] {
    return this.readings.joinedAndSplit(query).flatMap(({ words }) => {
      const [first, rest] = words.filter((word) => !query.words.includes(word));
      if (first === undefined || rest === undefined) return [];
      return [{ words: words.filter((word) => word !== rest), open: "none" as const }];
    });
  }

  private matches(reading: Words, wanted: Wanted): Hit[] {
    return this.finder.find(this.readings.matches(reading), wanted);
  }

  /** Whether a word in this tier says what a document is. A name of several words is no compound of the last one. */
  private isKind(tier: number): boolean {
    return tier <= lastTypeTier && (this.hasCompounds || tierList[tier]!.kind === "whole");
  }
}

const isOwn = ({ tier }: Hit) => tier <= lastOwnTier;
