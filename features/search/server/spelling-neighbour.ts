import { fold } from "../../../shared/fold.ts";
import { distance } from "./engine/typo-distance.ts";

/** Letters of a text for each typing error that it may have. */
const lettersForEachTypo = 4;

/**
 * The known text that a text is spelled nearly like, ignoring case, accents and spaces: "kafemaschiene" and
 * "Kaffeemaschine". Of equally near ones the first.
 */
export function spellingNeighbour(text: string, known: string[]): string | undefined {
  const letters = lettersOf(text);
  let nearest: string | undefined;
  let least = Math.floor(letters.length / lettersForEachTypo) + 1;
  for (const candidate of known) {
    const other = lettersOf(candidate);
    if (Math.abs(letters.length - other.length) >= least) continue;
    const typos = distance(letters, other);
    if (typos < least) [nearest, least] = [candidate, typos];
  }
  return nearest;
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
