import type { IndexData } from "./index-data.ts";
import { Memo } from "./memo.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { WordMatches } from "./word-matches.ts";
import { asMeant, asTyped, steps, type Step } from "./word-meanings.ts";
import { WordRanges, type Meaning } from "./word-ranges.ts";

/** Typing sends the same first words again and again. */
const mostMeanings = 128;

/** The matches of the words of one search: each is looked up once. */
export class WordLookups {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  /** By typed word and the way in which it is read, and a pool of objects for the next search. */
  private readonly matched = new Map<string, WordMatches>();
  private readonly pool: WordMatches[] = [];
  /** What words may mean, by word and way; also those of the searches before. */
  private readonly meanings = new Memo<Meaning>(mostMeanings);
  private readonly ranges = new Memo<WordRanges>(mostMeanings);

  constructor(data: IndexData, vocabulary: Vocabulary) {
    this.data = data;
    this.vocabulary = vocabulary;
  }

  /** Ends a search. */
  release(): void {
    this.pool.push(...this.matched.values());
    this.matched.clear();
  }

  /** A word as typed. */
  typed(word: string, isOpen: boolean): WordMatches {
    const key = isOpen ? `${word}*` : word;
    return this.matchesOf(key, word, () => asTyped(this.vocabulary, word, isOpen));
  }

  /** A word in the ways of a step and of those before it. */
  loosely(word: string, last: Step): WordMatches {
    return this.matchesOf(`${word} ${last}`, word, () => {
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

  /** Whether a word has meanings by this step that it did not have by those before. */
  hasMore(word: string, step: Step): boolean {
    const { exact, beginnings } = this.meaningOf(word, step);
    return beginnings.length > 0 || [...exact].length > 0;
  }

  private matchesOf(key: string, typed: string, meaning: () => Meaning): WordMatches {
    const known = this.matched.get(key);
    if (known) return known;
    const ranges = this.ranges.get(key, () => new WordRanges(this.vocabulary, meaning()));
    const found = this.pool.pop() ?? new WordMatches(this.data);
    found.begin(typed, ranges);
    this.matched.set(key, found);
    return found;
  }

  private meaningOf(word: string, step: Step): Meaning {
    return this.meanings.get(`${word} ${step}`, () => asMeant(this.vocabulary, word, step));
  }
}
