import type { Language } from "../../../platform/shared/site.ts";
import type { SiteContent } from "../../../shop/sites/site-content.ts";

/** How each language says something. */
export type Words = Record<Language, RegExp>;

/** What pages say of a thing, and what of the shop makes it true. */
export interface KeptPromise {
  words: Words;
  /** Asks the function, route or figure that keeps the promise on a site. */
  isKept(content: SiteContent): boolean;
}

/** Something that pages mention. A sentence that has its words must say one of its promises. */
export interface Topic {
  words: Words;
  promises: Record<string, KeptPromise>;
}
