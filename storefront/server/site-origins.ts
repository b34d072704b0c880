import { mapValues } from "../../platform/shared/objects.ts";
import { sharedDomain } from "../../platform/shared/sites/shared-domain.ts";
import { siteSlug, type SiteCode } from "../../platform/shared/sites/site.ts";

/** The port of a shop without a setting. */
export const usualPort = 3000;

/** Origins (scheme, host, port) by site, without a trailing slash. */
export type SiteOrigins = Record<SiteCode, string>;

/** Returns the address of every site, to which paths of the shop are added. */
export const addressesBelow = (origins: SiteOrigins, path: string): SiteOrigins =>
  mapValues(origins, (origin) => origin + path);

/** Returns the domain that each site shares with all of these hosts on its site. */
export const cookieDomains = (
  origins: SiteOrigins,
  hosts: readonly string[],
): Partial<Record<SiteCode, string>> =>
  mapValues(
    origins,
    (origin) =>
      hosts
        .flatMap((host) => sharedDomain(origin, host) ?? [])
        .toSorted((one, other) => one.length - other.length)[0],
  );

/** Returns the origin of each of these sites. Those that have no host of their own get `{site}.localhost` on the given port. */
export const siteOrigins = (
  codes: readonly SiteCode[],
  config: SiteOrigins,
  listeningPort: number,
): SiteOrigins =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      config[code] ?? `http://${siteSlug(code)}.localhost:${listeningPort}`,
    ]),
  );
