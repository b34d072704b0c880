import { brandTheme } from "../../platform/shared/brand/brand-theme.ts";
import { svgParts, type Design } from "../../platform/shared/brand/brand.ts";
import { placedSvg } from "./placed-svg.ts";

/** Margin around the logo, and its maximum size, in pixels. */
const [gapX, gapY, maxWidth, maxHeight] = [12, 8, 200, 36];

/**
 * Returns the logo on the ground of the brand, drawn in twice its size in pixels: mail clients that darken or invert a mail change
 * the colours around a picture and not those inside, so that it brings its own.
 */
export function mailLogo({ colours, logo }: Pick<Design, "colours" | "logo">) {
  const { light } = brandTheme(colours);
  const [, , boxWidth = 1, boxHeight = 1] = svgParts(logo)
    .viewBox.split(/[\s,]+/)
    .map(Number);
  const scale = Math.min(maxWidth / boxWidth, maxHeight / boxHeight);
  const inner = { width: Math.round(boxWidth * scale), height: Math.round(boxHeight * scale) };
  const [width, height] = [inner.width + 2 * gapX, inner.height + 2 * gapY];
  const placed = placedSvg(logo, `${gapX}`, `${gapY}`, `${inner.width}`, `${inner.height}`);
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}" color="${light["on-brand"]}"><rect width="100%" height="100%" rx="8" fill="${light.brand}"/>${placed}</svg>`,
  };
}
