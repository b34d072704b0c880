import { pagePaths } from "../page-paths.ts";

export const pages = pagePaths({
  terms: "aszf",
  imprint: "impresszum",
  privacy: "adatvedelem",
  withdrawal: "elallas",
  accessibility: "akadalymentesseg",
  guarantee: "szavatossag-es-jotallas",
  faq: "gyik",
  "click-and-collect": "atvetel-az-uzletben",
  delivery: "szallitas",
  returns: "visszakuldes",
  payment: "fizetes",
  about: "rolunk",
  community: "kozosseg",
  recipes: "kavereceptek",
  "community-rules": "kozosseg-szabalyai",
  "voucher-conditions": "udvozlo-kod-feltetelei",
  "newsletter-example": "hirlevel-minta",
});
