import { serviceEmailOf, type Brand } from "../platform/shared/brand/brand.ts";
import { isOneAddress } from "../platform/shared/email.ts";
import { readDsn } from "../border/tracking/monitoring-dsn.ts";
import { parseHostKeys, type HostKeys } from "../platform/security/host-keys.ts";
import { siteSlug, type SiteCode } from "../platform/shared/sites/site.ts";
import type { SiteSet } from "../platform/shared/sites/site-set.ts";
import { defaultCacheMemory } from "../storefront/server/cache-memory.ts";
import { usualPort, type SiteOrigins } from "../storefront/server/site-origins.ts";
import { engineNames, type EngineName } from "./engine-names.ts";
import {
  isAddressRange,
  isEngineUrl,
  isHost,
  isIysUrl,
  isNatsUrl,
  isPostgresUrl,
  isScriptUrl,
  isSmtpUrl,
  parseBorderHosts,
  parseDomainIds,
  parseSiteHosts,
} from "./setting-values.ts";

/** The definition of a setting: its default, its meaning and the allowed values. */
export interface Setting<T> {
  meaning: string;
  fallback: string;
  allowed: string;
  /** Whether an invalid value is left out of the error message. */
  isSecret?: boolean;
  /** Parses a value. Returns `undefined` when it is not allowed. */
  parse(given: string): T | undefined;
}

const port = (meaning: string, fallback: string): Setting<number> => ({
  meaning,
  fallback,
  allowed: "a whole number from 0 (any free port) to 65535",
  parse: (given) =>
    /^\d{1,5}$/.test(given) && Number(given) <= 65_535 ? Number(given) : undefined,
});

const milliseconds = (meaning: string, fallback: string): Setting<number> => ({
  meaning,
  fallback,
  allowed: "a whole number of milliseconds, 0 for no limit",
  parse: (given) => (/^\d{1,7}$/.test(given) ? Number(given) : undefined),
});

const text = (meaning: string, fallback: string, allowed: string): Setting<string> => ({
  meaning,
  fallback,
  allowed,
  parse: (given) => given || undefined,
});

/** Defines a setting with two possible words; the first means true. */
const choice = (meaning: string, yes: string, no: string, fallback = yes): Setting<boolean> => ({
  meaning,
  fallback,
  allowed: `${yes} or ${no}`,
  parse: (given) => (given === yes || given === no ? given === yes : undefined),
});

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Returns an example of a list with a value for sites, such as "DE=https://de.example.com,AT=https://at.example.com". */
const exampleList = ({ codes }: SiteSet, valueOf: (code: SiteCode) => string) =>
  codes
    .slice(0, 2)
    .map((code) => `${code}=${valueOf(code)}`)
    .join(",");

interface ShopSettings {
  brand: Brand;
  sites: SiteSet;
}

/** Where the server listens. */
const listening = {
  PORT: port("where the shops are served", String(usualPort)),
  PUBLIC_PORT: port(
    "the port in addresses of sites without a host of their own, where another one leads to PORT; empty or 0 is PORT",
    "0",
  ),
  HOST: {
    meaning: "address to listen on",
    fallback: "127.0.0.1",
    allowed: "an IP address such as 0.0.0.0 or ::, or a host name",
    parse: (given) => (isHost(given) ? given : undefined),
  } satisfies Setting<string>,
  METRICS_PORT: port("where /metrics is served; empty or 0 takes any free port", "0"),
};

/** Where data are stored. */
const storage = {
  DATA_DIR: text("folder of the embedded database and of encoded pictures", "./data", "a folder"),
  DATABASE_URL: {
    meaning: "a PostgreSQL server; without it the embedded database in DATA_DIR is used",
    fallback: "",
    allowed:
      "postgres://user:password@host:port/database, or nothing; what is special in user and password is percent-encoded",
    isSecret: true,
    parse: (given) => (given === "" || isPostgresUrl(given) ? given : undefined),
  } satisfies Setting<string>,
  EMBEDDED_DATABASE: choice(
    "whether the embedded database is used without DATABASE_URL; otherwise such a start is refused",
    "on",
    "off",
  ),
};

