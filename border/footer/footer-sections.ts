import type { FooterContent } from "./footer-contract.ts";

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

/** Leaves out links to categories that the site does not have. */
export function withoutMissingCategories(
  footer: FooterContent,
  isMissing: (url: string) => boolean,
): FooterContent {
  const columns = footer.seo.columns.map((links) => links.filter(({ url }) => !isMissing(url)));
  return {
    ...footer,
    seo: { ...footer.seo, columns: columns.filter((links) => links.length > 0) },
  };
}
