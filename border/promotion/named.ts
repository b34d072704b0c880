/** Formats a foreign value for a message: a string as it is, anything else by its type. */
export const named = (value: unknown) =>
  typeof value === "string" ? `"${value}"` : `a value of the kind ${typeof value}`;
