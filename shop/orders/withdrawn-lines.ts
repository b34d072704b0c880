import { fold } from "../../platform/shared/texts/fold.ts";
import type { OrderLine } from "./order-contract.ts";

type NamedLine = Pick<OrderLine, "title" | "label" | "tcm">;

/**
 * Returns the positions of the lines that a declaration of withdrawal means, by title or article number; all of them if it names
 * no part, none if it names none that is known. Of variants with one title it means those whose label or number it names, if it
 * names any.
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
 * Returns the folded names of lines that a folded text contains. The longest come first, and what they match names nothing else:
 * an article's title may contain that of another one, and its number ends with its size.
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
