import type { ConsentProvider } from "../border/consent/consent-contract.ts";
import { checkSites } from "../platform/shared/sites/check-sites.ts";
import { sharedDomain } from "../platform/shared/sites/shared-domain.ts";
import type { SiteCode } from "../platform/shared/sites/site.ts";
import { sitesOf } from "../platform/shared/sites/site-set.ts";
import type { Shop } from "../storefront/server/shop.ts";
import { nearSettings } from "./near-settings.ts";
import { readEngineKey } from "./engine-key.ts";
import { settingsOf, type Setting } from "./settings.ts";

type Settings = ReturnType<typeof settingsOf>;

export type Config = {
  [Name in keyof Settings]: Settings[Name] extends Setting<infer T> ? T : never;
};

/** Thrown for an invalid setting. The message is one line: name, given value, allowed values. */
export class ConfigError extends Error {}

/**
 * Reads the settings of a shop from the environment. Throws a ConfigError for the first invalid one, and for a variable that is
 * probably a misspelt setting.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  shop: Pick<Shop, "brand" | "sites">,
): Config {
  checkSites(shop.sites);
  const settings = settingsOf({ brand: shop.brand, sites: sitesOf(shop) });
  const [near] = nearSettings(environment, Object.keys(settings));
  if (near) throw new ConfigError(near.complaint);
  const entries = Object.entries<Setting<unknown>>(settings).map(([name, setting]) => {
    const given = environment[name]?.trim() || setting.fallback;
    const value = setting.parse(given);
    if (value === undefined) {
      const is = setting.isSecret ? "cannot be used" : `is ${JSON.stringify(given)}`;
      throw new ConfigError(`${name} ${is}; allowed is ${setting.allowed}.`);
    }
    return [name, value];
  });
  const config = Object.fromEntries(entries) as Config;
  checkBorderHosts(config);
  checkEngine(config);
  if (!config.EMBEDDED_DATABASE && !config.DATABASE_URL)
    throw new ConfigError(
      "DATABASE_URL is empty, and EMBEDDED_DATABASE is off: set DATABASE_URL to the address of the PostgreSQL server.",
    );
  return config;
}

/** Characters of 32 random bytes in base64url. */
const minKeyLength = 43;

/** Throws a ConfigError for a commerce system without an address or a key, and for what belongs to none. */
function checkEngine({ ENGINE, ENGINE_URL, ENGINE_KEY, ENGINE_DATABASE_URL }: Config) {
  if (ENGINE !== "vendure" && ENGINE_DATABASE_URL)
    throw new ConfigError(
      `ENGINE_DATABASE_URL is set, but ENGINE is ${ENGINE}, whose changes the shop reads without it: remove it, or set ENGINE to vendure.`,
    );
  for (const [name, given] of Object.entries({ ENGINE_URL, ENGINE_KEY })) {
    if (ENGINE === "own" && given)
      throw new ConfigError(
        `${name} is set, but ENGINE is own, the shop's own commerce system, which needs none: set ENGINE to the kind of the system, or remove ${name}.`,
      );
    if (ENGINE !== "own" && !given)
      throw new ConfigError(`${name} is empty, which ENGINE=${ENGINE} needs: set it as well.`);
  }
  if (ENGINE === "own") return;
  const key = engineKeyOf(ENGINE_KEY);
  if (ENGINE === "vendure" && !/^[^:]+:./.test(key))
    throw new ConfigError(
      "ENGINE_KEY cannot be used; ENGINE=vendure logs in with the name and the password of an administrator: kontor@example.com:password.",
    );
  if (ENGINE === "http" && key.length < minKeyLength)
    throw new ConfigError(
      `ENGINE_KEY cannot be used; ENGINE=http signs with ${minKeyLength} characters or more, such as those of openssl rand -base64 32.`,
    );
}

function engineKeyOf(given: string): string {
  try {
    return readEngineKey(given);
  } catch (error) {
    throw new ConfigError(`ENGINE_KEY cannot be used: ${(error as Error).message}`);
  }
}

/** Throws a ConfigError for an origin to which browsers send none of the shop's cookies. */
function checkBorderHosts({ BORDER_HOSTS, SITE_HOSTS }: Config) {
  const shops = Object.values(SITE_HOSTS);
  for (const host of BORDER_HOSTS)
    if (!shops.some((shop) => sharedDomain(shop, host)))
      throw new ConfigError(
        `BORDER_HOSTS has ${host}, which is not on the site of any address in SITE_HOSTS (${shops.join(", ") || "empty"}): browsers send the shop's cookies within one site and scheme alone. Name an address of the shop on that site in SITE_HOSTS, or let the host forward the shop's addresses (border/hosts/README.md).`,
      );
}

/** Returns a one-line warning about settings that are allowed but probably unintended, or undefined. */
export function configWarning({
  SITE_HOSTS,
  SMTP_URL,
  TRUST_PROXY,
}: Pick<Config, "SITE_HOSTS" | "SMTP_URL" | "TRUST_PROXY">): string | undefined {
  const isBehindProxy = Object.values(SITE_HOSTS).some((origin) => origin.startsWith("https:"));
  const warnings = [
    ...(isBehindProxy && !TRUST_PROXY
      ? [
          "SITE_HOSTS has https, but TRUST_PROXY is empty: all shoppers seem to be one and share the limits of logins. Set TRUST_PROXY to the address of what ends the TLS, such as TRUST_PROXY=127.0.0.1.",
        ]
      : []),
    ...(isBehindProxy && !SMTP_URL
      ? [
          "SITE_HOSTS has https, but SMTP_URL is empty: no mail is sent, each is a file in DATA_DIR.",
        ]
      : []),
  ];
  return warnings.join(" ") || undefined;
}

/**
 * Reports whether the mailbox page exists: only while no setting suggests that the shop is more than a trial on this machine. A
 * person who can read a mail can also use its links.
 */
export const hasMailbox = ({
  HOST,
  SITE_HOSTS,
  SMTP_URL,
  TRUST_PROXY,
}: Pick<Config, "HOST" | "SITE_HOSTS" | "SMTP_URL" | "TRUST_PROXY">): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(HOST) &&
  Object.keys(SITE_HOSTS).length === 0 &&
  SMTP_URL + TRUST_PROXY === "";

/** Returns the consent provider of each site that has one; the others use the shop's own banner. */
export const consentProviders = ({
  ONETRUST_IDS,
  ONETRUST_SCRIPT,
}: Pick<Config, "ONETRUST_IDS" | "ONETRUST_SCRIPT">): Partial<Record<SiteCode, ConsentProvider>> =>
  Object.fromEntries(
    Object.entries(ONETRUST_IDS).map(([code, domain]) => [
      code,
      { script: ONETRUST_SCRIPT, domain },
    ]),
  );
