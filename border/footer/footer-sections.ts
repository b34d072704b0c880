import type { FooterContent, FooterLink } from "./footer-contract.ts";

/**
 * Replaces some sections of a footer. The law requires the site's own legal links, some with a fixed text: they stay, and links
 * of content follow them.
 */
export function withSections(
  footer: FooterContent,
  { legalLinks = [], ...sections }: Partial<FooterContent>,
): FooterContent {
  const own = new Set(footer.legalLinks.map(({ url }) => url));
  const more = legalLinks.filter(({ url }) => !own.has(url));
  return { ...footer, ...sections, legalLinks: [...footer.legalLinks, ...more] };
}

/** Leaves out links to pages that the site does not have. */
export function withoutMissingPages(
  footer: FooterContent,
  isMissing: (url: string) => boolean,
): FooterContent {
  const present = (links: FooterLink[]) => links.filter(({ url }) => !isMissing(url));
  const columns = footer.seo.columns.map(present);
  return {
    ...footer,
    seo: { ...footer.seo, columns: columns.filter((links) => links.length > 0) },
    legalLinks: footer.legalLinks.filter(({ url }) => !isMissing(url)),
  };
}
