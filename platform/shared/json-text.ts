/**
 * Returns a value as JSON, like `JSON.stringify`, but ignores a `toJSON` that a library of the page has added to all arrays or objects:
 * that of Prototype up to 1.6.1 makes a text of each array.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, "toJSON" in [] ? withoutToJson : undefined);

/** Gets what `toJSON` returned, and returns what it was called on. */
function withoutToJson(this: Record<string, unknown>, key: string): unknown {
  const own = this[key];
  return own instanceof Date ? own.toISOString() : own;
}
