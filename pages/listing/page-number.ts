/** The requested page of a list. A value that is no page number means the first page. */
export function pageNumber(given: unknown): number {
  return typeof given === "string" && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1;
}
