import { pagePaths } from "../page-paths.ts";

export const pages = pagePaths({
  terms: "obchodni-podminky",
  imprint: "provozovatel",
  privacy: "ochrana-osobnich-udaju",
  withdrawal: "odstoupeni-od-smlouvy",
  accessibility: "pristupnost",
  guarantee: "reklamace",
  faq: "caste-dotazy",
  "click-and-collect": "vyzvednuti-v-prodejne",
  delivery: "doprava",
  returns: "vraceni-zbozi",
  payment: "platba",
  about: "o-nas",
  community: "komunita",
  recipes: "recepty-na-kavu",
  "community-rules": "pravidla-komunity",
  "voucher-conditions": "podminky-uvitaciho-kodu",
});
