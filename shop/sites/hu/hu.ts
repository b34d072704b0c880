import type { SiteContent } from "../site-content.ts";
import { footer } from "./footer.ts";
import { jumps } from "./jumps.ts";
import { newsletterExtras } from "./newsletter-extras.ts";
import { site } from "./site.ts";
import { texts } from "./texts.ts";

export const hu: SiteContent = { site, texts, footer, newsletterExtras, jumps };
