import { newsletterExtras } from "../de/newsletter-extras.ts";
import { pages } from "../de/pages.ts";
import type { SiteSource } from "../site-content.ts";
import { carriers } from "./carriers.ts";
import { footer } from "./footer.ts";
import { searchRedirects } from "./search-redirects.ts";
import { seller } from "./seller.ts";
import { site } from "./site.ts";
import { texts } from "./texts.ts";

export const at: SiteSource = {
  site,
  seller,
  pages,
  texts,
  carriers,
  footer,
  newsletterExtras,
  searchRedirects,
  pagesFrom: "DE",
};
