/** Text from elsewhere that PostgreSQL cannot store: U+0000, and halves of surrogate pairs. */

/** Whether a text can be stored as it is. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** A text of a form with U+FFFD for each U+0000, as in HTML; no keyboard types it. Decoded bytes have no halves of pairs. */
export const withoutNull = (text: string): string => text.replaceAll("\0", "\uFFFD");

/** Whether every text of a JSON can be stored. Bytes of UTF-8 cannot hold the others either, so that only escapes are looked at. */
export function isStorableJson(json: string): boolean {
  const others = json.replaceAll("\\\\", "").replace(/\\ud[89ab]..\\ud[c-f]../gi, "");
  return !/\\u(0000|d[89a-f])/i.test(others);
}
