import type { Language } from "../../../../shared/site.ts";
import { fold } from "../../../../shared/fold.ts";
import type { SearchDocument } from "./index-builder.ts";

/** A term to suggest although no shopper has searched for it yet. */
export interface CommonTerm {
  term: string;
  weight: number;
}

/** Connecting words: no term consists only of one, or begins or ends with one. */
const joiningWords: Record<Language, string[]> = {
  de: ["mit", "für", "und", "oder", "ohne", "aus", "von", "der", "die", "das", "dem", "den", "im"],
  fr: ["avec", "pour", "sans", "dans", "les", "des", "une", "aux", "sur", "par", "en", "et", "de"],
  pl: ["dla", "bez", "oraz", "pod", "przy", "nad", "od", "do", "na", "ze"],
  cs: ["pro", "bez", "nebo", "pod", "nad", "ze", "na", "do", "se"],
  hu: ["egy", "és", "vagy", "nélkül", "hogy", "az", "a"],
  sk: ["pre", "bez", "alebo", "pod", "nad", "zo", "na", "do", "so"],
  tr: ["için", "ile", "veya", "bir", "ve"],
};

const shortestWord = 4;
const shortestOfPair = 3;
const fewest = 3;
const mostTerms = 5_000;
/** Limits the memory: pairs of rare words in a large catalogue would be millions. */
const mostCounted = 200_000;
/** For each of its products, a category name weighs as much as this number of product names. */
const categoryWeight = 100;

/** Collects terms for a shop without searches yet: category names, words of several products, and pairs of such words. */
export class TermCounter {
  private readonly counts = new Map<string, { term: string; weight: number }>();
  private readonly joining: Set<string>;

  constructor(language: Language) {
    this.joining = new Set(joiningWords[language].map(fold));
  }

  add({ name, categories }: SearchDocument): void {
    for (const category of categories) this.count(category, categoryWeight);
    for (const part of name.split(/[^\p{L}\p{M}\s-]+/u)) {
      const words = part.split(/[\s-]+/).filter(Boolean);
      const isMeant = (word: string) =>
        word.length >= shortestOfPair && !this.joining.has(fold(word));
      words.forEach((word, at) => {
        if (!isMeant(word)) return;
        if (word.length >= shortestWord) this.count(word);
        const next = words[at + 1];
        if (next && isMeant(next)) this.count(`${word} ${next}`);
      });
    }
  }

  /** The most common terms, best first. */
  finish(): CommonTerm[] {
    return [...this.counts.values()]
      .filter(({ weight }) => weight >= fewest)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostTerms);
  }

  private count(term: string, weight = 1) {
    const key = fold(term);
    const known = this.counts.get(key);
    if (known) known.weight += weight;
    else if (this.counts.size < mostCounted) this.counts.set(key, { term, weight });
  }
}
