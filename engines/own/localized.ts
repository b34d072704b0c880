import type { LocalizedTexts } from "../../commerce/scope.ts";
import { languages } from "../../platform/shared/site.ts";

/** Returns a text of the catalogue in each language; one without languages is the same in all. */
export const localized = (text: string | LocalizedTexts): LocalizedTexts =>
  typeof text === "string"
    ? Object.fromEntries(languages.map((language) => [language, text]))
    : text;
