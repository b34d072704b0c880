/**
 * The names of a retailer's brand. Names and design are in one file that people edit by hand (docs/your-brand.md); each build
 * checks it.
 */
export interface Brand {
  /** In titles, texts and mails, in its base form: "Kontor". At most 24 characters. */
  name: string;
  /** The name of the loyalty card. At most 24 characters. */
  card: string;
  /** Legal name and postal address of the company that answers for the products. */
  company: string;
  /** Domain of its mail addresses and of its page of jobs. */
  domain: string;
  /** Its account in social networks, the last part of their addresses. */
  account: string;
}

/** The looks of a brand. */
export interface Design {
  /** The logo as SVG with a `viewBox`, wider than high. `currentColor` is the colour of text around it. */
  logo: string;
  /** The square icon as SVG with a `viewBox`: favicon, icon on a phone's home screen. */
  icon: string;
  /** `brand` and `accent` suffice: the others are derived from them. */
  colours: BrandColours;
  fonts: { text: FontName; headings: FontName };
  /** Radius of a card's corners in pixels: fields get half of it, large areas five thirds. */
  radius: number;
}

/** A colour in light surroundings, and one in dark ones; one alone is that of light ones. Both as "#4a2717". */
export type Colour = string | readonly [light: string, dark: string];

export interface BrandColours extends Partial<Record<ColourName, Colour>> {
  /** Ground of areas that carry the brand. */
  brand: Colour;
  /** Colour of buttons, links and prices. */
  accent: Colour;
  /** Colours of the theme `dark`, where they are not those of dark surroundings. */
  dark?: Partial<Record<ColourName, string>>;
}

export const colourNames = [
  "paper",
  "surface",
  "sunken",
  "ink",
  "ink-soft",
  "line",
  "line-strong",
  "brand",
  "on-brand",
  "accent",
  "accent-strong",
  "on-accent",
] as const;
export type ColourName = (typeof colourNames)[number];

/** A package of @fontsource-variable that is installed, or the font of the reader's system, which loads nothing. */
export type FontName = string;
export const systemFont: FontName = "system";

/** Returns the address for questions to the shop. */
export const serviceEmailOf = ({ domain }: Pick<Brand, "domain">) => `service@${domain}`;

/** Returns the parts of an SVG: its `viewBox`, and its content. Throws when it has none. */
export function svgParts(svg: string): { viewBox: string; content: string } {
  const [, viewBox, content] = /<svg\s[^>]*?viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  if (!viewBox || content === undefined)
    throw new Error("An SVG of the brand needs a viewBox and a closing tag.");
  return { viewBox, content };
}

/** Returns the corner radii of small, medium and large areas in pixels. */
export const radiiOf = ({ radius }: Pick<Design, "radius">) => ({
  s: Math.round(radius / 2),
  m: radius,
  l: Math.round((radius * 5) / 3),
});
