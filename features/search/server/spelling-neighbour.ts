import { fold } from "../../../shared/fold.ts";

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
    const typos = typosBetween(letters, lettersOf(candidate), least);
    if (typos < least) [nearest, least] = [candidate, typos];
  }
  return nearest;
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** Letters to add, remove, replace or swap with a neighbour (optimal string alignment), or `limit` when there are as many or more. */
function typosBetween(text: string, other: string, limit: number): number {
  if (Math.abs(text.length - other.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= text.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = text[row - 1] === other[at - 1];
      const isSwapped = text[row - 1] === other[at - 2] && text[row - 2] === other[at - 1];
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[at - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}
