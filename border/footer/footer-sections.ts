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