/** The commerce system behind the shop, and the memory for what is read from it. */
const engine = {
  ENGINE: {
    meaning: "the kind of the commerce system behind the shop",
    fallback: "own",
    allowed: engineNames.join(" or "),
    parse: (given) => engineNames.find((name) => name === given),
  } satisfies Setting<EngineName>,
  ENGINE_URL: {
    meaning: "the address of the commerce system, unless it is the shop's own",
    fallback: "",
    allowed:
      "an address that begins with http or https, without user, query and fragment, or nothing",
    parse: (given) => (given === "" || isEngineUrl(given) ? given : undefined),
  } satisfies Setting<string>,
  ENGINE_KEY: {
    meaning:
      "the key that the commerce system knows the shop by, or a file that has it and is read again when the key is refused",
    fallback: "",
    allowed: "1 to 2000 characters without spaces, file:/path/to/the/file, or nothing",
    isSecret: true,
    parse: (given) => (/^[!-~]{0,2000}$/.test(given) ? given : undefined),
  } satisfies Setting<string>,
  ENGINE_DATABASE_URL: {
    meaning:
      "the PostgreSQL database of a Vendure server, which then reports changes at once; without it the shop asks for them",
    fallback: "",
    allowed: "postgres://user:password@host:port/database, or nothing",
    isSecret: true,
    parse: (given) => (given === "" || isPostgresUrl(given) ? given : undefined),
  } satisfies Setting<string>,
  CACHE_MEMORY: {
    meaning:
      "megabytes that cached pages, fragments, pictures and suggestions may take together; indexes come on top",
    fallback: String(defaultCacheMemory),
    allowed: "a whole number of megabytes from 80 to 65536",
    parse: (given) => {
      const megabytes = /^\d{2,5}$/.test(given) ? Number(given) : 0;
      return megabytes >= 80 && megabytes <= 65_536 ? megabytes : undefined;
    },
  } satisfies Setting<number>,
};

/** Addresses of sites, and of hosts that include the border. */
const addressesOf = (sites: SiteSet) => ({
  SITE_HOSTS: {
    meaning:
      "the address of each site; a site that is not named keeps http://{site}.localhost:PORT",
    fallback: "",
    allowed: `a list such as ${exampleList(sites, (code) => `https://${siteSlug(code)}.example.com`)} with the sites ${sites.codes.join(" ")}, each with a host of its own`,
    parse: (given) => parseSiteHosts(given, sites),
  } satisfies Setting<SiteOrigins>,
  BASE_PATH: {
    meaning:
      "the path below which all addresses of the shop are, so that other addresses of its host names stay free",
    fallback: "",
    allowed:
      "a path such as /shop, which begins with one slash and ends without one, of letters, digits, dots, hyphens and underscores, or nothing",
    parse: (given) => (/^(\/\w[\w.-]*)*$/.test(given) ? given : undefined),
  } satisfies Setting<string>,
  BORDER_HOSTS: {
    meaning:
      "origins whose pages may include the border and call the shop, on the site of an address in SITE_HOSTS; pages of the shop's own origins need no entry",
    fallback: "",
    allowed:
      "a list of origins such as https://www.example.de,https://blog.example.de, each once, without a path or a slash at the end, with https (http on localhost only), or nothing",
    parse: parseBorderHosts,
  } satisfies Setting<string[]>,
});

