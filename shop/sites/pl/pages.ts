import { pagePaths } from "../page-paths.ts";

export const pages = pagePaths({
  terms: "regulamin",
  imprint: "dane-firmy",
  privacy: "polityka-prywatnosci",
  withdrawal: "odstapienie-od-umowy",
  accessibility: "dostepnosc",
  guarantee: "reklamacje-i-gwarancja",
  faq: "pytania-i-odpowiedzi",
  "click-and-collect": "odbior-w-sklepie",
  delivery: "dostawa",
  returns: "zwroty",
  payment: "platnosci",
  about: "o-nas",
  community: "spolecznosc",
  recipes: "przepisy-na-kawe",
  "community-rules": "zasady-spolecznosci",
  "voucher-conditions": "warunki-kodu-powitalnego",
});
