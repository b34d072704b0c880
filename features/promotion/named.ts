/** A foreign value as a message names it: a text itself, of anything else its kind. */
export const named = (value: unknown) =>
  typeof value === "string" ? `"${value}"` : `a value of the kind ${typeof value}`;
