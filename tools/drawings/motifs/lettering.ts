import { line } from "../shade.ts";

/** A drawn letter: strokes as absolute "x y" pairs on a grid 10 high, and its width. */
type Letter = readonly [width: number, strokes: string];

const round = "M3.3 0C1.3 0 0 2 0 5C0 8 1.3 10 3.3 10C5.3 10 6.6 8 6.6 5C6.6 2 5.3 0 3.3 0Z";
const bowl = "M0 10L0 0L3 0C4.8 0 5.6 1.2 5.6 2.8C5.6 4.4 4.8 5.6 3 5.6L0 5.6";

/** Drawn, because fonts differ between machines. Capitals without accents, for names with the same spelling everywhere; figures and "cm". */
const letters: Record<string, Letter> = {
  A: [6, "M0 10L3 0L6 10M1.1 6.6L4.9 6.6"],
  B: [
    5.6,
    "M0 0L0 10L2.8 10C4.8 10 5.6 8.8 5.6 7.3C5.6 5.8 4.7 4.7 2.8 4.7L0 4.7M2.8 4.7C4.4 4.7 5 3.7 5 2.4C5 1 4.3 0 2.8 0L0 0",
  ],
  C: [5.8, "M5.8 2.2C5.3 0.8 4.4 0 3.2 0C1.2 0 0 2 0 5C0 8 1.2 10 3.2 10C4.4 10 5.3 9.2 5.8 7.8"],
  D: [6, "M0 0L0 10L2.4 10C4.8 10 6 8 6 5C6 2 4.8 0 2.4 0Z"],
  E: [4.8, "M4.8 0L0 0L0 10L4.8 10M0 4.8L4.2 4.8"],
  F: [4.8, "M4.8 0L0 0L0 10M0 4.8L4.2 4.8"],
  G: [
    6,
    "M5.8 2.2C5.3 0.8 4.4 0 3.2 0C1.2 0 0 2 0 5C0 8 1.2 10 3.2 10C4.5 10 5.5 9.3 6 8L6 5.4L3.6 5.4",
  ],
  H: [6, "M0 0L0 10M6 0L6 10M0 4.8L6 4.8"],
  I: [0, "M0 0L0 10"],
  J: [4, "M4 0L4 7.2C4 9 3.3 10 2 10C0.9 10 0.2 9.3 0 8.2"],
  K: [5.8, "M0 0L0 10M5.4 0L0 5.8M2 3.8L5.8 10"],
  L: [4.6, "M0 0L0 10L4.6 10"],
  M: [7.4, "M0 10L0.4 0L3.7 7L7 0L7.4 10"],
  N: [6, "M0 10L0 0L6 10L6 0"],
  O: [6.6, round],
  P: [5.6, bowl],
  Q: [6.6, `${round}M4 7.4L6.6 10.4`],
  R: [5.8, `${bowl}M3 5.6L5.8 10`],
  S: [
    5.6,
    "M5.3 1.8C4.9 0.6 4 0 2.8 0C1.2 0 0.2 1 0.2 2.5C0.2 4 1.4 4.5 2.8 4.9C4.4 5.4 5.6 6 5.6 7.5C5.6 9 4.5 10 2.8 10C1.4 10 0.4 9.3 0 8",
  ],
  T: [6, "M0 0L6 0M3 0L3 10"],
  U: [6, "M0 0L0 6.8C0 9 1.2 10 3 10C4.8 10 6 9 6 6.8L6 0"],
  V: [6, "M0 0L3 10L6 0"],
  W: [8.4, "M0 0L2 10L4.2 2L6.4 10L8.4 0"],
  X: [6, "M0 0L6 10M6 0L0 10"],
  Y: [6, "M0 0L3 5L6 0M3 5L3 10"],
  Z: [6, "M0 0L6 0L0 10L6 10"],
  " ": [2.6, ""],
  "0": [6, "M3 0C1.2 0 0 2 0 5C0 8 1.2 10 3 10C4.8 10 6 8 6 5C6 2 4.8 0 3 0Z"],
  "1": [2.6, "M0 2L2.6 0L2.6 10"],
  "2": [5.6, "M0 2.4C0.4 0.8 1.4 0 2.8 0C4.4 0 5.5 1.1 5.5 2.7C5.5 5.4 0 7 0 10L5.6 10"],
  "3": [
    5.6,
    "M0.2 1.6C0.8 0.6 1.6 0 2.8 0C4.3 0 5.3 1 5.3 2.4C5.3 3.8 4.2 4.8 2.4 4.8C4.4 4.8 5.6 5.9 5.6 7.4C5.6 9 4.4 10 2.8 10C1.4 10 0.5 9.3 0 8.2",
  ],
  "4": [6, "M4.4 10L4.4 0L0 7L6 7"],
  "5": [
    5.6,
    "M5 0L0.8 0L0.4 4.8C1 4.1 1.8 3.8 2.7 3.8C4.4 3.8 5.6 5 5.6 6.9C5.6 8.8 4.3 10 2.6 10C1.4 10 0.4 9.4 0 8.4",
  ],
  "6": [
    5.8,
    "M5 1.2C4.5 0.4 3.9 0 3 0C1.1 0 0 2.2 0 5.6C0 8.4 1.1 10 3 10C4.7 10 5.8 8.7 5.8 7C5.8 5.2 4.7 4 3.1 4C1.6 4 0.4 5 0 6.4",
  ],
  "7": [5.6, "M0 0L5.6 0L1.8 10"],
  "8": [
    5.8,
    "M2.9 0C1.3 0 0.4 1 0.4 2.4C0.4 3.8 1.4 4.7 2.9 4.7C4.4 4.7 5.4 3.8 5.4 2.4C5.4 1 4.5 0 2.9 0ZM2.9 4.7C1.1 4.7 0 5.8 0 7.4C0 9 1.1 10 2.9 10C4.7 10 5.8 9 5.8 7.4C5.8 5.8 4.7 4.7 2.9 4.7Z",
  ],
  "9": [
    5.8,
    "M0.8 8.8C1.3 9.6 1.9 10 2.8 10C4.7 10 5.8 7.8 5.8 4.4C5.8 1.6 4.7 0 2.8 0C1.1 0 0 1.3 0 3C0 4.8 1.1 6 2.7 6C4.2 6 5.4 5 5.8 3.6",
  ],
  c: [
    4.4,
    "M4.4 5C4 4 3.3 3.4 2.4 3.4C0.9 3.4 0 4.8 0 6.7C0 8.6 0.9 10 2.4 10C3.3 10 4 9.4 4.4 8.4",
  ],
  m: [
    7.4,
    "M0 10L0 3.6M0 5.6C0.4 4.2 1.2 3.4 2.2 3.4C3.3 3.4 3.7 4.2 3.7 5.6L3.7 10M3.7 5.6C4.1 4.2 4.9 3.4 5.9 3.4C7 3.4 7.4 4.2 7.4 5.6L7.4 10",
  ],
};

