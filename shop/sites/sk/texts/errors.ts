import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Táto stránka (už) neexistuje",
  notFoundText:
    "Výrobok už možno nemáme v ponuke alebo je v adrese preklep. Skúste vyhľadávanie, prípadne si pozrite, čo je práve obľúbené.",
  failureHeadline: "Niečo nám prekypelo",
  failureText:
    "Na našej strane sa vyskytla chyba. O chvíľu stránku, prosím, načítajte znova. Obsah vášho košíka zostal zachovaný.",
  busyHeadline: "Práve je tu plno",
  busyText:
    "Zákazníkov je teraz viac, než dokážeme obslúžiť naraz. Stránka sa o pár sekúnd sama znova načíta. Obsah vášho košíka zostal zachovaný.",
  searchHeadline: "Vyhľadávanie bude hneď pripravené",
  searchText:
    "Náš e-shop sa práve znovu spustil a vyhľadávanie ešte pripravuje. Stránka sa o pár sekúnd sama znova načíta; všetky výrobky už teraz nájdete v kategóriách.",
  cookiesHeadline: "Váš prehliadač posiela priveľa cookies",
  cookiesText:
    "Pre túto adresu je uložených toľko cookies, že požiadavku nemôžeme prijať. Vymažte tie, ktoré nepatria nášmu e-shopu; obsah košíka aj prihlásenie zostanú zachované. Ak to nepomôže, vymažte, prosím, v nastaveniach prehliadača všetky cookies tejto stránky.",
  removeCookies: "Vymazať cookies a načítať znova",
  reload: "Načítať znova hneď",
  toHome: "Na úvodnú stránku",
  reference: "Číslo tejto požiadavky",
};
