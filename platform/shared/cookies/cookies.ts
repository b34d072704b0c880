/** Returns the value of a cookie in a `Cookie` header or in `document.cookie`, or undefined when there is none. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  const value = rawCookieIn(cookies, name);
  try {
    return value && decodeURIComponent(value);
  } catch {
    // A foreign cookie may contain an unencoded "%".
    return value;
  }
}

/**
 * Returns the value of a cookie without decoding it, for values with several parts: a decoded part could contain the separator.
 */
export const rawCookieIn = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? "")?.[1];

/** Returns the name of a server's cookie: on https the prefix prevents sibling domains from planting one. */
export const hostCookieName = (name: string, isSecure: boolean) =>
  isSecure ? `__Host-${name}` : name;

/** Returns the names of a server's cookie on http and on https. */
export const onBothSchemes = (name: string) =>
  [false, true].map((isSecure) => hostCookieName(name, isSecure));
