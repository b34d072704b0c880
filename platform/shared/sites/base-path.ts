/** The path below which the server has all addresses of the shop, without a slash at the end (BASE_PATH): "/shop", or "". */
let base = "";

/** Sets the path, before the server renders anything. */
export const setBasePath = (path: string) => void (base = path);

export const basePath = (): string => base;

/**
 * Returns the rest of an address below a path or an origin: of "/shop/search" below "/shop" it is "/search". Below "" is every
 * address.
 */
export function addressBelow(below: string, address: string): string | undefined {
  if (below === "") return address;
  if (!address.startsWith(below)) return undefined;
  const rest = address.slice(below.length);
  if (rest.startsWith("/")) return rest;
  return /^([?#]|$)/.test(rest) ? `/${rest}` : undefined;
}
