import paths from "../../hosts/paths.json" with { type: "json" };

/** The addresses that a host passes on to the shop: "/search" is one, "/img/*" are all below, and "^…$" is a regular expression. */
export const shopPaths: readonly string[] = paths.map(({ path }) => path);

const patterns = paths.map(({ pattern }) => new RegExp(pattern));

/**
 * Reports whether a host passes on an address, with its query, to the shop at `shop`: it is one that the border calls or leads to.
 * A shop with `BASE_PATH` has all addresses below that path.
 */
export function isShopPath(address: string, shop: string): boolean {
  const base = new URL(shop).pathname.replace(/\/$/, "");
  return base ? address.startsWith(`${base}/`) : patterns.some((pattern) => pattern.test(address));
}
