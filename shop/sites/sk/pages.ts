import { pagePaths } from "../page-paths.ts";

export const pages = pagePaths({
  terms: "obchodne-podmienky",
  imprint: "prevadzkovatel",
  privacy: "ochrana-osobnych-udajov",
  withdrawal: "odstupenie-od-zmluvy",
  accessibility: "pristupnost",
  guarantee: "reklamacie",
  faq: "caste-otazky",
  "click-and-collect": "vyzdvihnutie-v-predajni",
  delivery: "doprava",
  returns: "vratenie-tovaru",
  payment: "sposoby-platby",
  about: "o-nas",
  community: "komunita",
  recipes: "recepty-na-kavu",
  "community-rules": "pravidla-komunity",
  "voucher-conditions": "podmienky-uvitacieho-kodu",
});
