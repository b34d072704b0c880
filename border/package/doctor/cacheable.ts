import { secondsIn } from "./host-requests.ts";

/** Headers by which a host tells caches of its own what `Cache-Control` tells all. */
const ofCaches = ["cdn-cache-control", "surrogate-control"];

/** Reports whether caches that many shoppers share may store an answer and show it again without asking. */
export function isShared(headers: Headers): boolean {
  if (ofCaches.some((name) => secondsIn(headers.get(name), "max-age", "s-maxage") > 0)) return true;
  const control = headers.get("cache-control") ?? "";
  if (/\b(?:no-store|no-cache|private)\b/i.test(control)) return false;
  const hasNoTime = !/\b(?:max-age|s-maxage)=/i.test(control);
  return freshSeconds(headers) > 0 || (/\bpublic\b/i.test(control) && hasNoTime);
}

/** Returns the seconds for which a cache may show an answer without asking again, and while it asks. */
export function freshSeconds(headers: Headers): number {
  const control = headers.get("cache-control");
  if (/\bno-(?:store|cache)\b/i.test(control ?? "")) return 0;
  const fresh = Math.max(secondsIn(control, "max-age"), secondsIn(control, "s-maxage"));
  return (
    (fresh || (/\b(?:max-age|s-maxage)=/i.test(control ?? "") ? 0 : untilExpires(headers))) +
    secondsIn(control, "stale-while-revalidate")
  );
}

function untilExpires(headers: Headers): number {
  const end = Date.parse(headers.get("expires") ?? "");
  return Number.isNaN(end) ? 0 : Math.max(0, Math.round((end - Date.now()) / 1_000));
}
