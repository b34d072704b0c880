/**
 * Returns the address below which a page calls the shop: that of the page, with `BASE_PATH` if the shop has one, or one of another origin
 * (`data-kontor-base`, docs/embedding.md). It has no slash at its end.
 */
export function borderBase(page: URL, html: string): string {
  const [, base = ""] =
    /<(?:header|footer|kontor-border)\b[^>]* data-kontor-base="([^"]*)"/.exec(html) ?? [];
  return new URL(base || "/", page).href.replace(/\/$/, "");
}

/** Reports whether a page calls the shop at its own address instead of passing on its paths. */
export const isElsewhere = (page: URL, base: string): boolean =>
  new URL(base).origin !== page.origin;
