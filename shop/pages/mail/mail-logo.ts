import { brandTheme } from "../../../platform/shared/brand-theme.ts";
import { svgParts } from "../../../platform/shared/brand.ts";
import { design } from "../../brand.ts";
import { placedSvg } from "../../../storefront/pages/placed-svg.ts";

const { light } = brandTheme(design.colours);
const [, , boxWidth = 1, boxHeight = 1] = svgParts(design.logo)
  .viewBox.split(/[\s,]+/)
  .map(Number);

/** Around the logo in pixels, and the most that it takes itself. */
const [gapX, gapY, maxWidth, maxHeight] = [12, 8, 200, 36];
const scale = Math.min(maxWidth / boxWidth, maxHeight / boxHeight);
const [innerWidth, innerHeight] = [Math.round(boxWidth * scale), Math.round(boxHeight * scale)];

/** Size of the logo in mails, in pixels. */
export const mailLogoSize = { width: innerWidth + 2 * gapX, height: innerHeight + 2 * gapY };

/**
 * The logo on the ground of the brand, in twice its size: mail clients that darken or invert a mail change the colours around a
 * picture and not those inside, so that it brings its own.
 */
export const mailLogoSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * mailLogoSize.width}" height="${2 * mailLogoSize.height}" viewBox="0 0 ${mailLogoSize.width} ${mailLogoSize.height}" color="${light["on-brand"]}"><rect width="100%" height="100%" rx="8" fill="${light.brand}"/>${placedSvg(design.logo, String(gapX), String(gapY), String(innerWidth), String(innerHeight))}</svg>`;
