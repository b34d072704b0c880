import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { PreviewPicture } from "../pictures/preview-picture.ts";

/** The head of a page: for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Address on this site, without parameters that do not affect the page. */
  path: string;
  /** Addresses of this page on the other sites, where it exists. */
  alternates?: Partial<Record<SiteCode, string>>;
  /** Hidden from search engines: search results, carts, errors. */
  isPrivate?: boolean;
  /** schema.org data of the page. */
  structuredData?: object[];
  /** The picture in link previews; the brand's without one. */
  image?: PreviewPicture;
  /** Previous and next page of a list. */
  previous?: string;
  next?: string;
}
