/** Content of a country's footer. The site owns the texts (`sites/<site>/footer.ts`). */

/** Options of a host: `reduced` in a purchase; `newsletter` is accepted and changes nothing. */
export const footerOptions = ["reduced", "newsletter"] as const;

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

/** A picture under `/service/footer-images/logos/`; width and height in CSS pixels. */
export interface FooterLogo {
  source: LogoSource;
  /** Says what the picture shows. */
  label: string;
  link?: string;
  width?: number;
  height?: number;
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
  legalLinks: FooterLink[];
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
  /** Read out after a link that opens a new window. */
  newWindow: string;
}
