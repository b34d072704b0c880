import { sharedDomain } from "../platform/shared/shared-domain.ts";
import { siteSlug, type SiteCode } from "../platform/shared/site.ts";
import { siteCodes, type ShopSiteCode } from "../shop/sites/site-codes.ts";
import type { SiteOrigins } from "./setting-values.ts";

/** Returns the address of every site, to which paths of the shop are added. */
export const addressesBelow = (origins: Record<ShopSiteCode, string>, path: string) =>
  Object.fromEntries(siteCodes.map((code) => [code, origins[code] + path])) as Record<
    ShopSiteCode,
    string
  >;

/** Returns the domain that each site shares with all of these hosts on its site. */
export function cookieDomains(
  origins: Record<ShopSiteCode, string>,
  hosts: readonly string[],
): Partial<Record<SiteCode, string>> {
  const domainOf = (origin: string) =>
    hosts
      .flatMap((host) => sharedDomain(origin, host) ?? [])
      .toSorted((one, other) => one.length - other.length)[0];
  return Object.fromEntries(siteCodes.map((code) => [code, domainOf(origins[code])]));
}

/** Returns the origin of every site. Sites without a host of their own get `{site}.localhost` on the given port. */
export function siteOrigins(
  config: SiteOrigins,
  listeningPort: number,
): Record<ShopSiteCode, string> {
  const local = (code: ShopSiteCode) => `http://${siteSlug(code)}.localhost:${listeningPort}`;
  return Object.fromEntries(siteCodes.map((code) => [code, config[code] ?? local(code)])) as Record<
    ShopSiteCode,
    string
  >;
}
