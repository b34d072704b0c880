import { lightOf } from "./colours.ts";

/** Colours as "#4a2717", and as lightness, chroma and hue of OKLCH, in which equal steps look equal. */

export interface Oklch {
  /** 0 is black, 1 white. */
  lightness: number;
  /** 0 is grey; 0.1 is clearly coloured. */
  chroma: number;
  /** Radians. */
  hue: number;
}

/** Converts by the matrices of https://bottosson.github.io/posts/oklab/. */
export function toOklch(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = lightOf(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Converts back. A colour that screens cannot show loses chroma until they can. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const isShown = parts.every((part) => part > -0.0005 && part < 1.0005);
  if (!isShown && chroma > 0.002) return toHex({ lightness, chroma: chroma * 0.95, hue });
  return `#${parts.map(toPart).join("")}`;
}

function toPart(value: number): string {
  const part = Math.min(1, Math.max(0, value));
  const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
