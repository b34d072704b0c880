import type { Language } from "../../platform/shared/sites/site.ts";
import { fold, writtenOut } from "../../platform/shared/texts/fold.ts";
import { nearestWord } from "../../platform/shared/texts/nearest.ts";
import type { RetailStore } from "./stores-contract.ts";

/** Shortest word that is corrected, and shortest part of a word that is found within it. */
const minLength = { corrected: 4, inside: 3 };

/**
 * Returns the stores that match most words of a query: by the beginning of a town, a street or a postal code, or by a part of a word.
 * Corrects typos only when nothing matches. Empty when nothing does.
 */
export function findStores(
  query: string,
  stores: readonly RetailStore[],
  language: Language,
): RetailStore[] {
  const words = wordsIn(fold(query));
  const known = stores.map((store) => ({ store, words: wordsOf(store, language) }));
  const found = bestMatches(words, known);
  if (found.length > 0) return found;
  const all = new Set(known.flatMap((each) => [...each.words]));
  const corrected = words.flatMap((word) =>
    word.length < minLength.corrected || /\d/.test(word) ? [] : (nearestWord(word, all) ?? []),
  );
  return bestMatches(corrected, known);
}

interface KnownStore {
  store: RetailStore;
  words: ReadonlySet<string>;
}

/** Returns the stores with the most matching words, those first in which they are whole words or beginnings. */
function bestMatches(words: string[], known: KnownStore[]): RetailStore[] {
  const matches = known.map(({ store, words: own }) => {
    const ranks = words.map((word) => rankIn(own, word));
    return {
      store,
      count: ranks.filter((rank) => rank > 0).length,
      rank: ranks.reduce((sum, rank) => sum + rank, 0),
    };
  });
  const max = Math.max(0, ...matches.map(({ count }) => count));
  return matches
    .filter(({ count }) => max > 0 && count === max)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ store }) => store);
}

function rankIn(words: ReadonlySet<string>, word: string): number {
  if (words.has(word)) return 3;
  const each = [...words];
  if (each.some((other) => other.startsWith(word))) return 2;
  const isInside = word.length >= minLength.inside && !/\d/.test(word);
  return isInside && each.some((other) => other.includes(word)) ? 1 : 0;
}

/** Returns the words by which a store is found: as written, and with accents written out ("koeln"). */
function wordsOf(store: RetailStore, language: Language): Set<string> {
  const { name, street, town, postalCode } = store;
  const texts = [...Object.values(name), street, town];
  // "00-363" and "110 00" are also found as they are written and without the gap.
  const codes = [postalCode, postalCode.replace(/\D/g, "")];
  return new Set(
    [...texts, ...texts.map((text) => writtenOut(text, language)), ...codes].flatMap((text) =>
      wordsIn(fold(text)),
    ),
  );
}

/** Digits that a gap divides stay one word: "110 00". */
const wordsIn = (text: string): string[] =>
  text
    .replace(/(\d)[\s-]+(?=\d)/g, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
