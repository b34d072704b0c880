/** Longest max-age (seconds); content that changes earlier shortens it. */
const maxAge = 60;

/**
 * For how many seconds caches may store an answer that is rendered now, and until when (milliseconds) the server itself
 * may send it with that max-age: no copy may outlive the content's next change, at `until`.
 */
export function lifetime(started: number, until: number): { freshFor: number; freshUntil: number } {
  const millisecondsLeft = until - started;
  if (millisecondsLeft >= 2 * maxAge * 1_000)
    return { freshFor: maxAge, freshUntil: until - maxAge * 1_000 };
  // Near the change the promise gets shorter by the second.
  const freshFor = Math.max(0, Math.min(maxAge, Math.floor(millisecondsLeft / 1_000) - 1));
  return { freshFor, freshUntil: Math.min(until, started + 1_000) };
}
