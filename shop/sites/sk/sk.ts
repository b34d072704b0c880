import type { SiteContent } from "../site-content.ts";
import { footer } from "./footer.ts";
import { jumps } from "./jumps.ts";
import { site } from "./site.ts";
import { texts } from "./texts.ts";

export const sk: SiteContent = { site, texts, footer, jumps };
