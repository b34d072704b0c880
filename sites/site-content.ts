import type { FooterContent } from "../features/footer/footer-contract.ts";
import type { Jumps } from "../features/search/search-contract.ts";
import { figuresOf, fillFigures } from "../shared/figures.ts";
import type { Site, SiteCode } from "../shared/site.ts";
import { fill } from "../shared/words.ts";
import type { SiteTexts } from "./site-texts.ts";

/** Everything that a site says of itself. */
export interface SiteContent {
  site: Site;
  texts: SiteTexts;
  footer: FooterContent;
  /** Searches that lead straight to a page. */
  jumps: Jumps;
  /** The site that lends the static pages that this one has not written. */
  pagesFrom?: SiteCode;
}

/** Puts the site's figures into its footer and texts. Texts keep their other places, which a page fills later. */
export function siteContent({ site, texts, footer, ...others }: SiteContent): SiteContent {
  const figures = figuresOf(site);
  const mistake = (what: string): never => {
    throw new Error(`The footer of ${site.code}: ${what} (see content/README.md).`);
  };
  return {
    ...others,
    site,
    texts: mapTexts(texts, (text) => fill(text, figures)),
    footer: mapTexts(footer, (text) => fillFigures(text, figures, mistake)),
  };
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? change(inner) : inner,
  ) as T;
}
