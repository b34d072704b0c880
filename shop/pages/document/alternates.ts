import type { SiteCode } from "../../../platform/shared/site.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Returns the address of the same page on every site that has it at a moment. */
export async function alternates(
  { now, isPreview }: Viewpoint,
  urlOn: (there: Viewpoint) => Promise<string | undefined>,
): Promise<Partial<Record<SiteCode, string>>> {
  const found = await Promise.all(
    siteCodes.map(async (code) => {
      const { site } = allSites[code];
      return [code, await urlOn({ site, now, isPreview })] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, url]) => url !== undefined));
}
