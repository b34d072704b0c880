import {
  colourNames,
  svgParts,
  type Brand,
  type BrandColours,
  type Design,
} from "../../../platform/shared/brand/brand.ts";
import {
  brandTheme,
  readablePairs,
  type Theme,
} from "../../../platform/shared/brand/brand-theme.ts";
import { toHex, toOklch } from "../../../platform/shared/brand/colour-space.ts";
import { contrast, isColour } from "../../../platform/shared/brand/colours.ts";
import { svgMistakes } from "./check-svg.ts";
import { fontMistakes } from "./installed-fonts.ts";

/** Why a brand cannot be applied: a line for each mistake, with its remedy. */
export class BrandProblem extends Error {
  constructor(mistakes: string[]) {
    super(`The brand needs a change, in brand.ts of the shop:\n- ${mistakes.join("\n- ")}`);
    // The place of the check would hide the mistakes.
    this.stack = this.message;
  }
}

/** Characters. A longer name breaks into a second line in the narrowest headings. */
const maxNameLength = 24;

/** Checks a brand. Throws a BrandProblem that lists all mistakes. */
export function checkBrand(brand: Brand, design: Design): void {
  const mistakes = [
    ...textMistakes(brand),
    ...svgMistakes("logo", design.logo),
    ...svgMistakes("icon", design.icon),
    ...shapeMistakes(design),
    ...fontMistakes(design.fonts),
    ...colourMistakes(design.colours),
    ...(design.radius >= 0 && design.radius <= 24
      ? []
      : [`radius: ${design.radius} is no radius of corners; write pixels from 0 to 24`]),
  ];
  if (mistakes.length > 0) throw new BrandProblem(mistakes);
}

function textMistakes({ name, card, company, domain, account }: Brand): string[] {
  const mistakes = Object.entries({ name, card }).flatMap(([field, text]) => {
    if (text.trim() === "" || text !== text.trim())
      return [`${field}: write the name without spaces around it`];
    if (text.length > maxNameLength)
      return [
        `${field}: "${text}" has ${text.length} characters; shorten it to ${maxNameLength}, as people say it`,
      ];
    if (/[<>{}]/.test(text)) return [`${field}: "${text}" has one of < > { }; leave it out`];
    return [];
  });
  if (company.trim() === "")
    mistakes.push("company: name the company and its postal address, which EU law requires");
  if (!/^([a-z\d-]+\.)+[a-z]{2,}$/.test(domain))
    mistakes.push(`domain: "${domain}" is no domain; write it as in "shop.example"`);
  if (!/^[\w.-]+$/.test(account))
    mistakes.push(
      `account: "${account}" is no account; write the last part of its addresses in social networks`,
    );
  return mistakes;
}

/** The logo is wider than high, the icon is square. */
function shapeMistakes({ logo, icon }: Design): string[] {
  const [logoRatio, iconRatio] = [ratioOf(logo), ratioOf(icon)];
  return [
    ...(logoRatio !== undefined && (logoRatio < 1 || logoRatio > 8)
      ? [
          "logo: it has to be wider than high, at most 8 times; change its viewBox, or take the form of your logo for headers",
        ]
      : []),
    ...(iconRatio !== undefined && iconRatio !== 1
      ? ["icon: it has to be square; change its viewBox, and keep what is important in the middle"]
      : []),
  ];
}

/** Returns width by height of an SVG; undefined without a valid `viewBox`, which is a mistake of its own. */
function ratioOf(svg: string): number | undefined {
  try {
    const [, , width, height] = svgParts(svg)
      .viewBox.split(/[\s,]+/)
      .map(Number);
    return width && height ? width / height : undefined;
  } catch {
    return undefined;
  }
}

function colourMistakes(colours: BrandColours): string[] {
  const { dark = {}, ...others } = colours;
  const written = [...Object.entries(others), ...Object.entries(dark)].flatMap(([name, colour]) =>
    [colour].flat().map((value) => [name, value] as const),
  );
  const wrong = written.flatMap(([name, value]) => {
    if (!colourNames.some((known) => known === name))
      return [`colours: there is no colour "${name}"; there are ${colourNames.join(", ")}`];
    return isColour(value)
      ? []
      : [`colours: ${name} is "${value}"; write it with six digits, as "#4a2717"`];
  });
  if (wrong.length > 0) return wrong;
  const theme = brandTheme(colours);
  return [
    ...contrastMistakes("in light", theme.light),
    ...contrastMistakes("in dark", theme.dark),
    ...contrastMistakes("in the theme dark", theme.themeDark),
  ];
}

/** Lists the colours of a theme that cannot be read on the worst of their grounds, each with one that can. */
function contrastMistakes(where: string, theme: Theme): string[] {
  return readablePairs.flatMap(([front, backs, min]) => {
    const [worst] = backs
      .map((back) => ({ back, found: contrast(theme[front], theme[back]) }))
      .toSorted((one, other) => one.found - other.found);
    if (!worst || worst.found >= min) return [];
    const { back, found } = worst;
    const remedy = readableOn(theme[back], theme[front], min);
    return `colours: ${where} ${front} ${theme[front]} has a contrast of ${found.toFixed(1)} to ${back} ${theme[back]}; it needs ${min}, as ${remedy} has`;
  });
}

/** Returns the colour, darkened on a light ground or lightened on a dark one until it has the contrast. */
function readableOn(ground: string, colour: string, min: number): string {
  const own = toOklch(colour);
  const step = toOklch(ground).lightness > 0.6 ? -0.01 : 0.01;
  for (let { lightness } = own; lightness >= 0 && lightness <= 1; lightness += step) {
    const moved = toHex({ ...own, lightness });
    if (contrast(moved, ground) >= min) return moved;
  }
  return step < 0 ? "#000000" : "#ffffff";
}
