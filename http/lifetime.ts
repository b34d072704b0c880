/** Longest max-age (seconds); content that changes earlier shortens it. */
const maxAge = 60;

/**
 * For how many seconds caches may store an answer that is sent from now on, and until when (milliseconds) the server itself
 * may send it with that promise: no copy may outlive the content's next change, at `until`. Ask when it is
 * made, because making it takes time. `longest` is the promise far from a change; near it the promise is half of the time
 * that is left, so that few renderings lead up to the change.
 */
export function lifetime(
  now: number,
  until: number,
  longest = maxAge,
): { freshFor: number; freshUntil: number } {
  // Caches count whole seconds, and some serve a copy until the last of them is over.
  const rounding = 1_000;
  const left = until - now - rounding;
  const freshFor = Math.max(0, Math.min(longest, Math.floor(left / 2_000)));
  return { freshFor, freshUntil: freshFor === 0 ? until : until - freshFor * 1_000 - rounding };
}

/** Seconds for which a cache may send an expired copy while it fetches the next one. */
const staleWhileRevalidate = 600;

/** For how long a cache may send an expired copy while the server is down. */
export const whileDown = "stale-if-error=86400";

/**
 * The same for answers that a cache may also send a little after their max-age: the time after it is part of the promise,
 * so it too ends before the content's next change. Only while the server is down a copy may outlive its content.
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
