import type { SiteOrigins } from "../storefront/server/site-origins.ts";
import { isIP } from "node:net";
import pg from "pg";
import type { SiteCode } from "../platform/shared/sites/site.ts";
import type { SiteSet } from "../platform/shared/sites/site-set.ts";

/** Reports whether an origin is on this machine, where browsers trust http. */
const isLocal = (hostname: string) => /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$/.test(hostname);

/** Accepts origins by https, and by http on this machine: without a path, a user or a repetition. */
export function parseBorderHosts(given: string): string[] | undefined {
  const parts = given.split(",").flatMap((part) => part.trim() || []);
  for (const part of parts) {
    if (!URL.canParse(part)) return undefined;
    const { origin, protocol, hostname } = new URL(part);
    const isSafe = protocol === "https:" || (protocol === "http:" && isLocal(hostname));
    if (!isSafe || !isHost(hostname) || origin !== part) return undefined;
  }
  return new Set(parts).size === parts.length ? parts : undefined;
}

/**
 * Accepts a server with at most a user, a password and the name that the shop greets it with: the shop decides everything else.
 */
export function isSmtpUrl(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, pathname, search, searchParams, hash } = new URL(given);
  const isServer = /^smtps?:$/.test(protocol) && hostname !== "";
  const name = searchParams.get("name") ?? "";
  const hasOnlyName = searchParams.size === 1 && isHost(name) && /\.[a-z]/i.test(name);
  return isServer && /^\/?$/.test(pathname) && (search === "" || hasOnlyName) && hash === "";
}

/** Accepts an IP address or a host name. Four numbers that are no valid address are a typo. */
export function isHost(given: string): boolean {
  if (isIP(given)) return true;
  return /^(?!-)[\w-]{1,63}(\.[\w-]{1,63})*\.?$/.test(given) && !/^[\d.]+$/.test(given);
}

/** Accepts each URL that the driver can read: it may name a socket folder instead of a host. */
export function isPostgresUrl(given: string): boolean {
  if (!/^postgres(ql)?:\/\/./.test(given)) return false;
  try {
    // Parses the URL without connecting. Throws when a user or a password is not encoded.
    void new pg.Client({ connectionString: given });
    return true;
  } catch {
    return false;
  }
}

/** Accepts https, and http on this machine. */
export function isIysUrl(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, pathname, username, password, search, hash } = new URL(given);
  const isSafe = protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
  const isBrand = /^\/sps\/[\w-]+\/brands\/[\w-]+$/.test(pathname) && search + hash === "";
  return isSafe && isBrand && username !== "" && password !== "";
}

/** Accepts a server with at most a user and a password. */
export function isNatsUrl(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(given);
  const isServer = /^(nats|tls):$/.test(protocol) && hostname !== "";
  return isServer && /^\/?$/.test(pathname) && search + hash === "";
}

/** Accepts an address below which a commerce system answers. */
export function isEngineUrl(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, username, password, search, hash } = new URL(given);
  return /^https?:$/.test(protocol) && username + password + search + hash === "";
}

export function isScriptUrl(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname } = new URL(given);
  return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
}

export function parseDomainIds(
  given: string,
  sites: SiteSet,
): Record<SiteCode, string> | undefined {
  const ids: Record<SiteCode, string> = {};
  for (const part of given.split(",").filter((piece) => piece.trim())) {
    const [code, id = "", ...rest] = part.trim().split("=");
    const isId = /^[\w-]{1,80}$/.test(id) && !id.endsWith("-test");
    if (!sites.has(code) || ids[code] || !isId || rest.length > 0) return undefined;
    ids[code] = id;
  }
  return ids;
}

export function isAddressRange(given: string): boolean {
  const [address = "", bits, ...rest] = given.trim().split("/");
  const family = isIP(address);
  const max = family === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max);
  return family > 0 && isRange && rest.length === 0;
}

export function parseSiteHosts(given: string, sites: SiteSet): SiteOrigins | undefined {
  const origins: SiteOrigins = {};
  for (const part of given.split(",").filter((piece) => piece.trim())) {
    const [code, address] = part.trim().split("=");
    if (!sites.has(code) || !address || !URL.canParse(address)) return undefined;
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search) return undefined;
    // The host alone identifies the site of a request.
    const isTaken = Object.values(origins).some((known) => new URL(known).host === url.host);
    if (origins[code] || isTaken) return undefined;
    origins[code] = url.origin;
  }
  return origins;
}
