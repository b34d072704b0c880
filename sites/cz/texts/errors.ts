import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Tato stránka tu (už) není",
  notFoundText:
    "Možná jsme produkt přestali prodávat, nebo je v adrese překlep. Zkuste vyhledávání, anebo se podívejte, co je právě oblíbené.",
  failureHeadline: "Něco nám překypělo",
  failureText:
    "Na naší straně došlo k chybě. Načtěte prosím stránku za chvíli znovu. Obsah košíku zůstal zachován.",
  toHome: "Na úvodní stránku",
  reference: "Číslo tohoto požadavku",
};
