import { expect, test } from "vitest";
import { freshSeconds, isShared } from "./cacheable.ts";

test.each<[Record<string, string>, boolean, number]>([
  [{}, false, 0],
  [{ "cache-control": "no-store" }, false, 0],
  [{ "cache-control": "private, max-age=60" }, false, 60],
  [{ "cache-control": "public, max-age=0, must-revalidate" }, false, 0],
  [{ "cache-control": "public" }, true, 0],
  [{ "cache-control": "max-age=60, stale-while-revalidate=600" }, true, 660],
  [{ "cache-control": "max-age=0, s-maxage=30" }, true, 30],
  [{ "cache-control": "no-cache, max-age=60" }, false, 0],
  [{ "cache-control": "no-store", "cdn-cache-control": "max-age=60" }, true, 0],
  [{ "surrogate-control": "max-age=60" }, true, 0],
  [{ expires: "Thu, 01 Jan 1970 00:00:00 GMT" }, false, 0],
])(
  "an answer with %j is stored for all shoppers: %s, and is fresh for %i s",
  (headers, isStored, seconds) => {
    expect(isShared(new Headers(headers))).toBe(isStored);
    expect(freshSeconds(new Headers(headers))).toBe(seconds);
  },
);
