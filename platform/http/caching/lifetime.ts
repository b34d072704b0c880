/** Longest max-age in seconds; an earlier change of the content shortens it. */
const maxAge = 60;

/**
 * Returns the max-age in seconds of a response, and until when (milliseconds) the server itself may send it with that max-age: no
 * copy may outlive the next change of the content, at `until`. Call this after rendering, because rendering takes time.
 * `longest` is the max-age far from a change; near a change it is half of the remaining time, so that few renderings are needed
 * before the change.
 */
export function lifetime(
  now: number,
  until: number,
  max = maxAge,
): { freshFor: number; freshUntil: number } {
  // Caches count whole seconds, and some serve a copy until its last second has passed.
  const rounding = 1_000;
  const left = until - now - rounding;
  const freshFor = Math.max(0, Math.min(max, Math.floor(left / 2_000)));
  return { freshFor, freshUntil: freshFor === 0 ? until : until - freshFor * 1_000 - rounding };
}

/** Seconds for which a cache may serve an expired copy while it fetches the next one. */
const staleWhileRevalidate = 600;

/** Directive that lets a cache serve an expired copy while the server is down. */
export const whileDown = "stale-if-error=86400";

/**
 * Returns the lifetime of a response that caches may also serve for a while after its max-age: that time is included, so it also
 * ends before the next change of the content. A copy may outlive its content only while the server is down.
 */
export function lifetimeWithStale(
  now: number,
  until: number,
): { cacheControl: string; freshUntil: number } {
  const { freshFor, freshUntil } = lifetime(now, until, maxAge + staleWhileRevalidate);
  const fresh = Math.min(maxAge, freshFor);
  return {
    cacheControl: `public, max-age=${fresh}, stale-while-revalidate=${freshFor - fresh}, ${whileDown}`,
    freshUntil,
  };
}
