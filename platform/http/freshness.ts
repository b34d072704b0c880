/** The origin of a response: fresh, the last good one because its source is down, or a fallback made without its source. */
export type Freshness = "fresh" | "stale" | "fallback";

/** Milliseconds for which a last good response or fallback is served before the source is tried again. */
export const retryAfterFailure = 10_000;

/** Returns headers of a response that is not fresh; `more` are further cache directives. */
export function degradedHeaders(freshness: Freshness, ...more: string[]): Record<string, string> {
  return freshness === "fresh"
    ? {}
    : {
        "x-kontor-degraded": freshness,
        "cache-control": ["public", `max-age=${retryAfterFailure / 1_000}`, ...more].join(", "),
      };
}
