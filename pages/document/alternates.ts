import { siteCodes, type Site, type SiteCode } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";

/** The address of the same page on every site that has it at a moment. */
export async function alternates(
  { now }: { now: Date },
  urlOn: (there: { site: Site; now: Date }) => Promise<string | undefined>,
): Promise<Partial<Record<SiteCode, string>>> {
  const found = await Promise.all(
    siteCodes.map(async (code) => [code, await urlOn({ site: allSites[code].site, now })] as const),
  );
  return Object.fromEntries(found.filter(([, url]) => url !== undefined));
}
