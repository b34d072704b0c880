import { defaultSite, siteCodes, type SiteCode } from "../shared/site.ts";

/** Finds the site of a request by its Host header. An unknown host is the German shop. */
export function siteByHost(origins: Record<SiteCode, string>): (host: string) => SiteCode {
  const byName = new Map(
    siteCodes.flatMap((code) => {
      const { host, hostname } = new URL(origins[code]);
      return [
        [host, code],
        [hostname, code],
      ] as const;
    }),
  );
  return (host) =>
    byName.get(host) ?? byName.get(host.replace(/:\d+$/, "").toLowerCase()) ?? defaultSite;
}
