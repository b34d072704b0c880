import type { Static, TSchema } from "typebox";
import type { Compile } from "typebox/compile";
import { parse } from "yaml";

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
  const where = entry?.id ? `${entry.id}, ${place.slice(1).join(" → ")}` : place.join(" → ");
  const isUnknownKey =
    mistake?.keyword === "boolean" || mistake?.keyword === "additionalProperties";
  const what = isUnknownKey
    ? "there is no such key; correct its name or remove it"
    : mistake?.message;
  throw new ContentError(`${file}: ${where}: ${what} (see content/README.md).`);
}
