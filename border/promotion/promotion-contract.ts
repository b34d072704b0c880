/** Promotions: their types, their shape, and every name that other code relies on. */

/** The project's names of the types; their names in responses and reports are in the two tables below. */
export const promotionTypes = ["BENEFITS", "BANNER", "PHASE_INTEGRATION", "CATEGORY"] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** The `type` in the endpoint's responses and in content files. */
export const wireTypes = {
  BENEFITS: "ApiHeaderBenefitsPromotion",
  BANNER: "ApiTopBannerPromotion",
  PHASE_INTEGRATION: "ApiPiPromotion",
  CATEGORY: "ApiCategory",
} as const satisfies Record<PromotionType, string>;

/** The label of a click in reports. */
export const promotionLabels: Record<PromotionType, string> = {
  BENEFITS: "benefits",
  BANNER: "top_banner",
  PHASE_INTEGRATION: "phase_integration",
  CATEGORY: "category_banner",
};

/** Ids of the places in the border and on the shop's own pages; every category has its own. */
export const promotionIds = {
  banner: "~top_banner",
  benefits: "~header_top",
  /** The invitation to the newsletter in the footer. */
  newsletter: "SHOP_FOOTER",
  phaseIntegration: "~home_pi",
  category: (number: number) => `~category_${number}`,
};

export const promotionLimits = { idLength: 60, tags: 20, tagLength: 40 };

export interface PromotionLink {
  url: string;
  text: string;
  isBold: boolean;
}

/** One version of a picture. `Styles` are the few properties that content may set. */
export interface Cutout {
  /** Width of the file in pixels. */
  width: number;
  path: string;
  /** Maximum window width, in CSS pixels, for which it is meant; without one it is for all others. */
  upTo?: number;
  imageStyle: Styles;
  containerStyle: Styles;
}
export type Styles = Record<string, string>;

/** A promotion, validated and in the form that the components render. Texts are HTML limited to `richTags`. */
export interface Promotion {
  type: PromotionType;
  headline: string;
  /** For narrow layouts. */
  headlineShort?: string;
  subline?: string;
  cutouts: Cutout[];
  theme: "light" | "dark";
  /** Both or neither, as #rrggbb; with readable contrast. */
  colours?: { background: string; text: string };
  legal?: { text: string; hint?: string; hintShort?: string };
  voucher?: { code: string; instructions: string };
  cta?: { url: string; text: string };
  links: PromotionLink[];
}

/** Elements that texts of promotions may contain; only `a` has an attribute, its `href`. */
export const richTags = ["strong", "b", "em", "i", "br", "sup", "sub", "span", "a"] as const;
export type RichTag = (typeof richTags)[number];

/** CSS properties that content may set on a picture and on its container. */
export const styleProperties = ["object-position", "object-fit", "aspect-ratio"] as const;

/** Labels of the benefits strip's links in reports, by position. */
export const benefitTags = [
  "VK1_Versandkostenfrei",
  "VK2_Newsletterregistrierung",
  "VK3_XChannel",
  "VK4_Service",
] as const;

/** The app's rating in the stores: stars out of five, and the number of ratings. */
export const appRating = { stars: 5, count: "89k" };

/** URLs of the app in the stores. */
export interface AppStores {
  ios?: string;
  android?: string;
}

export interface PromotionTexts {
  /** Accessible name of the top banner. */
  banner: string;
  /** Accessible name of the benefits strip. */
  benefits: string;
  /** Opens the legal text of a promotion that has no hint of its own. */
  legal: string;
  voucher: string;
  /** With `{code}`. */
  copy: string;
  copied: string;
  /** Copying is blocked: the code is selected instead. */
  copyFailed: string;
  /** A link of content that has no text. */
  more: string;
  app: {
    headline: string;
    text: string;
    /** "{value} von {max} Sternen" */
    rating: string;
    install: string;
    close: string;
  };
}
