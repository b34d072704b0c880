import { svgParts } from "../../platform/shared/brand/brand.ts";

/** Returns an SVG of the brand as part of another, as large as the given area allows. */
export function placedSvg(
  svg: string,
  x: string,
  y: string,
  width: string,
  height: string,
): string {
  const { viewBox, content } = svgParts(svg);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
