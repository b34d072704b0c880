import { fold } from "../../../platform/shared/texts/fold.ts";

/** A part of a text, and whether it matches the typed text. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a suggestion into parts that match the typed words and the rest. Order, case and accents are ignored, so that
 * "kave" is found in "Kávé". A word matches at the beginning of words, and inside them only when none begins with it.
 */
export function highlight(text: string, typed: string): Part[] {
  // A letter and its combining accents belong together.
  const letters: string[] = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const folded = letters.map(fold);
  /** The index of the original letter for each folded one: "ß" folds to two. */
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

/** Whether a suggestion contains every typed word, ignoring case and accents. */
export function holds(text: string, typed: string): boolean {
  const folded = fold(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}

/** Like `holds`, for umlauts typed as two letters: "kaese" for "Käse". */
export const holdsWrittenOut = (text: string, typed: string): boolean =>
  holds(text.replace(/[äöü]/gi, "$&e"), typed);

const wordsOf = (typed: string) => fold(typed).match(/\p{L}+|\p{N}+/gu) ?? [];

function placesOf(folded: string, words: string[]) {
  return words.flatMap((word) => {
    const places = [...folded.matchAll(new RegExp(word, "g"))].map(({ index }) => index);
    const beginnings = places.filter((index) => !/[\p{L}\p{N}]/u.test(folded[index - 1] ?? ""));
    return (beginnings.length > 0 ? beginnings : places).map((start) => ({
      start,
      end: start + word.length,
    }));
  });
}
