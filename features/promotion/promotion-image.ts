import { styleProperties, type Cutout, type Styles } from "./promotion-contract.ts";
import { asRecord, asText, named, type Fields } from "./promotion-fields.ts";

type Warn = (message: string) => void;

/** Upper bounds of the named window widths. */
const breakpoints: Record<string, number> = {
  xs: 374,
  s: 667,
  m: 767,
  l: 979,
  xl: 1023,
  xxl: 1279,
  "3xl": 1439,
  "4xl": 1919,
};

/** The cutouts of `img`, else of `piImage`: narrow windows first, and those for all others last. */
export function parseImage(content: Fields, warn: Warn): Cutout[] {
  const [first = [], second = []] = [content.img, content.piImage].map((image) => {
    const { cutouts } = asRecord(asRecord(image).imageData);
    return Array.isArray(cutouts) ? cutouts.flatMap((cutout) => parseCutout(cutout, warn)) : [];
  });
  const found = first.length > 0 ? first : second;
  return found.toSorted((a, b) => (a.upTo ?? Infinity) - (b.upTo ?? Infinity) || a.width - b.width);
}

function parseCutout(cutout: unknown, warn: Warn): Cutout[] {
  const { targetSize, breakpoint, imagePath, imageCss, containerCss } = asRecord(cutout);
  const { width } = asRecord(targetSize);
  const path = imagePathOf(imagePath);
  if (!path || typeof width !== "number" || !(width > 0)) {
    warn(`A picture has no width or no path that can be used: ${named(imagePath)}.`);
    return [];
  }
  return [
    {
      width,
      path,
      upTo: windowWidth(breakpoint, warn),
      imageStyle: stylesOf(imageCss, warn),
      containerStyle: stylesOf(containerCss, warn),
    },
  ];
}

/** A path of the shop that stands in `srcset`, where blanks and commas part its entries. */
function imagePathOf(path: unknown): string | undefined {
  if (typeof path !== "string" || !/^\/(?!\/)[\w./~%?=&-]+$/.test(path)) return undefined;
  return path.replace("/service/imagedelivery/image", "/img");
}

/** A width in CSS pixels, as a number or by its name. */
function windowWidth(breakpoint: unknown, warn: Warn): number | undefined {
  if (typeof breakpoint === "number" && breakpoint > 0) return breakpoint;
  const name = asText(breakpoint);
  const named = name && Object.hasOwn(breakpoints, name) ? breakpoints[name] : undefined;
  if (name && !named) warn(`There is no breakpoint "${name}".`);
  return named;
}

/** The declarations of a piece of CSS that are allowed; the others are named to `warn`. */
export function stylesOf(css: unknown, warn: Warn): Styles {
  const entries = (asText(css) ?? "").split(";").flatMap((declaration) => {
    if (declaration.trim() === "") return [];
    const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
    const isAllowed =
      styleProperties.some((property) => property === name) && /^[a-z0-9.%/ -]{1,40}$/.test(value);
    if (!isAllowed) warn(`The style "${declaration.trim()}" is not allowed.`);
    return isAllowed ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
