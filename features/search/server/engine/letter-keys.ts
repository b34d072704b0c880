/** Letters of folded words (a to z, 0 to 9) as numbers, in which words keep their order. */

/** The 36 letters, and none. */
export const alphabetSize = 37;

/** The number of the letters from `from` on; behind `end` there are none. */
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

/** The number of a text's first letters. */
export function keyOfText(text: string, count: number): number {
  let key = 0;
  for (let at = 0; at < count; at++)
    key = key * alphabetSize + (at < text.length ? rankOf(text.charCodeAt(at)) : 0);
  return key;
}

/** 1 to 36: digits before letters, as their codes are. */
export const rankOf = (code: number) => (code < 97 ? code - 47 : code - 86);
