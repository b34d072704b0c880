/** Value of a cookie that scripts may read; undefined when there is none, or outside a browser. */
export function readCookie(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const entry = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  if (!entry) return undefined;
  const value = entry.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    // A foreign cookie with a lone "%".
    return value;
  }
}
