/** Letters of folded words (a to z, 0 to 9) as numbers that preserve the order of words. */

/** The 36 letters, and 0 for none. */
export const alphabetSize = 37;

/** Returns the number of the letters from `from` on; letters beyond `end` count as none. */
export function keyOfLetters(
  letters: Uint8Array,
  from: number,
  end: number,
  count: number,
): number {
  let key = 0;
  for (let at = from; at < from + count; at++)
    key = key * alphabetSize + (at < end ? rankOf(letters[at]!) : 0);
  return key;
}

/** Returns the number of a text's first letters. */
export function keyOfText(text: string, count: number): number {
  let key = 0;
  for (let at = 0; at < count; at++)
    key = key * alphabetSize + (at < text.length ? rankOf(text.charCodeAt(at)) : 0);
  return key;
}

/** Returns 1 to 36: digits before letters, as in their character codes. */
export const rankOf = (code: number) => (code < 97 ? code - 47 : code - 86);
