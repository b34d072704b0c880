/** The value of a cookie in a `Cookie` header, or in `document.cookie`; undefined when there is none. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  const value = rawCookieIn(cookies, name);
  try {
    return value && decodeURIComponent(value);
  } catch {
    // A foreign cookie with a lone "%".
    return value;
  }
}

/** The same as it was sent, for values that have parts: a decoded part could look like two. */
export const rawCookieIn = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? "")?.[1];
