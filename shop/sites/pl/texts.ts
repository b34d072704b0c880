import type { SiteTexts } from "../site-texts.ts";
import * as all from "./texts/all-texts.ts";

export const texts: SiteTexts = { ...all };
