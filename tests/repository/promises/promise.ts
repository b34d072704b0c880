import type { ShopLanguage } from "../../../shop/sites/site-codes.ts";
import type { SiteContent } from "../../../shop/sites/site-content.ts";

/** Words of each language for the same thing. */
export type WordsByLanguage = Record<ShopLanguage, RegExp>;

/** A statement of pages, and the part of the shop that makes it true. */
interface KeptPromise {
  words: WordsByLanguage;
  /** Asks the function, route or figure that keeps the promise on a site. */
  isKept(content: SiteContent): boolean;
}

/** Something that pages mention. A sentence that has its words must say one of its promises. */
export interface Topic {
  words: WordsByLanguage;
  promises: Record<string, KeptPromise>;
}
