/** Content of a country's footer. The shop builds it (`shop/sites/site-footer.ts`). */

/** Options of a host: `reduced` for a purchase; `newsletter` shows the newsletter even where the page hides it. */
export const footerOptions = ["reduced", "newsletter"] as const;
export type FooterOption = (typeof footerOptions)[number];

/** Returns the name of the cookie for a shopper who chose a site's desktop view. */
export const desktopCookie = (site: string) => `desktop_${site}`;
/** The `viewport` of the desktop view: phones lay the page out as wide as the layout of large screens needs, and fit it in. */
export const desktopViewport = "width=980";
/** In seconds. */
export const desktopCookieLifetime = 2_592_000;

/** Newsletter statuses in which the footer does not invite to subscribe. */
const subscribedStatuses: readonly unknown[] = ["WAITING_FOR_DOI", "SUBSCRIBED"];
export const isSubscribed = (status: unknown) => subscribedStatuses.includes(status);

/** The marks of social networks and app stores: pictures under `/service/footer-images/marks/`. */
export const markNames = [
  "android",
  "appleinc",
  "facebook",
  "instagram",
  "linkedin",
  "pinterest",
  "twitter",
  "xing",
  "youtube",
] as const;
export type MarkName = (typeof markNames)[number];

export const footerIconNames = [
  ...markNames,
  "branch_store",
  "click_collect",
  "contact",
  "delivery_via_haulage_company",
  "easy_pay",
  "free_shipping",
  "meet_kontor",
  "return_shipping",
  "service_info",
  "kontor_near_you",
  "kontorcard",
  "thirty_day_return",
] as const;
export type FooterIconName = (typeof footerIconNames)[number];

export const logoSources = {
  payment: ["mastercard", "visa", "paypal", "pfdc", "pfef", "trAmex", "trBkm"],
  transfer: ["invoice", "prepayment"],
  carriers: [
    "dhl",
    "hermes",
    "chPost",
    "chFrPost",
    "postAT",
    "jclAT",
    "czDpd",
    "express",
    "sps",
    "horoz",
    "yurticikargo",
    "kolaygelsin",
    "hepsijet",
    "mngKargo",
  ],
  seals: [
    "bevh",
    "anthrazit",
    "hvAustria",
    "euTrustmark",
    "gptw",
    "green",
    "qualitaet",
    "trustEcoEu",
    "atGuetezeichen2023",
    "gutGemacht",
    "chVersand",
    "chFRVersand",
  ],
} as const;
export type LogoSource = (typeof logoSources)[keyof typeof logoSources][number];

export interface FooterLink {
  /** A path of the shop, or a URL: http and mailto open in a new window, tel does not. */
  url: string;
  text: string;
}

/** A picture under `/service/footer-images/logos/`, with a ratio of eight by five. */
export interface FooterLogo {
  source: LogoSource;
  /** Describes the picture. */
  label: string;
  link?: string;
  /** In CSS pixels. Without a width it is a small picture beside a text. */
  width?: 80 | 90;
}

export interface TeaserGroup {
  heading: { iconName?: FooterIconName; link: FooterLink };
  /** Whether the reduced footer of the checkout leaves the group out. */
  hideGroupInCheckout: boolean;
  /** Precedes the introductory text. */
  introductoryLink?: FooterLink;
  introductoryText?: string;
  links: (FooterLink & { hideInClassic?: boolean })[];
  images?: { label: string; source: LogoSource }[];
}

export interface FooterContent {
  /** Service headline at the top of the footer. */
  headline: string;
  teaserGroups: TeaserGroup[];
  /** Popular categories, for people and for search engines. */
  seo: { heading: string; columns: FooterLink[][] };
  socialMedia: { heading: string; icons: { iconName: FooterIconName; link: FooterLink }[] };
  appReferences: {
    heading: string;
    icons: { iconName: "appleinc" | "android"; link: FooterLink }[];
  };
  /** Links that the law requires to be prominent are marked. */
  legalLinks: (FooterLink & { isProminent?: boolean })[];
  viewChanger: { toMobile: string; toDesktop: string };
  qualityLogos: { heading: string; logos: FooterLogo[] }[];
  salesTax?: { textBeforeLink: string; link: FooterLink; textAfterLink: string };
}

/** The texts of the footer that do not belong to a content block. */
export interface FooterTexts {
  /** Name of the landmark. */
  footer: string;
  /** Heading of the country list: the shops in other countries. */
  countries: string;
  /** Below that list: the cart is not carried over to another shop. */
  ownCart: string;
  /** Announced after a link that opens a new window. */
  newWindow: string;
  /** The default invitation to the newsletter, which the shop's team may replace. */
  newsletter: {
    headline: string;
    text: string;
    /** Link to the page with the form. */
    subscribe: string;
    /** The validity of the welcome voucher, and what it can be combined with. */
    voucher: string;
  };
}
