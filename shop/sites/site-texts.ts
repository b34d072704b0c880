import type * as german from "./de/texts/all-texts.ts";

/**
 * All texts of a site by slice. A slice owns the keys, the site owns the translations: what the German site has, every site has.
 */
export type SiteTexts = typeof german;
