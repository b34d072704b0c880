/** Returns the shop's address of settings, without a slash at its end. Throws without `http:` or `https:`, as in "localhost:3000". */
export function shopAddress(shop: string): string {
  if (typeof shop !== "string" || !/^https?:\/\//.test(shop) || !URL.canParse(shop))
    throw new Error(
      `@kontor/border needs the shop's address ("http://127.0.0.1:3000"), not ${typeof shop === "object" ? "an object" : shop}`,
    );
  return shop.replace(/\/+$/, "");
}
