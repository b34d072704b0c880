/** The endpoint of a monitoring service that speaks Sentry's protocol, for reports of browsers. */
export interface MonitoringAddress {
  /** The service's origin: scheme, host, port. */
  origin: string;
  /** Receives each envelope by `POST`; contains the public key. */
  envelopes: string;
}

/**
 * Parses a DSN, "https://key@host/path/4711": the form in which such services publish an address. It must use https, or be on
 * this machine. Returns undefined for anything else.
 */
export function readDsn(dsn: string): MonitoringAddress | undefined {
  if (!URL.canParse(dsn)) return undefined;
  const { protocol, hostname, origin, username, password, pathname, search, hash } = new URL(dsn);
  const isSafe = protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
  const [, path, project] = /^((?:\/[\w.-]+)*)\/(\d+)$/.exec(pathname) ?? [];
  const isKey = /^[\da-z]{1,64}$/i.test(username) && password + search + hash === "";
  if (!isSafe || !isKey || !project) return undefined;
  return {
    origin,
    envelopes: `${origin}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`,
  };
}