const gap = 2.4;

interface Line {
  cx: number;
  top: number;
  height: number;
  /** Maximum width of the line; longer text is condensed. */
  width: number;
  colour: string;
  /** Stroke width as a share of the height. */
  weight?: number;
}

/** Draws one line of text around `cx`. */
export function written(
  text: string,
  { cx, top, height, width, colour, weight = 0.15 }: Line,
): string {
  const drawn = text.split("").map((letter): Letter => letters[letter] ?? [0, ""]);
  const length = drawn.reduce((sum, [own]) => sum + own + gap, -gap);
  const tall = height / 10;
  const wide = Math.min(tall, width / length);
  let at = cx - (length * wide) / 2;
  const strokes = drawn.map(([own, path]) => {
    const from = at;
    at += (own + gap) * wide;
    return path.replace(
      /([\d.]+) ([\d.]+)/g,
      (_, x: string, y: string) =>
        `${(from + Number(x) * wide).toFixed(1)} ${(top + Number(y) * tall).toFixed(1)}`,
    );
  });
  return line(strokes.join(""), colour, weight * Math.min(height, wide * 13));
}

/** Breaks a name into one to three lines of at most ten letters, where the words allow it. */
function inLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 10)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface Field {
  cx: number;
  top: number;
  width: number;
  height: number;
  colour: string;
}

/** Draws the text of a pack, filling a field: the name in large letters and the kind of coffee below, both in capitals. */
export function lettered(
  [name = "", kind = ""]: readonly string[],
  { cx, top, width, height, colour }: Field,
): string {
  const small = kind ? height * 0.2 : 0;
  const lines = name ? inLines(name) : [];
  const step = (height - small * 1.7) / lines.length;
  const letter = Math.min(step * 0.76, width * 0.2);
  const used = (lines.length - 1) * step + letter;
  const start = top + (height - small * 1.7 - used) / 2;
  return `${lines
    .map((text, index) =>
      written(text, { cx, top: start + index * step, height: letter, width, colour }),
    )
    .join("")}${written(kind, {
    cx,
    top: top + height - small * 0.86,
    height: small * 0.86,
    width: width * 0.8,
    colour,
    weight: 0.13,
  })}`;
}
