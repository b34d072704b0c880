/** Returns every text below a value with its path: "cart.itemCount.one". */
export function textPaths(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPaths(inner, [...path, key]));
}

const isPlural = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && "other" in value;

/** Returns the texts below a value that depend on a number, with their paths. */
export function pluralPaths(
  value: unknown,
  path: string[] = [],
): [string, Record<string, string>][] {
  if (isPlural(value)) return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pluralPaths(inner, [...path, key]));
}

/** Returns the placeholders of a text, each once. */
export const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Returns the path of a text that stands for all forms of its number. */
export const withoutForm = (path: string) =>
  path.replace(/\.(zero|one|two|few|many|other)$/, ".other");
