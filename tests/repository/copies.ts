import type { TextFile } from "./project-files.ts";

/** Copies that span fewer tokens or lines than this are no reason for a function of their own. */
const minTokens = 80;
const minLines = 20;

/** Comments, which do not count, and tokens: strings, words, and single other characters. */
const token =
  /\/\/.*|\/\*[^]*?\*\/|(`(?:\\[^]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\w$]+|\S)/g;

interface Tokens {
  name: string;
  /** Number of each token: equal texts have one. */
  ids: number[];
  /** Line of each token. */
  lines: number[];
}

interface Window {
  file: Tokens;
  /** Index of its first token. */
  start: number;
}

/** Returns the copies in a set of files, each as "FILE:LINE copies FILE:LINE". */
export function copiesIn(files: TextFile[]): string[] {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const windows = new Map<number, Window[]>();
  const found: string[] = [];
  for (const [name, text] of files) {
    const file = tokensOf(name, text, numberOf);
    let searchFrom = 0;
    for (const [start, hash] of hashesOf(file.ids)) {
      const window = { file, start };
      const same = windows.get(hash) ?? [];
      const copied =
        start >= searchFrom && same.find((earlier) => linesOf(earlier, window) >= minLines);
      if (copied) {
        found.push(`${placeOf(window)} copies ${placeOf(copied)}`);
        searchFrom = start + commonLength(copied, window);
      }
      windows.set(hash, [...same, window]);
    }
  }
  return found;
}

const placeOf = ({ file, start }: Window) => `${file.name}:${file.lines[start]}`;

/** Returns the number of tokens from two windows on that are equal. */
function commonLength(one: Window, other: Window): number {
  let length = 0;
  while (
    other.start + length < other.file.ids.length &&
    one.file.ids[one.start + length] === other.file.ids[other.start + length]
  )
    length++;
  return length;
}

/** Returns the number of lines from two windows on that are equal; none when they overlap. */
function linesOf(one: Window, other: Window): number {
  if (one.file === other.file && one.start + minTokens > other.start) return 0;
  const { lines } = other.file;
  const length = commonLength(one, other);
  return length < minTokens ? 0 : lines[other.start + length - 1]! - lines[other.start]! + 1;
}

function tokensOf(name: string, text: string, numberOf: (token: string) => number): Tokens {
  const tokens: Tokens = { name, ids: [], lines: [] };
  let line = 1;
  let counted = 0;
  for (const { 1: found, index } of text.matchAll(token)) {
    for (; counted < index; counted++) if (text[counted] === "\n") line++;
    if (found === undefined) continue;
    tokens.ids.push(numberOf(found));
    tokens.lines.push(line);
  }
  return tokens;
}

const base = 1_000_003;
/** The weight in a hash of the token that leaves its window. */
const leaving = Array.from({ length: minTokens }).reduce(
  (weight: number) => Math.imul(weight, base),
  1,
);

/** Returns start and hash of each window of tokens. */
function* hashesOf(ids: number[]): Generator<[start: number, hash: number]> {
  let hash = 0;
  for (const [end, id] of ids.entries()) {
    hash = Math.imul(hash, base) + id;
    if (end >= minTokens) hash -= Math.imul(leaving, ids[end - minTokens]!);
    hash |= 0;
    if (end >= minTokens - 1) yield [end - minTokens + 1, hash];
  }
}
