import type { IndexData } from "../index/index-data.ts";
import { lastOwnTier, lastTier, lastTypeTier } from "./match-tiers.ts";
import { Memo } from "../memo.ts";
import { mayGoOn } from "../words/measures.ts";
import { isNounFirst } from "../../language/languages.ts";
import { isPurposeLast } from "./purpose.ts";
import { typedText, type TypedQuery, type Words, joinedWords, splitWords } from "./typed-text.ts";
import type { Vocabulary } from "../index/vocabulary.ts";
import { WordLookups } from "./word-lookups.ts";
import type { WordMatches } from "./word-matches.ts";
import { asMeant, steps, type Step } from "./word-meanings.ts";

/** The parts of a text that says what a thing is for. */
export interface Parts {
  thing: TypedQuery;
  purpose: string[];
  /** The noun of the thing. */
  head: WordMatches;
}

const isOpenAt = ({ words, open }: Words, at: number) =>
  open === "all" || (open === "last" && at === words.length - 1);

/** Maximum number of variants with joined or split words. */
const maxVariants = 12;
const maxParts = 500;

/** The possible readings of a typed text, and the matches of each of its words. */
export class Readings {
  private readonly lookups: WordLookups;
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  /** Caches whether parts of typed words are words: each keystroke needs the same parts again. */
  private readonly compoundParts = new Memo<boolean>(maxParts);
  /** Caches what joined words are: the first ones stay the same from keystroke to keystroke. */
  private readonly wordsAndBeginnings = new Memo<"word" | "beginning" | "no">(maxParts);

  constructor(data: IndexData, vocabulary: Vocabulary) {
    this.data = data;
    this.vocabulary = vocabulary;
    this.lookups = new WordLookups(data, vocabulary);
  }

  /** Ends a search. */
  release(): void {
    this.lookups.release();
  }

  /** Returns the text as typed; when it is finished, beginnings do not count. */
  asTyped(text: string, isFinished: boolean): TypedQuery {
    return { ...typedText(text, this.data.language), open: isFinished ? "none" : "last" };
  }

  /** Returns the text with the unit that it ends with as the beginning of another word, if that is possible. */
  withoutMeasures(text: string, { open }: TypedQuery): TypedQuery | undefined {
    if (open === "none" || !mayGoOn(text)) return undefined;
    return { ...typedText(text, this.data.language, false), open };
  }

  /** Returns the words of the thing that has a purpose, and of the purpose; undefined when no word says what the thing is. */
  purposeOf({ purpose, open }: TypedQuery): Parts | undefined {
    if (!purpose) return undefined;
    const { language } = this.data;
    const { words } = purpose;
    // Without words behind the purpose, the thing ends with the last noun before it.
    const thing =
      purpose.thing.length > 0
        ? purpose.thing
        : words.slice(
            0,
            words.findIndex((word, at) => at < words.length - 1 && this.isTypeWord(word)) + 1,
          );
    const nouns = thing.filter((word) => this.isTypeWord(word));
    const head = isNounFirst(language) ? nouns[0] : nouns.at(-1);
    if (head === undefined) return undefined;
    const isLast = purpose.thing.length > 0 && !isPurposeLast(language);
    return {
      thing: {
        words: thing,
        named: thing.length,
        joined: joinedWords(thing, language),
        open: isLast ? open : "none",
      },
      purpose: words.filter((word) => !thing.includes(word)),
      head: this.lookups.typed(head, false),
    };
  }

  /** Whether a finished word says what a document is. */
  private isTypeWord(word: string): boolean {
    return isUpTo(lastTypeTier, this.lookups.typed(word, false));
  }

  /** Whether a finished word says what a document is; called between searches. */
  saysType(word: string): boolean {
    const says = this.isTypeWord(word);
    this.release();
    return says;
  }

  /** Whether a document has the word in this form. */
  hasWord(word: string): boolean {
    return this.isWord(word, false);
  }

  /** Whether known words begin so, as those of compounds do. */
  isBeginning(word: string): boolean {
    return this.isWord(word, true);
  }

  /** Whether a finished word names or describes a document. */
  describes(word: string): boolean {
    const is = isUpTo(lastOwnTier, this.lookups.typed(word, false));
    this.release();
    return is;
  }

  /** Returns the most likely known word that differs by one likely typo. */
  wordNear(word: string): string | undefined {
    for (const step of ["likely typo", "likely typo in the first letter"] as const)
      for (const found of asMeant(this.vocabulary, word, step).exact)
        return this.vocabulary.word(found);
    return undefined;
  }

  matches(query: Words): WordMatches[] {
    return query.words.map((word, at) => this.lookups.typed(word, isOpenAt(query, at)));
  }

  /** Returns readings with words joined into one known word or a name. */
  joined({ joined, open }: TypedQuery): Words[] {
    return joined
      .filter(({ whole, isLast }) => this.isWord(whole, open !== "none" && isLast))
      .map(({ words }) => ({ words, open }));
  }

  /** Returns "kaffee maschine" as "kaffeemaschine" and vice versa. */
  joinedAndSplit({ words, open, joined }: TypedQuery): Words[] {
    // A whole word is one of its own forms.
    const isPart = (word: string, isOpen: boolean) =>
      this.isCompoundPart(word) || (isOpen && this.isWord(word, true));
    const first = joined.slice(0, maxVariants);
    const split = splitWords(words, open !== "none", isPart).take(maxVariants - first.length);
    return [...first, ...split].map((other) => ({ words: other.words, open }));
  }

  unknownIn(query: TypedQuery): Set<string> {
    const unknown = this.matches(query).filter((found) => !isUpTo(lastTier, found));
    return new Set(unknown.map(({ typed }) => typed));
  }

  /** Returns the likeliest meaning of an unknown word. */
  meantBy(word: string): WordMatches {
    for (const step of steps) {
      const found = this.lookups.loosely(word, step);
      if (isUpTo(lastOwnTier, found)) return found;
    }
    return this.lookups.loosely(word, steps[0]);
  }

  /**
   * Returns the matches of the words, and reads those in `loosened` as loosely as the step allows. Returns undefined when a word has no
   * meaning, or when no word gains a meaning by the step.
   */
  loosened(query: TypedQuery, loosened: Set<string>, step: Step): WordMatches[] | undefined {
    const matches: WordMatches[] = [];
    for (const [at, word] of query.words.entries()) {
      const found = loosened.has(word)
        ? this.lookups.loosely(word, step)
        : this.lookups.typed(word, isOpenAt(query, at));
      // The last word changes with each keystroke; it usually need not be looked up any more.
      if (found.isNothing) return undefined;
      matches.push(found);
    }
    return [...loosened].some((word) => this.lookups.hasMore(word, step)) ? matches : undefined;
  }

  private isWord(word: string, isOpen: boolean): boolean {
    const isKnown = this.wordsAndBeginnings.get(word, () => {
      const { from, to } = this.vocabulary.withPrefix(word);
      if (from === to) return "no";
      return this.vocabulary.lengthOf(from) === word.length ? "word" : "beginning";
    });
    return isKnown === "word" || (isOpen && isKnown === "beginning");
  }

  /** Whether the word, in any of its forms, is a known word or the last one of a compound. */
  isCompoundPart(word: string): boolean {
    const { vocabulary } = this;
    return this.compoundParts.get(
      word,
      () => vocabulary.formsOf(word).length > 0 || vocabulary.withTail(word).length > 0,
    );
  }
}

/** Whether a word matches anything in the tiers up to this one. */
export function isUpTo(tier: number, found: WordMatches): boolean {
  found.lookUpTo(tier);
  return found.bestTier <= tier;
}
