/** Typesetting of names on the plates of logos. */

/** Widths of those bold Arial letters that differ most from the others, in font sizes. */
const widths: [RegExp, number][] = [
  [/[ijlftIrı. -]/, 0.33],
  [/[mwMW]/, 0.86],
  [/[A-HK-RU-ZÖÜÇ]/, 0.7],
];
const commonWidth = 0.58;

/** Returns the width of a line, in font sizes. */
export const widthOf = (line: string): number =>
  Array.from(line).reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? commonWidth),
    0,
  );

/** Breaks a name into lines: one word each, short words joined. */
export function linesOf(name: string): string[] {
  const [first = "", ...others] = name.split(" ");
  return others.reduce(
    (lines, word) => {
      const together = `${lines.at(-1)} ${word}`;
      return together.length < 11 ? [...lines.slice(0, -1), together] : [...lines, word];
    },
    [first],
  );
}
