/** Narrow readings of what a foreign answer holds. */

export type Fields = Record<string, unknown>;

export function asRecord(value: unknown): Fields {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? { ...value } : {};
}

/** A value as a message names it: a text itself, of anything else its kind. */
export const named = (value: unknown) =>
  typeof value === "string" ? `"${value}"` : `a value of the kind ${typeof value}`;

/** A text with something in it. */
export function asText(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? undefined : text;
}
