import { newsletterExtras } from "../de/newsletter-extras.ts";
import { pages } from "../de/pages.ts";
import { siteContent } from "../site-content.ts";
import { footer } from "./footer.ts";
import { jumps } from "./jumps.ts";
import { site } from "./site.ts";
import { texts } from "./texts.ts";

export const at = siteContent({
  site,
  pages,
  texts,
  footer,
  newsletterExtras,
  jumps,
  pagesFrom: "DE",
});
