import type { Language } from "../../platform/shared/site.ts";

/** Returns the files of a font that a language needs. */
const filesOf = (family: string) => (language: Language) =>
  (language === "de" || language === "fr" ? ["latin"] : ["latin", "latin-ext"]).map(
    (script) => `${family}-${script}-wght-normal.woff2`,
  );

/** The font of the border and of all running text. */
export const textFonts = filesOf("figtree");

export const headingFonts = filesOf("fraunces");
