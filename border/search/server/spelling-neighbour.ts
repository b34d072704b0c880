import { fold } from "../../../platform/shared/texts/fold.ts";
import { distance } from "./engine/words/typos.ts";

/** Number of letters of a text per permitted typo. */
const lettersForEachTypo = 4;

/**
 * Returns the known text with nearly the same spelling, ignoring case, accents and spaces: "Kaffeemaschine" for "kafemaschiene";
 * the first of several equally near ones.
 */
export function spellingNeighbour(text: string, known: string[]): string | undefined {
  const letters = lettersOf(text);
  let nearest: string | undefined;
  let min = Math.floor(letters.length / lettersForEachTypo) + 1;
  for (const candidate of known) {
    const other = lettersOf(candidate);
    if (Math.abs(letters.length - other.length) >= min) continue;
    const typos = distance(letters, other);
    if (typos < min) [nearest, min] = [candidate, typos];
  }
  return nearest;
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
