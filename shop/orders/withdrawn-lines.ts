import { fold } from "../../platform/shared/texts/fold.ts";
import type { OrderLine } from "./order-contract.ts";

type NamedLine = Pick<OrderLine, "title" | "label" | "tcm">;

/**
 * Returns the positions of the lines that a declaration of withdrawal means, by title or article number: all if it names no part,
 * none if it names only unknown ones. Among variants with one title it means those that it names by label or number, if any.
 */
export function withdrawnLines(lines: NamedLine[], part: string): number[] {
  const text = fold(part);
  const names = namesIn(text, lines);
  const isNamed = (name: string) => names.has(fold(name));
  const isExact = ({ label, tcm }: NamedLine) => isNamed(label) || isNamed(tcm);
  const named = lines.filter(({ title, tcm }) => text === "" || isNamed(title) || isNamed(tcm));
  const isMeant = (line: NamedLine) =>
    isExact(line) || !named.some((other) => other.title === line.title && isExact(other));
  return named.filter(isMeant).map((line) => lines.indexOf(line));
}

/**
 * Returns the folded names of lines that a folded text contains, the longest first. Matched words name nothing else, because a
 * title may contain that of another article, and a number ends with the size.
 */
function namesIn(text: string, lines: NamedLine[]): Set<string> {
  const patterns = new Map(
    lines.flatMap(({ title, label, tcm }) => [
      [fold(label), wordsOf(label)] as const,
      [fold(tcm), wordsOf(tcm)] as const,
      // Titles are inflected, and parts of compounds.
      [fold(title), RegExp.escape(fold(title))] as const,
    ]),
  );
  patterns.delete("");
  const names = new Set<string>();
  let rest = text;
  for (const [name, pattern] of [...patterns].sort(([a], [b]) => b.length - a.length)) {
    const before = rest;
    rest = before.replaceAll(new RegExp(pattern, "gu"), matched);
    if (rest !== before) names.add(name);
  }
  return names;
}

/** A letter that no folded text has: what is left of a word around it is no word. */
const matched = "ª";

/** Matches a label or number; the "l" of French "l'article" is no size, that of Turkish "L'yi" is one. */
const wordsOf = (name: string) =>
  `(?<![\\p{L}\\p{N}])${RegExp.escape(fold(name))}(?![\\p{L}\\p{N}]|['’][aeiouh])`;