/** Services of others that the shop uses. */
const servicesOf = ({ brand, sites }: ShopSettings) => ({
  SMTP_URL: {
    meaning: "the server that mails are sent by; without it each is stored as a file in DATA_DIR",
    fallback: "",
    allowed:
      "smtp://user:password@host:587 (STARTTLS is required, except on this machine), smtps://user:password@host:465, either with ?name=shop.example.com if the server asks for another name of the shop, or nothing; what is special in user and password is percent-encoded",
    isSecret: true,
    parse: (given) => (given === "" || isSmtpUrl(given) ? given : undefined),
  } satisfies Setting<string>,
  MAIL_FROM: {
    meaning: "the address that mails come from",
    fallback: serviceEmailOf(brand),
    allowed: "an address such as service@example.com",
    parse: (given) => (isOneAddress(given) ? given : undefined),
  } satisfies Setting<string>,
  IYS_URL: {
    meaning:
      "the brand at İYS, the register of consents in Türkiye; without it none is entered there",
    fallback: "",
    allowed:
      "https://user:password@api.iys.org.tr/sps/{iysCode}/brands/{brandCode}, or nothing; what is special in user and password is percent-encoded",
    isSecret: true,
    parse: (given) => (given === "" || isIysUrl(given) ? given : undefined),
  } satisfies Setting<string>,
  NATS_URL: {
    meaning:
      "servers of NATS with JetStream, which store tracked events until the database has them; without it the database stores them at once",
    fallback: "",
    allowed:
      "nats://user:password@host:4222, tls:// for TLS, several of a cluster separated by commas, or nothing; what is special in user and password is percent-encoded",
    isSecret: true,
    parse: (given) => (given === "" || given.split(",").every(isNatsUrl) ? given : undefined),
  } satisfies Setting<string>,
  ONETRUST_IDS: {
    meaning:
      "the id of each site's domain at OneTrust, which then asks for consent there; a site that is not named has our own banner",
    fallback: "",
    allowed: `a list such as ${exampleList(sites, () => "018f3c9e-0000-7000-8000-000000000000")} with the sites ${sites.codes.join(" ")}, without "-test" at the end`,
    parse: (given) => parseDomainIds(given, sites),
  } satisfies Setting<Partial<Record<SiteCode, string>>>,
  ONETRUST_SCRIPT: {
    meaning: "the script of OneTrust; pages of sites with an id may load from its host",
    fallback: "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js",
    allowed: "an address that begins with https, or with http on this machine",
    parse: (given) => (isScriptUrl(given) ? given : undefined),
  } satisfies Setting<string>,
  MONITORING_DSN: {
    meaning:
      "the monitoring service, with Sentry's protocol, to which the shop passes on errors and warnings of tracking in browsers; without it they send none",
    fallback: "",
    allowed:
      "https://key@host/project, where the key is public and the project a number, or nothing",
    isSecret: true,
    parse: (given) => (given === "" || readDsn(given) ? given : undefined),
  } satisfies Setting<string>,
});

/** Requirements of requests, and their handling while the server is busy or ends. */
const requests = {
  HOST_KEYS: {
    meaning: "keys that the servers of hosts sign their calls with",
    fallback: "",
    allowed:
      "a list such as checkout=KEY,app=KEY with names of hosts' servers and keys of 43 to 128 characters (openssl rand -base64 32), or nothing",
    isSecret: true,
    parse: parseHostKeys,
  } satisfies Setting<HostKeys>,
  TRUST_PROXY: {
    meaning: "proxies whose X-Forwarded headers are believed",
    fallback: "",
    allowed: "a list of IP addresses or ranges such as 127.0.0.1,10.0.0.0/8, or nothing",
    parse: (given) => (given.split(",").every(isAddressRange) || !given ? given : undefined),
  } satisfies Setting<string>,
  ANSWER_WITHIN: milliseconds(
    "how long a request may wait, for the database above all; then it gets 503",
    "4500",
  ),
  DRAIN_FOR: {
    meaning:
      "milliseconds from SIGTERM for which the process still takes requests while /health/ready fails, so that balancers send no more",
    fallback: "5000",
    allowed: "a whole number of milliseconds to 600000, 0 to close at once",
    parse: (given) =>
      /^\d{1,6}$/.test(given) && Number(given) <= 600_000 ? Number(given) : undefined,
  } satisfies Setting<number>,
};

/** Settings for staff, browsers and operators. */
const operation = {
  PREVIEW: choice("whether staff can log in and look at the shop of another moment", "on", "off"),
  HSTS_SUBDOMAINS: choice(
    "whether browsers stay with https for every subdomain of a site that has https, too",
    "yes",
    "no",
    "no",
  ),
  LIVE_RELOAD: choice(
    "whether pages in browsers reload when the server restarts (development)",
    "yes",
    "no",
    "no",
  ),
  LOG_LEVEL: {
    meaning: "how much is logged",
    fallback: "info",
    allowed: logLevels.join(", "),
    parse: (given) => logLevels.find((level) => level === given),
  } satisfies Setting<(typeof logLevels)[number]>,
};

/** All settings of the server of a shop, read once from the environment. */
export const settingsOf = ({ brand, sites }: ShopSettings) => ({
  ...listening,
  ...storage,
  ...engine,
  ...addressesOf(sites),
  ...servicesOf({ brand, sites }),
  ...requests,
  ...operation,
});
