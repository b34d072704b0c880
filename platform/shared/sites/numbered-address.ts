/** Kinds of pages, as the letter before the number in their address: category, product, static page, themeworld. */
export type NumberedKind = "c" | "p" | "s" | "t";

/** Pattern for the end of an address, in the syntax that routers and proxies share. */
export const numberedEnd = "-[cpst]\\d{1,9}\\.html$";

/** Returns a path with words for people, and a letter and a number for the server: `/kaffee-c1000.html`. */
export const numberedPath = (slug: string, kind: NumberedKind, number: number) =>
  `/${slug}-${kind}${number}.html`;

/** Returns what a path leads to, whatever its words say. Undefined for other paths. */
export function parseNumberedPath(
  path: string,
): { kind: NumberedKind; number: number } | undefined {
  const [, kind, number] = /-([cpst])(\d{1,9})\.html$/.exec(path) ?? [];
  return kind ? { kind: kind as NumberedKind, number: Number(number) } : undefined;
}

/** Returns the number of the product to whose page a link leads, or whose page this location is. */
export const productIn = ({ pathname }: { pathname: string }) =>
  /-p(\d+)\.html/.exec(pathname)?.[1];
