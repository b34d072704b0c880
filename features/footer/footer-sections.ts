import type { FooterContent } from "./footer-contract.ts";

/**
 * The footer with some of its sections replaced. The law requires the site's own legal links, and the words of some: they
 * stay, and links of content come after them.
 */
export function withSections(
  footer: FooterContent,
  { legalLinks = [], ...sections }: Partial<FooterContent>,
): FooterContent {
  const own = new Set(footer.legalLinks.map(({ url }) => url));
  const more = legalLinks.filter(({ url }) => !own.has(url));
  return { ...footer, ...sections, legalLinks: [...footer.legalLinks, ...more] };
}
