import type { Static, TSchema } from "typebox";
import type { Compile } from "typebox/compile";
import { isMap, isScalar, isSeq, LineCounter, parse, parseDocument } from "yaml";

/** A mistake in a content file: which file, where, and what to write instead. */
export class ContentError extends Error {}

/** The value of a YAML file that matches its schema. Throws a ContentError for the first mistake. */
export function parseContent<T extends TSchema>(
  file: string,
  source: string,
  validator: ReturnType<typeof Compile<T>>,
): Static<T> {
  let value: unknown;
  try {
    value = parse(source);
  } catch (error) {
    throw new ContentError(`${file} is not YAML: ${(error as Error).message}`);
  }
  if (validator.Check(value)) return value as Static<T>;
  const [mistake] = validator.Errors(value);
  const place = mistake?.instancePath.split("/").filter(Boolean) ?? [];
  const entry = Array.isArray(value) ? (value[Number(place[0])] as { id?: unknown }) : undefined;
  const where = entry?.id
    ? [entry.id, place.slice(1).join(" → ")].filter(Boolean).join(", ")
    : place.join(" → ");
  const isUnknownKey =
    mistake?.keyword === "boolean" || mistake?.keyword === "additionalProperties";
  const what = isUnknownKey
    ? "there is no such key; correct its name or remove it"
    : mistake?.message;
  throw new ContentError(
    `${placeIn(file, source, place)}: ${where}: ${what} (see content/README.md).`,
  );
}

/** Where the value at a path stands, as "coffee.yaml:12". What is missing would stand in the entry around it. */
export function placeIn(file: string, source: string, path: (string | number)[]): string {
  const lines = new LineCounter();
  let node: unknown = parseDocument(source, { lineCounter: lines }).contents;
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
  return `${file}:${lines.linePos(offset).line}`;
}
