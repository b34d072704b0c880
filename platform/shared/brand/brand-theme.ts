import { colourNames, type BrandColours, type ColourName } from "./brand.ts";
import { toHex, toOklch, type Oklch } from "./colour-space.ts";
import { contrast } from "./colours.ts";

/** The colours of a brand in light and in dark surroundings. */
export type Theme = Record<ColourName, string>;
export interface BrandTheme {
  light: Theme;
  dark: Theme;
  /** The theme `dark`: the dark colours unless the brand has others for it. */
  themeDark: Theme;
}

/** Minimum contrast of text and of the outlines of controls (WCAG 2.2, success criteria 1.4.3 and 1.4.11). */
export const minContrast = { text: 4.5, control: 3 };

const grounds = ["paper", "surface", "sunken"] as const;

/** Which colours stand on which, and the contrast that they need there. */
export const readablePairs: readonly (readonly [ColourName, readonly ColourName[], number])[] = [
  ["ink", grounds, minContrast.text],
  ["ink-soft", grounds, minContrast.text],
  ["accent", grounds, minContrast.text],
  ["on-accent", ["accent", "accent-strong"], minContrast.text],
  ["on-brand", ["brand"], minContrast.text],
  ["line-strong", grounds, minContrast.control],
];

/** Lightness and maximum chroma of the neutral colours, which have the hue of the brand. */
const neutrals: Record<"light" | "dark", Partial<Record<ColourName, [number, number]>>> = {
  light: {
    paper: [0.977, 0.01],
    surface: [0.995, 0.004],
    sunken: [0.945, 0.018],
    ink: [0.25, 0.03],
    "ink-soft": [0.46, 0.035],
    line: [0.885, 0.025],
    "line-strong": [0.59, 0.035],
  },
  dark: {
    paper: [0.19, 0.018],
    surface: [0.23, 0.022],
    sunken: [0.16, 0.015],
    ink: [0.945, 0.02],
    "ink-soft": [0.8, 0.03],
    line: [0.33, 0.03],
    "line-strong": [0.63, 0.035],
    brand: [0.14, 0.02],
  },
};

/** Returns all colours of a brand: those that it names, and derived from them the others. */
export function brandTheme(colours: BrandColours): BrandTheme {
  const [light, dark] = [themeIn("light", colours), themeIn("dark", colours)];
  return { light, dark, themeDark: { ...dark, ...colours.dark } };
}

function themeIn(scheme: "light" | "dark", colours: BrandColours): Theme {
  const [lightBrand, lightAccent] = [inLight(colours.brand), inLight(colours.accent)];
  const given = namedIn(scheme, colours);
  const shade = (name: ColourName) => {
    const [lightness, chroma] = neutrals[scheme][name]!;
    return toHex({ ...atMost(toOklch(lightBrand), chroma), lightness });
  };
  const accent = given.accent ?? (scheme === "light" ? lightAccent : calm(lightAccent));
  const brand = given.brand ?? (scheme === "light" ? lightBrand : shade("brand"));
  const accentStrong = moved(accent, scheme === "light" ? -0.08 : 0.07);
  const derived: Theme = {
    paper: shade("paper"),
    surface: shade("surface"),
    sunken: shade("sunken"),
    ink: shade("ink"),
    "ink-soft": shade("ink-soft"),
    line: shade("line"),
    "line-strong": shade("line-strong"),
    brand,
    "on-brand": lettering(brand, lightBrand),
    accent,
    "accent-strong": accentStrong,
    "on-accent": lettering(accent, lightAccent),
  };
  return { ...derived, ...given };
}

/** Returns the colours that a brand names for light or for dark surroundings. */
function namedIn(scheme: "light" | "dark", colours: BrandColours): Partial<Theme> {
  const named = colourNames.flatMap((name) => {
    const colour = colours[name];
    const value =
      typeof colour === "string"
        ? scheme === "light" && colour
        : colour?.[scheme === "light" ? 0 : 1];
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(named) as Partial<Theme>;
}

/** Returns a colour for dark surroundings, where a light and vivid one glares. */
const calm = (colour: string) =>
  toHex({ ...atMost(toOklch(colour), 0.12), lightness: Math.max(toOklch(colour).lightness, 0.78) });

const inLight = (colour: BrandColours["brand"]) =>
  typeof colour === "string" ? colour : colour[0];

const atMost = (colour: Oklch, chroma: number): Oklch => ({
  ...colour,
  chroma: Math.min(colour.chroma, chroma),
});

/** Returns the colour lighter or darker by a step of lightness. */
function moved(colour: string, step: number): string {
  const own = toOklch(colour);
  return toHex({ ...own, lightness: Math.min(1, Math.max(0, own.lightness + step)) });
}

/** Returns near white or near black with a trace of a hue, whichever can be read better on a colour. */
function lettering(ground: string, hue: string): string {
  const own = atMost(toOklch(hue), 0.015);
  const [white, black] = [toHex({ ...own, lightness: 0.985 }), toHex({ ...own, lightness: 0.2 })];
  return contrast(white, ground) >= contrast(black, ground) ? white : black;
}
