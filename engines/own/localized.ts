import type { LocalizedTexts } from "../../commerce/scope.ts";
import type { SiteSet } from "../../platform/shared/site-set.ts";

/** Returns a text of the catalogue in each language; one without languages is the same in all. */
export const localized = (
  text: string | LocalizedTexts,
  { languages }: Pick<SiteSet, "languages">,
): LocalizedTexts =>
  typeof text === "string"
    ? Object.fromEntries(languages.map((language) => [language, text]))
    : text;
