import type { BorderSite } from "../../border/border-site.ts";
import type { SearchRedirects } from "../../border/search/search-contract.ts";
import { figuresOf, fillFigures } from "../../platform/shared/sites/figures.ts";
import { mapTexts } from "../../platform/shared/texts/map-texts.ts";
import { withNoBreakSpaces } from "../../platform/shared/texts/no-break-spaces.ts";
import { withNoBreaks } from "../../platform/shared/texts/no-breaks.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import type { Carrier } from "../orders/carriers.ts";
import { offeredPayments } from "../orders/payment/payment-methods.ts";
import type { Seller } from "../orders/seller-contract.ts";
import { shopSite, type ShopFigures, type ShopSite } from "./shop-site.ts";
import type { ShopSiteCode } from "./site-codes.ts";
import type { PagePaths } from "./page-paths.ts";
import { siteFooter, type SiteFooter } from "./site-footer.ts";
import type { SiteTexts } from "./site-texts.ts";

/** All content of a site: figures, texts, footer. */
export interface SiteContent extends BorderSite {
  site: ShopSite;
  texts: SiteTexts;
  /** Addresses of its static pages. */
  pages: PagePaths;
  /** When the customer service answers the phone. */
  serviceHours: string;
  /** The carriers of its parcels. */
  carriers: Carrier[];
  /** The company that sells on the site. */
  seller: Seller;
  /** Searches that redirect to a page. */
  searchRedirects: SearchRedirects;
  /** The site whose static pages are used where this one has none. */
  pagesFrom?: ShopSiteCode;
}

/** A site as its folder has it: with placeholders for its figures, and what its footer is built from. */
export interface SiteSource extends Omit<SiteContent, "footer" | "serviceHours" | "site"> {
  site: ShopFigures;
  footer: SiteFooter;
}

/** Builds the site's footer, and fills the site's figures and names of the brand into footer and texts. */
export function withFigures({
  site: figuresOfSite,
  pages,
  texts,
  footer,
  searchRedirects,
  seller,
  newsletterExtras = {},
  ...others
}: SiteSource): SiteContent {
  const { mail, customerMails, newsletterMails, orderMails, withdrawal, leads, ...pageTexts } =
    texts;
  const site = shopSite(figuresOfSite);
  const figures = figuresOf(site);
  const payments = offeredPayments({ site, seller }).map(({ kind }) => ({
    kind,
    name: texts.payment.kinds[kind].name,
  }));
  const report = (what: string): never => {
    throw new Error(`The footer of ${site.code}: ${what} (see shop/content/README.md).`);
  };
  return {
    ...others,
    site,
    pages,
    texts: {
      ...fillTexts(pageTexts, site),
      // Mails of withdrawals and leads say what their pages say.
      ...fillTexts(
        { mail, customerMails, newsletterMails, orderMails, withdrawal, leads },
        site,
        withNoBreakSpaces,
      ),
    },
    // As banks and tax offices write it.
    seller: fillTexts(seller, site, (text) => text),
    serviceHours: withNoBreaks(footer.texts.serviceHours),
    newsletterExtras: fillTexts(newsletterExtras, site),
    // As shoppers type them.
    searchRedirects: fillTexts(searchRedirects, site, (text) => text),
    footer: mapTexts(siteFooter(site, pages, footer, payments), (text) =>
      withNoBreaks(fillFigures(text, figures, report)),
    ),
  };
}

/** Texts with the figures of their site and the names of the brand; other placeholders stay, for the page to fill. */
export function fillTexts<Texts>(texts: Texts, site: ShopFigures, noBreaks = withNoBreaks): Texts {
  const figures = figuresOf(shopSite(site));
  return mapTexts(texts, (text) => noBreaks(fill(text, figures)));
}
