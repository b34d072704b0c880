/** Content of a country's footer. The site owns the texts (`sites/<site>/footer.ts`). */

/** Options of a host: `reduced` in a purchase; `newsletter` shows the newsletter also where the page hides it. */
export const footerOptions = ["reduced", "newsletter"] as const;
export type FooterOption = (typeof footerOptions)[number];

/** Leads to the desktop view of the page that links here. */
export const desktopViewPath = "/service/desktop-view";

/** The cookie of a shopper who asked a site for its desktop view. */
export const desktopCookie = (site: string) => `desktop_${site}`;
/** Seconds. */
export const desktopCookieLifetime = 2_592_000;

/** States of the newsletter in which nobody is asked to subscribe. */
const subscribedStatuses: readonly unknown[] = ["WAITING_FOR_DOI", "SUBSCRIBED"];
export const isSubscribed = (status: unknown) => subscribedStatuses.includes(status);

export const footerIconNames = [
  "android",
  "appleinc",
  "branch_store",
  "click_collect",
  "contact",
  "delivery_via_haulage_company",
  "easy_pay",
  "facebook",
  "free_shipping",
  "instagram",
  "linkedin",
  "meet_kontor",
  "pinterest",
  "return_shipping",
  "service_info",
  "kontor_near_you",
  "kontorcard",
  "thirty_day_return",
  "twitter",
  "xing",
  "youtube",
] as const;
export type FooterIconName = (typeof footerIconNames)[number];

export const logoSources = {
  payment: ["mastercard", "visa", "paypal", "pfdc", "pfef", "trAmex", "trBkm"],
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
  /** A path of the shop, or an address that starts with http or mailto and opens in a new window, or with tel. */
  url: string;
  text: string;
}

/** A picture under `/service/footer-images/logos/`, of eight by five. */
export interface FooterLogo {
  source: LogoSource;
  /** Says what the picture shows. */
  label: string;
  link?: string;
  /** CSS pixels. Without a width it is a small one beside a text. */
  width?: 80 | 90;
}

export interface TeaserGroup {
  heading: { iconName?: FooterIconName; link: FooterLink };
  /** Left out of the reduced footer that the checkout shows. */
  hideGroupInCheckout: boolean;
  /** Before the introductory text. */
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
  /** A link that the law wants to be prominent is marked. */
  legalLinks: (FooterLink & { isProminent?: boolean })[];
  viewChanger: { toMobile: string; toDesktop: string };
  qualityLogos: { heading: string; logos: FooterLogo[] }[];
  salesTax?: { textBeforeLink: string; link: FooterLink; textAfterLink: string };
}

/** The few texts of the footer that belong to no content block. */
export interface FooterTexts {
  /** Name of the landmark. */
  footer: string;
  /** Heading of the country list: the shops in other countries. */
  countries: string;
  /** Below that list: what does not come along to another shop. */
  ownCart: string;
  /** Read out after a link that opens a new window. */
  newWindow: string;
  /** The invitation to the newsletter, where the shop's team has not written another. */
  newsletter: {
    headline: string;
    text: string;
    /** Leads to the page with the form. */
    subscribe: string;
    /** How long the welcome voucher is valid, and with what it combines. */
    voucher: string;
  };
}
