import { LRUCache } from "lru-cache";
import type { IndexData } from "./index-data.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { WordMatches, type Meaning } from "./word-matches.ts";
import { asMeant, asTyped, steps, type Step } from "./word-meanings.ts";

/** Typing sends the same first words again and again. */
const mostMeanings = 64;

/** The matches of the words of one search: each is looked up once. */
export class WordLookups {
  private readonly data: IndexData;
  private readonly vocabulary: Vocabulary;
  /** By typed word and the way in which it is read, and a pool of objects for the next search. */
  private readonly matched = new Map<string, WordMatches>();
  private readonly pool: WordMatches[] = [];
  /** What unknown words may mean, by word and step; also those of the searches before. */
  private readonly meanings = new LRUCache<string, Meaning>({ max: mostMeanings });

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

  /** A word in the ways of a step and of those before it. */
  loosely(word: string, last: Step): WordMatches {
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

  private meaningOf(word: string, step: Step): Meaning {
    const key = `${word} ${step}`;
    const known = this.meanings.get(key);
    if (known) return known;
    const meaning = asMeant(this.vocabulary, word, true, step);
    this.meanings.set(key, meaning);
    return meaning;
  }
}
