import { pagePaths, type PageSlugs } from "../page-paths.ts";

export const slugs: PageSlugs = {
  terms: "conditions-generales",
  imprint: "mentions-legales",
  privacy: "protection-des-donnees",
  withdrawal: "droit-de-retour",
  accessibility: "accessibilite",
  guarantee: "garantie",
  faq: "questions-frequentes",
  "click-and-collect": "click-and-collect",
  delivery: "livraison",
  returns: "retours",
  payment: "paiement",
  about: "a-propos",
  community: "communaute",
  recipes: "recettes-de-cafe",
  "community-rules": "regles-de-la-communaute",
  "voucher-conditions": "conditions-du-bon",
};

export const pages = pagePaths(slugs);
