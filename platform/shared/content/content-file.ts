import { parse, YAMLParseError } from "yaml";

import {
  formMistakes,
  withoutInvalidValues,
  withPoint,
  type CompiledSchema,
  type FormMistake,
} from "./content-form.ts";
import { placesIn, readingCommas, type ContentPath } from "./content-places.ts";
import { withPlainTexts } from "../texts/plain-texts.ts";

/**
 * Thrown for mistakes in content files. The message has a line for each: file and line, what is wrong, and what to write instead.
 */
export class ContentError extends Error {
  readonly mistakes: string[];

  constructor(...mistakes: string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}

/** A content file with a list of entries. */
export interface ContentList<Entry> {
  /** The valid entries, and those that are valid without some of their values, so that the remaining values are checked too. */
  entries: Entry[];
  /** Reports a mistake in an entry, at the line of the value at a path in it. */
  mistake(entry: Entry, what: string, ...path: string[]): void;
  /** Whether an invalid entry may have this name. An entry that refers to it is then not reported as well. */
  mayHave(name: string | number): boolean;
}

/**
 * Reads a YAML file with a list. Adds all mistakes to `mistakes`, so that an editor sees them at once. A missing file (an undefined
 * source) is also a mistake.
 */
export function readList<Entry extends object>(
  file: string,
  source: string | undefined,
  form: CompiledSchema<Entry>,
  mistakes: string[],
): ContentList<Entry> {
  const { value, report, mistakesIn } = openFile(file, source, mistakes);
  const entries: Entry[] = [];
  const indexes = new Map<Entry, number>();
  const removed = new Map<Entry, string[][]>();
  const refused = new Set<string>();
  const isList = Array.isArray(value);
  if (isList)
    value.forEach((entry: unknown, index) => {
      const found = mistakesIn(form, entry, [index]);
      if (found.length > 0) for (const name of namesIn(entry)) refused.add(name);
      const checked = found.length > 0 ? withoutInvalidValues(Object(entry), found) : entry;
      if (!form.Check(checked)) return;
      const written = withPlainTexts(form.Type(), checked);
      entries.push(written);
      indexes.set(written, index);
      removed.set(
        written,
        found.map(({ path }) => path),
      );
    });
  else if (value !== undefined)
    report([], "", "it must be a list of entries, each with - before it");
  return {
    entries,
    mistake: (entry, what, ...path) => {
      // The mistake may be a mere consequence of the removed, invalid values.
      const isOfRemoved = removed
        .get(entry)
        ?.some((other) => path.every((step, index) => step === other[index]));
      if (!isOfRemoved) report([indexes.get(entry) ?? "", ...path], labelOf(entry), what);
    },
    mayHave: (name) => !isList || refused.has(String(name)),
  };
}

/** A content file with a single object. */
export interface ContentObject<Value> {
  /** Undefined when the object is invalid. */
  value: Value | undefined;
  /** Reports a mistake at a path in the object. */
  mistake(what: string, ...path: string[]): void;
}

/** Reads a YAML file with a single object. */
export function readObject<Value>(
  file: string,
  source: string | undefined,
  form: CompiledSchema<Value>,
  mistakes: string[],
): ContentObject<Value> {
  const { value, report, mistakesIn } = openFile(file, source, mistakes);
  const found = value === undefined ? [] : mistakesIn(form, value, []);
  return {
    value: found.length === 0 && form.Check(value) ? withPlainTexts(form.Type(), value) : undefined,
    mistake: (what, ...path) => report(path, path.join(" → "), what),
  };
}

/** The last parsed value of each file. Only in development: each save reads all files, of which one has changed. */
let parsedFiles: Map<string, { source: string; value: unknown }> | undefined;

/** Lets later reads of unchanged files take a copy of what was parsed: parsing is two thirds of an import. */
export function rememberParsedFiles() {
  parsedFiles ??= new Map();
}

function parseOnce(file: string, source: string): unknown {
  const before = parsedFiles?.get(file);
  if (before?.source === source) return structuredClone(before.value);
  const value: unknown = parse(source, readingCommas(source));
  parsedFiles?.set(file, { source, value: structuredClone(value) });
  return value;
}

function openFile(file: string, source: string | undefined, mistakes: string[]) {
  const report = (path: ContentPath, where: string, what: string) => {
    const place = `${file}:${lineOf(path)}`;
    const mistake = `${[place, where, what].filter(Boolean).join(": ")} (see shop/content/README.md).`;
    // Several widths of a picture have the same mistake.
    if (!mistakes.includes(mistake)) mistakes.push(mistake);
  };
  const { lineOf, commaNumbers } = placesIn(source ?? "");

  /** Reports the mistakes in the form of a value, and returns them. */
  function mistakesIn(
    form: CompiledSchema<unknown>,
    value: unknown,
    path: ContentPath,
  ): FormMistake[] {
    const label = labelOf(value);
    const found = formMistakes(form, value);
    const reportAt = (place: string[], what: string) =>
      report(
        [...path, ...place],
        label
          ? [label, place.join(" → ")].filter(Boolean).join(", ")
          : [...path, ...place].join(" → "),
        what,
      );
    for (const { path: place, what } of found) {
      const around = place.slice(0, -1);
      const numbers = /^\d+$/.test(place.at(-1) ?? "") ? commaNumbers([...path, ...around]) : [];
      if (numbers.length === 0) reportAt(place, what);
      for (const number of numbers)
        reportAt(around, `write ${withPoint(number)} instead of ${number}`);
    }
    return found;
  }

  return { value: parsed(), report, mistakesIn };

  /** Returns undefined when the file is missing or is not YAML. */
  function parsed(): unknown {
    if (source === undefined) {
      mistakes.push(missingFile(file));
      return undefined;
    }
    try {
      return parseOnce(file, source) ?? null;
    } catch (error) {
      const { line, what } = notYaml(error);
      mistakes.push(`${file}:${line}: ${what} (see shop/content/README.md).`);
      return undefined;
    }
  }
}

/** Returns the mistake of a missing content file. */
export const missingFile = (file: string) =>
  `${file} is missing; add it (see shop/content/README.md).`;

/** Returns the mistake that the YAML parser found, with its line in the parsed text. */
export function notYaml(error: unknown): { line: number; what: string } {
  if (!(error instanceof Error)) throw error;
  const line = (error instanceof YAMLParseError && error.linePos?.[0].line) || 1;
  return { line, what: `this is not YAML: ${error.message.split(" at line ")[0]}` };
}

/** Returns the label by which editors know an entry: its id or code, and its name if it has one. */
export function labelOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const { id, code, name }: { id?: unknown; code?: unknown; name?: unknown } = entry;
  return [id ?? code, name]
    .filter((part) => typeof part !== "object")
    .filter(Boolean)
    .join(", ");
}

/** Returns every word and number in a value. */
function namesIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(namesIn);
  return [String(value)];
}
