import type { IndexData } from "../index/index-data.ts";
import { Memo } from "../memo.ts";
import type { Vocabulary } from "../index/vocabulary.ts";
import { WordMatches } from "./word-matches.ts";
import { asMeant, asTyped, steps, type Step, WordRanges, type Meaning } from "./word-meanings.ts";

/** Number of cached words: each keystroke sends the same first words again. */
const maxWords = 64;
/** Most matches that are reused by later searches: each has bits for all documents, and only searches of many typos need more. */
const maxPooled = 24;

/** The ways to read a word: finished, as a beginning, and as loosely as each step allows. */
const ways = ["finished", "open", ...steps] as const;
const wayNumbers = Object.fromEntries(ways.map((way, number) => [way, number])) as Record<
  (typeof ways)[number],
  number
>;

/** The cached matches of a typed word, by the index of the way in which it is read. */
interface ReadWord {
  typed: string;
  meanings: Meaning[];
  ranges: WordRanges[];
  /** In the current search. */
  matches: WordMatches[];
}

/** Caches the matches of the words of one search: each is looked up once. */
export class WordLookups {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  /** The words of the current search and of those before. */
  private readonly words = new Memo<ReadWord>(maxWords);
  /** Entries used by the current search, and those free for the next one. */
  private readonly used: ReadWord[] = [];
  private readonly pool: WordMatches[] = [];

  constructor(data: IndexData, vocabulary: Vocabulary) {
    this.data = data;
    this.vocabulary = vocabulary;
  }

  /** Ends a search. */
  release(): void {
    for (const { matches } of this.used) {
      for (const found of matches) if (found && this.pool.length < maxPooled) this.pool.push(found);
      matches.length = 0;
    }
    this.used.length = 0;
  }

  /** Returns the matches of a word as typed. */
  typed(word: string, isOpen: boolean): WordMatches {
    return this.matchesOf(word, isOpen ? wayNumbers.open : wayNumbers.finished, () =>
      asTyped(this.vocabulary, word, isOpen),
    );
  }

  /** Returns the matches of a word read in the ways of a step and of the steps before it. */
  loosely(word: string, last: Step): WordMatches {
    return this.matchesOf(word, wayNumbers[last], () => {
      const meanings = steps
        .slice(0, steps.indexOf(last) + 1)
        .map((step) => this.meaningOf(word, step));
      const exact = new Set(meanings.flatMap((meaning) => [...meaning.exact]));
      return {
        exact,
        whole: exact,
        beginnings: meanings.flatMap(({ beginnings }) => beginnings),
        isOpen: true,
      };
    });
  }

  /** Whether this step adds meanings to a word. */
  hasMore(word: string, step: Step): boolean {
    const { exact, beginnings } = this.meaningOf(word, step);
    return beginnings.length > 0 || [...exact].length > 0;
  }

  private matchesOf(typed: string, way: number, meaning: () => Meaning): WordMatches {
    const word = this.wordOf(typed);
    const known = word.matches[way];
    if (known) return known;
    word.ranges[way] ??= new WordRanges(this.vocabulary, meaning());
    const found = this.pool.pop() ?? new WordMatches(this.data);
    found.begin(typed, word.ranges[way]);
    if (word.matches.length === 0) this.used.push(word);
    word.matches[way] = found;
    return found;
  }

  private meaningOf(typed: string, step: Step): Meaning {
    const { meanings } = this.wordOf(typed);
    return (meanings[wayNumbers[step]] ??= asMeant(this.vocabulary, typed, step));
  }

  private wordOf(typed: string): ReadWord {
    return this.words.get(typed, newWord);
  }
}

const newWord = (typed: string): ReadWord => ({ typed, meanings: [], ranges: [], matches: [] });
