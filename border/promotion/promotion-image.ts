import { imageDeliveryPath } from "../border-paths.ts";
import { breakpoints } from "../../platform/shared/breakpoints.ts";
import { jsonText } from "../../platform/shared/json-text.ts";
import { styleProperties, type Cutout, type Styles } from "./promotion-contract.ts";
import { readCutout, wireCutouts, type WireContent } from "./wire-content.ts";

/** Receives each value that cannot be used, and the remedy, with the path of its field. */
export type Warn = (message: string, ...path: string[]) => void;

/** Parses the cutouts of `img`, else of `piImage`: narrow windows first, the one for all others last. */
export function parseImage({ img, piImage }: WireContent, warn: Warn): Cutout[] {
  const [first = [], second = []] = Object.entries({ img, piImage }).map(([key, image]) =>
    wireCutouts(image).flatMap((cutout) => parseCutout(cutout, (what) => warn(what, key))),
  );
  const found = first.length > 0 ? first : second;
  return found.toSorted((a, b) => (a.upTo ?? Infinity) - (b.upTo ?? Infinity) || a.width - b.width);
}

function parseCutout(data: unknown, warn: Warn): Cutout[] {
  const cutout = readCutout(data);
  if (!cutout) {
    warn(`a picture has no width or no path that can be used: ${jsonText(data)}`);
    return [];
  }
  return [
    {
      width: cutout.targetSize.width,
      path: cutout.imagePath.replace(imageDeliveryPath, "/img"),
      upTo: windowWidth(cutout.breakpoint, warn),
      imageStyle: stylesOf(cutout.imageCss, warn),
      containerStyle: stylesOf(cutout.containerCss, warn),
    },
  ];
}

/** Parses a width in CSS pixels, as a number or by name. */
function windowWidth(breakpoint: unknown, warn: Warn): number | undefined {
  if (typeof breakpoint === "number" && breakpoint > 0) return breakpoint;
  if (typeof breakpoint !== "string" || breakpoint === "") return undefined;
  const width = new Map<string, number>(Object.entries(breakpoints)).get(breakpoint);
  if (!width) warn(`there is no breakpoint "${breakpoint}"`);
  return width;
}

/** Returns the allowed declarations of a CSS text; `warn` receives the others. */
function stylesOf(css = "", warn: Warn): Styles {
  const entries = css.split(";").flatMap((declaration) => {
    if (declaration.trim() === "") return [];
    const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
    const isAllowed =
      styleProperties.some((property) => property === name) && /^[a-z0-9.%/ -]{1,40}$/.test(value);
    if (!isAllowed)
      warn(
        `the style "${declaration.trim()}" is not allowed; allowed are ${styleProperties.join(", ")}`,
      );
    return isAllowed ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
