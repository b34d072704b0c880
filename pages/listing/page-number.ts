/** The page of a list that an address asks for. Whatever is no number of a page is the first. */
export function pageNumber(given: unknown): number {
  return typeof given === "string" && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1;
}
