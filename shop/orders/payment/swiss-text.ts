/** Text of a Swiss QR-bill (Swiss Implementation Guidelines QR-bill 2.3, annex on characters and section on addresses). */

const allowed = /[\u0020-\u007e\u00a0-\u017fȘ-ț€]/;
const others = new RegExp(`[^${allowed.source.slice(1)}`, "gu");

/** Typographic characters, which phones and word processors write in place of those of the standard. */
const plain: [RegExp, string][] = [
  [/[‘’‚‛′ʹʻʼ]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[\p{Pd}−]/gu, "-"],
  [/\s/g, " "],
];

/** Returns a text in the characters of the standard; letters that it lacks lose their accents. */
export const swissText = (text: string): string =>
  plain
    .reduce((written, [from, to]) => written.replaceAll(from, to), text.normalize("NFC"))
    .replaceAll(others, (other) => other.normalize("NFKD").replaceAll(/\p{M}/gu, ""));

export const isSwissText = (text: string): boolean => text.search(others) < 0;

/** Returns the street and, if it ends with one, the number of the house, which has a field of its own. */
export function swissStreet(line: string): { street: string; house: string } {
  const [, street, house] = /^(.*\p{L}.*?) (\d[\d a-z/-]{0,15})$/iu.exec(swissText(line)) ?? [];
  return street && house
    ? { street: street.slice(0, 70), house }
    : { street: swissText(line).slice(0, 70), house: "" };
}
