import { newsletterExtras } from "../de/newsletter-extras.ts";
import type { SiteContent } from "../site-content.ts";
import { footer } from "./footer.ts";
import { jumps } from "./jumps.ts";
import { site } from "./site.ts";
import { texts } from "./texts.ts";

export const at: SiteContent = { site, texts, footer, newsletterExtras, jumps, pagesFrom: "DE" };
