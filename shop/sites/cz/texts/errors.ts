import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Tato stránka tu (už) není",
  notFoundText:
    "Možná jsme produkt přestali prodávat, nebo je v adrese překlep. Zkuste vyhledávání, anebo se podívejte, co je právě oblíbené.",
  failureHeadline: "Něco nám překypělo",
  failureText:
    "Na naší straně došlo k chybě. Načtěte prosím stránku za chvíli znovu. Obsah košíku zůstal zachován.",
  busyHeadline: "Právě je tu plno",
  busyText:
    "Zákazníků je teď víc, než kolik jich zvládneme obsloužit najednou. Stránka se za pár sekund sama znovu načte. Obsah košíku zůstal zachován.",
  searchHeadline: "Vyhledávání bude hned připravené",
  searchText:
    "Náš e-shop se právě znovu spustil a vyhledávání ještě připravuje. Stránka se za pár sekund sama znovu načte; všechny produkty už teď najdete v kategoriích.",
  cookiesHeadline: "Váš prohlížeč posílá příliš mnoho cookies",
  cookiesText:
    "Pro tuto adresu je uloženo tolik cookies, že požadavek nemůžeme přijmout. Smažte ty, které nepatří našemu e-shopu; obsah košíku i přihlášení zůstanou zachovány. Pokud to nepomůže, smažte prosím v nastavení prohlížeče všechny cookies tohoto webu.",
  removeCookies: "Smazat cookies a načíst znovu",
  reload: "Načíst znovu hned",
  toHome: "Na úvodní stránku",
  reference: "Číslo tohoto požadavku",
};
