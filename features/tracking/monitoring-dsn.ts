/** Where a monitoring service that speaks Sentry's protocol takes what happened in browsers. */
export interface MonitoringAddress {
  /** The service's origin: scheme, host, port. */
  origin: string;
  /** Gets each envelope by `POST`; it names the public key. */
  envelopes: string;
}

/**
 * Reads a DSN, "https://key@host/path/4711": the form in which such services give out an address. By https, or on this machine.
 * Undefined for anything else.
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
