import { fold } from "../../../shared/fold.ts";

/** A piece of a text, and whether it is what somebody typed. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/**
 * Takes a suggestion apart into what was typed and the rest: words in any order, case and accents aside, so that "kave"
 * is found in "Kávé". A word is looked for where words begin, and inside of them only when none begins so. Put together the
 * parts are the text.
 */
export function highlight(text: string, typed: string): Part[] {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const folded = letters.map(fold);
  /** For each folded letter the letter that it comes from: "ß" gives two. */
  const origins = folded.flatMap((part, index) => Array<number>(part.length).fill(index));
  const matched = new Set<number>();
  for (const place of placesOf(folded.join(""), wordsOf(typed)))
    for (let at = place.start; at < place.end; at++) matched.add(origins[at]!);

  const parts: Part[] = [];
  letters.forEach((letter, index) => {
    const isMatch = matched.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}

/** Whether a suggestion literally holds every word that was typed, case and accents aside. */
export function holds(text: string, typed: string): boolean {
  const folded = fold(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}

/** The same for umlauts that were typed as two letters: "kaese" for "Käse". */
export const holdsWrittenOut = (text: string, typed: string): boolean =>
  holds(text.replace(/[äöü]/gi, "$&e"), typed);

/** A letter with its accents is one, however it is written. */
const segmenter = new Intl.Segmenter();

const wordsOf = (typed: string) => fold(typed).match(/\p{L}+|\p{N}+/gu) ?? [];

function placesOf(folded: string, words: string[]) {
  return words.flatMap((word) => {
    const places = Array.from(folded.matchAll(new RegExp(word, "g")), ({ index }) => index);
    const beginnings = places.filter((index) => !/[\p{L}\p{N}]/u.test(folded[index - 1] ?? ""));
    return (beginnings.length > 0 ? beginnings : places).map((start) => ({
      start,
      end: start + word.length,
    }));
  });
}
