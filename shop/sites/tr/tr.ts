import type { SiteSource } from "../site-content.ts";
import { carriers } from "./carriers.ts";
import { footer } from "./footer.ts";
import { searchRedirects } from "./search-redirects.ts";
import { newsletterExtras } from "./newsletter-extras.ts";
import { pages } from "./pages.ts";
import { seller } from "./seller.ts";
import { site } from "./site.ts";
import { texts } from "./texts.ts";

export const tr: SiteSource = {
  site,
  pages,
  texts,
  seller,
  carriers,
  footer,
  newsletterExtras,
  searchRedirects,
};
