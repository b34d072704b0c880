import { fold } from "../../../shared/words.ts";

/** A product of one language, in order of popularity. */
export interface SearchDocument {
  id: number;
  /** The words that name it; they count more than those of its categories. */
  name: string;
  categories: string[];
  markets: string[];
}

/** One way in which a query can be met, best first. */
type Match = (token: string, query: string) => boolean;

/**
 * Finds products by the beginnings of words. Documents are numbered by popularity, so that every list of documents is in
 * the order of the answer; the vocabulary is sorted, so that a prefix is a range of it. What no beginning meets is looked
 * for inside words (compounds), then with one slip of the finger.
 */
export class SearchIndex {
  private readonly documents: SearchDocument[];
  /** Folded words in order, with the documents that have them. */
  private readonly vocabulary: string[];
  private readonly postings: Int32Array[];
  /** Words of the name alone, folded, by document: an answer that meets the name comes first. */
  private readonly names: string[][];

  constructor(documents: SearchDocument[]) {
    this.documents = documents;
    this.names = documents.map((document) => tokens(document.name));
    const byToken = new Map<string, number[]>();
    documents.forEach((document, number) => {
      for (const token of new Set([
        ...this.names[number]!,
        ...document.categories.flatMap(tokens),
      ])) {
        const list = byToken.get(token);
        if (list) list.push(number);
        else byToken.set(token, [number]);
      }
    });
    this.vocabulary = [...byToken.keys()].sort(byCodeUnits);
    this.postings = this.vocabulary.map((token) => Int32Array.from(byToken.get(token)!));
  }

  /** Numbers of the products that a market sells and the text means, best first. */
  search(text: string, market: string, limit = Infinity): number[] {
    const words = tokens(text);
    if (words.length === 0) return [];
    const sets: Set<number>[] = [];
    for (const word of words) {
      const found = this.documentsFor(word);
      if (found.size === 0) return [];
      sets.push(found);
    }
    sets.sort((a, b) => a.size - b.size);
    const [smallest, ...others] = sets;
    const numbers = [...smallest!]
      .filter(
        (number) =>
          this.documents[number]!.markets.includes(market) &&
          others.every((set) => set.has(number)),
      )
      .sort((a, b) => a - b);
    const meetsName = (number: number) =>
      words.every((word) => this.names[number]!.some((token) => token.startsWith(word)));
    const first = numbers.filter(meetsName);
    const named = new Set(first);
    return [...first, ...numbers.filter((number) => !named.has(number))]
      .slice(0, limit)
      .map((number) => this.documents[number]!.id);
  }

  /** Documents with a word that begins so; else with one that holds it; else with one that is nearly it. */
  private documentsFor(word: string): Set<number> {
    const found = new Set<number>();
    for (let at = this.firstFrom(word); this.vocabulary[at]?.startsWith(word); at++)
      for (const number of this.postings[at]!) found.add(number);
    for (const match of [holds, isNearly]) {
      if (found.size > 0 || word.length < 3) break;
      this.vocabulary.forEach((token, at) => {
        if (match(token, word)) for (const number of this.postings[at]!) found.add(number);
      });
    }
    return found;
  }

  private firstFrom(word: string): number {
    let low = 0;
    let high = this.vocabulary.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.vocabulary[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const holds: Match = (token, query) => token.includes(query);

/** The word, or as much of it as was typed, with one letter wrong, missing, too many, or two swapped. */
const isNearly: Match = (token, query) =>
  query.length >= 4 &&
  [query.length - 1, query.length, query.length + 1].some((length) =>
    isOneEditApart(token.slice(0, length), query),
  );

function isOneEditApart(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Words of a text, folded; an apostrophe ends a word ("l'espresso"). */
export function tokens(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}
