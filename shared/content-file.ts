import { isMap, isScalar, isSeq, LineCounter, parse, parseDocument, YAMLParseError } from "yaml";

/** Mistakes in content files, one to a line: file and line, what is wrong, and what to write instead. */
export class ContentError extends Error {
  readonly mistakes: string[];

  constructor(...mistakes: string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}

/** A compiled schema. */
export interface Form<Value> {
  Check(value: unknown): value is Value;
  Errors(value: unknown): { instancePath: string; keyword: string; message: string }[];
}

/** A file of content with a list of entries. */
export interface ContentList<Entry> {
  /** The entries that have their form. */
  entries: Entry[];
  /** Adds what is wrong with one of them, at the line of what stands at a path in it. */
  mistake(entry: Entry, what: string, ...path: string[]): void;
  /** Whether an entry without its form may have this name: an entry that refers to it is not wrong as well. */
  mayHave(name: string | number): boolean;
}

/**
 * Reads a YAML file with a list. What is wrong goes to `mistakes`, so that an editor sees all of them at once; so does a file that is
 * missing (a source that is undefined).
 */
export function readList<Entry extends object>(
  file: string,
  source: string | undefined,
  form: Form<Entry>,
  mistakes: string[],
): ContentList<Entry> {
  const { value, report, hasForm } = openFile(file, source, mistakes);
  const entries: Entry[] = [];
  const indexes = new Map<Entry, number>();
  const refused = new Set<string>();
  const isList = Array.isArray(value);
  if (isList)
    value.forEach((entry: unknown, index) => {
      if (hasForm(form, entry, [index])) {
        entries.push(entry);
        indexes.set(entry, index);
      } else for (const name of namesIn(entry)) refused.add(name);
    });
  else if (value !== undefined)
    report([], "", "it must be a list of entries, each with - before it");
  return {
    entries,
    mistake: (entry, what, ...path) =>
      report([indexes.get(entry) ?? "", ...path], labelOf(entry), what),
    mayHave: (name) => !isList || refused.has(String(name)),
  };
}

/** A file of content that is one object. */
export interface ContentObject<Value> {
  /** Undefined when it has not its form. */
  value: Value | undefined;
  /** Adds what is wrong at a path in it. */
  mistake(what: string, ...path: string[]): void;
}

/** Reads a YAML file that is one object. */
export function readObject<Value>(
  file: string,
  source: string | undefined,
  form: Form<Value>,
  mistakes: string[],
): ContentObject<Value> {
  const { value, report, hasForm } = openFile(file, source, mistakes);
  return {
    value: value !== undefined && hasForm(form, value, []) ? value : undefined,
    mistake: (what, ...path) => report(path, path.join(" → "), what),
  };
}

type Path = (string | number)[];

function openFile(file: string, source: string | undefined, mistakes: string[]) {
  const report = (path: Path, where: string, what: string) => {
    const place = `${file}:${lineOf(path)}`;
    mistakes.push(`${[place, where, what].filter(Boolean).join(": ")} (see content/README.md).`);
  };
  const lineOf = onceParsed(source ?? "");

  /** Whether a value has a form; reports where it has another. */
  function hasForm<Value>(form: Form<Value>, value: unknown, path: Path): value is Value {
    if (form.Check(value)) return true;
    const label = labelOf(value);
    const said = new Set<string>();
    for (const { instancePath, keyword, message } of form.Errors(value)) {
      const place = instancePath.split("/").slice(1);
      // The first error of a property says most; others are of its parts, or of other forms that it could have.
      if (said.has(place[0] ?? "")) continue;
      said.add(place[0] ?? "");
      const isUnknownKey = keyword === "boolean" || keyword === "additionalProperties";
      report(
        [...path, ...place],
        label
          ? [label, place.join(" → ")].filter(Boolean).join(", ")
          : [...path, ...place].join(" → "),
        isUnknownKey ? "there is no such key; correct its name or remove it" : message,
      );
    }
    return false;
  }

  return { value: parsed(), report, hasForm };

  /** Undefined when the file is missing or not YAML. */
  function parsed(): unknown {
    if (source === undefined) {
      mistakes.push(missingFile(file));
      return undefined;
    }
    try {
      return parse(source) ?? null;
    } catch (error) {
      const { line, what } = notYaml(error);
      mistakes.push(`${file}:${line}: ${what} (see content/README.md).`);
      return undefined;
    }
  }
}

/** The mistake of a content file that is not there. */
export const missingFile = (file: string) => `${file} is missing; add it (see content/README.md).`;

/** What the YAML parser found wrong, with its line in what was parsed. */
export function notYaml(error: unknown): { line: number; what: string } {
  if (!(error instanceof Error)) throw error;
  const line = (error instanceof YAMLParseError && error.linePos?.[0].line) || 1;
  return { line, what: `this is not YAML: ${error.message.split(" at line ")[0]}` };
}

/** Gives the line of the value at a path. What is missing would stand in the entry around it. */
function onceParsed(source: string) {
  const lines = new LineCounter();
  let contents: unknown;
  return (path: Path): number => {
    contents ??= parseDocument(source, { lineCounter: lines }).contents;
    let node = contents;
    let offset = 0;
    for (const step of path) {
      if (isSeq(node)) {
        node = node.items[Number(step)];
      } else if (isMap(node)) {
        const pair = node.items.find(
          ({ key }) => isScalar(key) && String(key.value) === String(step),
        );
        if (isScalar(pair?.key)) offset = pair.key.range?.[0] ?? offset;
        node = pair?.value;
        continue;
      }
      if (isMap(node) || isScalar(node)) offset = node.range?.[0] ?? offset;
    }
    return lines.linePos(offset).line;
  };
}

/** What an editor calls an entry: its id or code, and its name where there is one. */
export function labelOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const { id, code, name }: { id?: unknown; code?: unknown; name?: unknown } = entry;
  return [id ?? code, name]
    .filter((part) => typeof part !== "object")
    .filter(Boolean)
    .join(", ");
}

/** Every word and number in a value. */
function namesIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(namesIn);
  return [String(value)];
}
