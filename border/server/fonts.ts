import { systemFont, type Design, type FontName } from "../../platform/shared/brand/brand.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

/** Returns the subsets of a font that a language needs; none of the system's font. */
function filesOf(font: FontName, { language }: Pick<Site, "language">): string[] {
  if (font === systemFont) return [];
  const scripts = language === "de" || language === "fr" ? ["latin"] : ["latin", "latin-ext"];
  return scripts.map((script) => `${font}-${script}.woff2`);
}

/** Returns the subsets of the font of the border and of all running text. */
export const textFonts = (fonts: Design["fonts"], site: Pick<Site, "language">) =>
  filesOf(fonts.text, site);

/** Returns the subsets of both fonts, each once. */
export const pageFonts = (fonts: Design["fonts"], site: Pick<Site, "language">) => [
  ...new Set([...textFonts(fonts, site), ...filesOf(fonts.headings, site)]),
];
