import { firstSite } from "./fragment-options.ts";

interface AskedFor {
  /** The site whose fragment was requested. */
  site: string;
  address: string;
  /** Why the shop shows another site than the one requested: it has none of this code. Its operators have decided that. */
  reason: string | null | undefined;
}

/** Throws for a fragment of another site than the one requested: its words, prices and links would be wrong on every page. */
export function refuseOtherSite(html: string, { site, address, reason }: AskedFor): void {
  const [, found] = / data-site="(\w+)"/.exec(html) ?? [];
  if (reason || site === firstSite || !found) return;
  if (found.toUpperCase() === site.toUpperCase()) return;
  throw new Error(
    `${address} is for the site ${site} and answered with the border of ${found}: is the shop's address right, and does a cache in front of it tell addresses apart?`,
  );
}
