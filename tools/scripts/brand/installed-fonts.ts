import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { systemFont, type Design, type FontName } from "../../../platform/shared/brand.ts";
import { projectFolder } from "../../../server/project-folder.ts";

const fontsFolder = join(projectFolder, "node_modules", "@fontsource-variable");

/** The scripts that the languages of the shop need. */
const scripts = ["latin", "latin-ext"];

/** Lists fonts that cannot be loaded, each with its remedy. */
export function fontMistakes(fonts: Design["fonts"]): string[] {
  return Object.entries(fonts).flatMap(([use, font]) => {
    if (font === systemFont) return [];
    const files = scripts.map((script) => `files/${font}-${script}-wght-normal.woff2`);
    if (!/^[a-z\d-]+$/.test(font) || !existsSync(join(fontsFolder, font)))
      return [
        `fonts: ${use} is "${font}", which is not installed; there are ${installedFonts().join(", ")} and "${systemFont}"; npm install @fontsource-variable/${font} adds it, if there is one`,
      ];
    const missing = files.filter((file) => !existsSync(join(fontsFolder, font, file)));
    return missing.length > 0
      ? [`fonts: "${font}" lacks ${missing.join(" and ")}; choose a font with these scripts`]
      : [];
  });
}

const installedFonts = () => readdirSync(fontsFolder).filter((name) => !name.startsWith("."));

/** Returns the weights that a font has, as a style sheet writes them: "300 900". */
export function weightsOf(font: FontName): string {
  const { min, max } = metadataOf(font).variable.wght;
  return `${min} ${max}`;
}

export const isSerif = (font: FontName) => metadataOf(font).category === "serif";

const metadataOf = (font: FontName) =>
  JSON.parse(readFileSync(join(fontsFolder, font, "metadata.json"), "utf8")) as {
    category: string;
    variable: { wght: { min: string; max: string } };
  };
