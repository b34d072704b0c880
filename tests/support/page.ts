import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { TestShop } from "./shop.ts";

/** Requests an address of a site as a browser does for a page. */
export const getPage = (
  shop: Pick<TestShop, "app" | "host">,
  code: SiteCode,
  url: string,
  headers: Record<string, string> = {},
) => shop.app.inject({ url, headers: { host: shop.host(code), accept: "text/html", ...headers } });

export const originOf = (shop: Pick<TestShop, "host">, code: SiteCode) =>
  `http://${shop.host(code)}`;

/** Returns addresses of a site: one category with children, one without, one themeworld and one product. */
export async function catalogueAddresses({ services }: Pick<TestShop, "services">, code: SiteCode) {
  const { catalogue, navigation } = services;
  const at = { site: valueAt(allSites, code).site, now: new Date() };
  const [category, leaf, themeworld, [product]] = await Promise.all([
    catalogue.categoryAddress(at, 1110),
    catalogue.categoryAddress(at, 1111),
    navigation.themeworldAddress(at, 12),
    catalogue.byNumber(at, [100101]),
  ]);
  return { category: category!, leaf: leaf!, themeworld: themeworld!, product: product!.url };
}
