/** Text from outside that PostgreSQL cannot store: U+0000 and unpaired surrogates. */

/** Reports whether a text can be stored unchanged. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/**
 * Replaces each U+0000 in the text of a form by U+FFFD, as HTML does; no keyboard types U+0000. Decoded bytes never contain
 * unpaired surrogates.
 */
export const withoutNull = (text: string): string => text.replaceAll("\0", "\uFFFD");

/**
 * Reports whether every text in a JSON document can be stored. UTF-8 cannot encode the other characters either, so only escape
 * sequences are checked.
 */
export function isStorableJson(json: string): boolean {
  const others = json.replaceAll("\\\\", "").replace(/\\ud[89ab]..\\ud[c-f]../gi, "");
  return !/\\u(0000|d[89a-f])/i.test(others);
}
