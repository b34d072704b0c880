import type { ShopLanguage } from "../../../shop/sites/site-codes.ts";

/** The files into which packages of @fontsource-variable divide the fonts of these languages. */
export const scripts = ["latin", "latin-ext"] as const;
export type Script = (typeof scripts)[number];

/** The code points that the file of a script has, as its package says. */
const codePoints: Record<Script, number[]> = {
  latin: codesIn(
    "0000-00FF, 0131, 0152-0153, 02BB-02BC, 02C6, 02DA, 02DC, 2000-206F, 20AC, 2122, 2191, 2193, 2212, 2215, FEFF, FFFD",
  ),
  "latin-ext": codesIn(
    "0100-02BA, 02BD-02C5, 02C7-02CC, 02CE-02D7, 02DD-02FF, 1E00-1E9F, 1EF2-1EFF, 20A0-20AB, 20AD-20C0",
  ),
};

function codesIn(ranges: string): number[] {
  return ranges.split(", ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The small letters of each language besides a to z. */
const letters: Record<ShopLanguage, string> = {
  de: "äöüß",
  fr: "àâæçéèêëîïôœùûüÿ",
  pl: "ąćęłńóśźż",
  cs: "áčďéěíňóřšťúůýž",
  hu: "áéíóöőúüű",
  sk: "áäčďéíĺľňóôŕšťúýž",
  tr: "âçğıîöşüû",
};

/** Letters of neighbouring languages that names of people and places have. */
const lettersOfNames = "ãåìñòõø";

/** Besides letters: what texts, prices and forms write. */
const others = "0123456789 !\"%&'()*+,-./:;=?@_§«°²³µ·»×Ø€₺−\u00A0";

/** The block U+2000 to U+206F, all of it: its few glyphs are smaller than a `unicode-range` with gaps. */
const generalPunctuation = String.fromCodePoint(...codesIn("2000-206F"));

/** All characters that the languages of the shop need. Pages load a font with these alone; others come from the whole font. */
export const neededCharacters = new Set(
  [
    others,
    generalPunctuation,
    ...["abcdefghijklmnopqrstuvwxyz", lettersOfNames, ...Object.values(letters)].flatMap(
      (alphabet) => [alphabet, alphabet.toUpperCase(), alphabet.toLocaleUpperCase("tr")],
    ),
  ].flatMap((text) => Array.from(text)),
);

/** Controls, marks and spaces, which browsers show without a glyph: they load no whole font. */
const withoutGlyph = /[\p{Cc}\p{Cf}\p{Z}]/u;

/** Returns whether pages load a font for a character from the start, with the others of its script. */
const isInSubset = (character: string) =>
  neededCharacters.has(character) || withoutGlyph.test(character);

const inFonts = new Set(scripts.flatMap((script) => codePoints[script]));

/** Returns whether only the whole fonts have a character. */
export const isInRest = (character: string) =>
  inFonts.has(character.codePointAt(0)!) && !isInSubset(character);

/**
 * Returns for which characters of a script a browser loads the subset or the rest of a font, as a `unicode-range`. The two share no
 * character: for one of both a browser would load the rest while it waits for the subset.
 */
export function unicodeRange(script: Script, part: "subset" | "rest"): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codePoints[script]) {
    if (isInRest(String.fromCodePoint(code)) !== (part === "rest")) continue;
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`)
    .join(", ");
}
