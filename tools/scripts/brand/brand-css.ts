import type { CSSOptions } from "vite";
import { brandTheme } from "../../../platform/shared/brand/brand-theme.ts";
import {
  colourNames,
  radiiOf,
  svgParts,
  systemFont,
  type Design,
  type FontName,
} from "../../../platform/shared/brand/brand.ts";
import { scripts, unicodeRange } from "./font-characters.ts";
import { isSerif, weightsOf, type FontUse } from "./installed-fonts.ts";
import { subsetFolder, writeSubsets } from "./subset-font.ts";

/** The fonts for which the style sheets know a fallback with the same metrics. */
const measuredFonts: Record<string, string> = { Text: "figtree", Heading: "fraunces" };

/** Rem: the most that the logo takes of the header, in narrow and in wide windows. */
const logoSizes = {
  narrow: { width: 6, height: 1.75 },
  wide: { width: 10.7, height: 2.75 },
};

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions["postcss"], string | undefined>["plugins"]
>[number];

/**
 * Fills the design of a brand into style sheets: `brand(accent)` becomes its accent, and fonts become its own. Writes the subsets of
 * the fonts that a sheet loads.
 */
export function brandCss(design: Design): PostcssPlugin {
  const values = brandValues(design);
  return {
    postcssPlugin: "brand",
    // All at once, before Vite reads the addresses of the fonts.
    async Once(sheet) {
      const loaded = new Map<FontName, FontUse>();
      sheet.walkAtRules("font-face", (rule) => {
        const [, use = "", isFallback] =
          /"Kontor (Text|Heading)( Fallback)?"/.exec(String(rule)) ?? [];
        const font = use === "Text" ? design.fonts.text : design.fonts.headings;
        if (font === systemFont || (use === "Heading" && font === design.fonts.text)) rule.remove();
        else if (isFallback && font !== measuredFonts[use])
          rule.walkDecls(/-(?:adjust|override)$/, (declaration) => void declaration.remove());
        else if (use && !isFallback) loaded.set(font, use === "Text" ? "text" : "headings");
      });
      sheet.walkDecls((declaration) => {
        declaration.value = declaration.value.replaceAll(
          /brand\(([\w-]+)\)/g,
          (place, name: string) => {
            const value = values.get(name);
            if (value !== undefined) return value;
            throw declaration.error(
              `There is no ${place}; there are ${[...values.keys()].join(", ")}.`,
            );
          },
        );
      });
      await Promise.all([...loaded].map(([font, use]) => writeSubsets(font, use)));
    },
  };
}

/** Returns what style sheets name in `brand(…)`. */
function brandValues(design: Design): Map<string, string> {
  const { light, dark, themeDark } = brandTheme(design.colours);
  const { s, m, l } = radiiOf(design);
  const { text, headings } = design.fonts;
  return new Map([
    ...colourNames.map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`] as const),
    ...colourNames.map((name) => [`dark-${name}`, themeDark[name]] as const),
    ["radius-s", `${s}px`],
    ["radius-m", `${m}px`],
    ["radius-l", `${l}px`],
    ...(text === systemFont ? [] : fontValues("text", text)),
    ...(headings === systemFont ? [] : fontValues("headings", headings)),
    ...scripts.flatMap((script) => [
      [script, unicodeRange(script, "subset")] as const,
      [`${script}-rest`, unicodeRange(script, "rest")] as const,
    ]),
    ["text-stack", text === systemFont ? systemStack : `${family("Text")}, ${systemStack}`],
    ["heading-stack", headingStack(design.fonts)],
    ...logoValues(design.logo),
  ]);
}

const systemStack = "system-ui, sans-serif";
const family = (use: "Text" | "Heading") => `"Kontor ${use}", "Kontor ${use} Fallback"`;

const fontValues = (use: FontUse, font: FontName): [string, string][] => [
  [`${use}-font`, font],
  [`${use}-subsets`, subsetFolder(font, use)],
  [`${use}-weights`, [...new Set(weightsOf(font, use))].join(" ")],
];

function headingStack({ text, headings }: Design["fonts"]): string {
  if (headings === text) return "var(--kontor-font)";
  if (headings === systemFont) return systemStack;
  return `${family("Heading")}, ${isSerif(headings) ? "Georgia, serif" : systemStack}`;
}

function logoValues(logo: string): [string, string][] {
  const [, , width = 1, height = 1] = svgParts(logo)
    .viewBox.split(/[\s,]+/)
    .map(Number);
  const widthIn = (size: { width: number; height: number }) =>
    Math.round(Math.min(size.width, (size.height * width) / height) * 100) / 100;
  const divisor = commonDivisor(width, height);
  return [
    ["logo-ratio", `${width / divisor} / ${height / divisor}`],
    ["logo-width", `${widthIn(logoSizes.narrow)}rem`],
    ["logo-width-wide", `${widthIn(logoSizes.wide)}rem`],
  ];
}

const commonDivisor = (one: number, other: number): number =>
  Number.isInteger(one) && Number.isInteger(other)
    ? other === 0
      ? one
      : commonDivisor(other, one % other)
    : 1;
