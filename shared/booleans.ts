/** Reads `true` from a cookie, a storage or an address; everything that is not a boolean is false. */
export function parseBoolean(text: string | null | undefined): boolean {
  return text === "true";
}
