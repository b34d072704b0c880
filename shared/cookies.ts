/** The value of a cookie in a `Cookie` header, or in `document.cookie`; undefined when there is none. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies?.split(/;\s*/).find((each) => each.startsWith(prefix));
  const value = pair?.slice(prefix.length);
  try {
    return value && decodeURIComponent(value);
  } catch {
    // A foreign cookie with a lone "%".
    return value;
  }
}
