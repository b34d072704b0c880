/** The origin of a response: fresh, the last good one because its source is down, or a fallback made without its source. */
export type Freshness = "fresh" | "stale" | "fallback";

/** Milliseconds for which a last good response or fallback is served before the source is tried again. */
export const retryAfterFailure = 10_000;

/** Milliseconds after a refusal, which says nothing about the source: a slot may be free at once. */
export const retryAfterRefusal = 100;

/** How fresh a response is, and the milliseconds after which the source of one that is not fresh is tried again. */
export interface Degradation {
  freshness: Freshness;
  retryAfter?: number;
}

/** Returns headers of a response that is not fresh; `more` are further cache directives. */
export function degradedHeaders(
  { freshness, retryAfter = retryAfterFailure }: Degradation,
  ...more: string[]
): Record<string, string> {
  if (freshness === "fresh") return {};
  const maxAge = Math.floor(retryAfter / 1_000);
  return {
    "x-kontor-degraded": freshness,
    "cache-control": ["public", `max-age=${maxAge}`, ...more].join(", "),
  };
}
