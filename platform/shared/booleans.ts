/** Parses `true` from a cookie, a storage or an address. Everything else is false (spec 5, "Helpers"). */
export function parseBoolean(text: string | null | undefined): boolean {
  return text === "true";
}
