import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { systemFont, type Design, type FontName } from "../../../platform/shared/brand/brand.ts";
import { projectFolder } from "../../../storefront/server/project-folder.ts";
import { scripts, type Script } from "./font-characters.ts";

const fontsFolder = join(projectFolder, "node_modules", "@fontsource-variable");

/** The texts for which a brand names a font. */
export type FontUse = "text" | "headings";

/** The lightest and the heaviest weight in which style sheets show each font. */
export const usedWeights: Record<FontUse, readonly [number, number]> = {
  text: [400, 700],
  headings: [600, 600],
};

/** Lists fonts that cannot be loaded, each with its remedy. */
export function fontMistakes(fonts: Design["fonts"]): string[] {
  return Object.entries(fonts).flatMap(([use, font]) => {
    if (font === systemFont) return [];
    if (!/^[a-z\d-]+$/.test(font) || !existsSync(join(fontsFolder, font)))
      return [
        `fonts: ${use} is "${font}", which is not installed; there are ${installedFonts().join(", ")} and "${systemFont}"; npm install @fontsource-variable/${font} adds it, if there is one`,
      ];
    const missing = scripts.filter((script) => !existsSync(fontFile(font, script)));
    return missing.length > 0
      ? [
          `fonts: "${font}" lacks ${missing.map((script) => `${font}-${script}-wght-normal.woff2`).join(" and ")}; choose a font with these scripts`,
        ]
      : [];
  });
}

const installedFonts = () => readdirSync(fontsFolder).filter((name) => !name.startsWith("."));

/** Returns the file of a script as its package has it: all characters in all weights. */
export const fontFile = (font: FontName, script: Script) =>
  join(fontsFolder, font, "files", `${font}-${script}-wght-normal.woff2`);

/** Returns the lightest and the heaviest weight that a font needs, or the nearest ones that it has. */
export function weightsOf(font: FontName, use: FontUse): [number, number] {
  const { min, max } = metadataOf(font).variable.wght;
  const [lightest, heaviest] = usedWeights[use];
  const nearest = (weight: number) => Math.min(Math.max(weight, Number(min)), Number(max));
  return [nearest(lightest), nearest(heaviest)];
}

export const isSerif = (font: FontName) => metadataOf(font).category === "serif";

const metadataOf = (font: FontName) =>
  JSON.parse(readFileSync(join(fontsFolder, font, "metadata.json"), "utf8")) as {
    category: string;
    variable: { wght: { min: string; max: string } };
  };
