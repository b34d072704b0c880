import type { SiteCode } from "../../shared/sites/site.ts";

/** Finds the site of a request by its Host header. An unknown host is the first one. */
export function siteByHost(origins: Record<SiteCode, string>): (host: string) => SiteCode {
  const byName = new Map(
    Object.entries(origins).flatMap(([code, origin]) => {
      const { host, hostname } = new URL(origin);
      return [
        [host, code],
        [hostname, code],
      ] as const;
    }),
  );
  const [first] = Object.keys(origins);
  if (first === undefined) throw new Error("A shop needs a site: hand in the origin of one.");
  return (host) => byName.get(host) ?? byName.get(host.replace(/:\d+$/, "").toLowerCase()) ?? first;
}
