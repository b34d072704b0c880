import { pagePaths, type PageSlugs } from "../page-paths.ts";

/** The pages that all sites in German have. */
export const slugs: PageSlugs = {
  terms: "agb",
  imprint: "impressum",
  privacy: "datenschutz",
  withdrawal: "widerruf",
  accessibility: "barrierefreiheit",
  guarantee: "gewaehrleistung",
  faq: "faq",
  "click-and-collect": "click-and-collect",
  delivery: "lieferung",
  returns: "ruecksendung",
  payment: "zahlung",
  about: "ueber-uns",
  community: "community",
  recipes: "kaffeerezepte",
  "community-rules": "community-regeln",
  "voucher-conditions": "gutscheinbedingungen",
};

export const pages = pagePaths({ ...slugs, "newsletter-example": "newsletter-beispiel" });
