/** A letter that is missing or too many is more likely than another one: "sate" means "state" rather than "site". */
const replacement = 1.2;

/** Typing mistakes that a suggestion may bridge, and the share of a word that has to be right. */
const tolerated = { mistakes: 3, share: 0.4 };

/** Returns the word that a mistyped one most likely means, whatever its case. Undefined when none is similar. */
export function nearestWord(written: string, words: Iterable<string>): string | undefined {
  const typed = written.toLowerCase();
  let [nearest, fewest]: [string | undefined, number] = [undefined, tolerated.mistakes + 1];
  for (const word of words) {
    const length = Math.max(typed.length, word.length);
    const mistakes = typingMistakes(typed, word.toLowerCase());
    if (mistakes >= fewest || mistakes > length * (1 - tolerated.share)) continue;
    [nearest, fewest] = [word, mistakes];
  }
  return nearest;
}

/**
 * Returns how many letters are missing, too many, replaced or exchanged with their neighbour: the optimal string alignment
 * distance, in which a replacement counts more.
 */
function typingMistakes(one: string, other: string): number {
  let before: number[] = [];
  let row = [0];
  for (let j = 1; j <= other.length; j++) row.push(j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (isSame ? 0 : replacement),
        isExchanged ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
