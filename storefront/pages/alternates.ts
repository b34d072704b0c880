import type { Site, SiteCode } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";

/** Returns the address of the same page on every site that has it at a moment. */
export async function alternates(
  sites: Record<SiteCode, { site: Site }>,
  { now, isPreview }: Viewpoint,
  urlOn: (there: Viewpoint) => Promise<string | undefined>,
): Promise<Partial<Record<SiteCode, string>>> {
  const found = await Promise.all(
    Object.values(sites).map(
      async ({ site }) => [site.code, await urlOn({ site, now, isPreview })] as const,
    ),
  );
  return Object.fromEntries(found.filter(([, url]) => url !== undefined));
}
