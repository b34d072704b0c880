import type { GeoPosition } from "./stores-contract.ts";

/** A Mercator projection into a drawing of a size: of d3-geo's `scale` and `translate`. */
export interface MapFrame {
  width: number;
  height: number;
  scale: number;
  x: number;
  y: number;
}

/** Returns where a position is in the drawing. */
export function pointAt(
  { scale, x, y }: MapFrame,
  { latitude, longitude }: GeoPosition,
): { x: number; y: number } {
  const [phi, lambda] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180);
  return {
    x: x + scale * lambda!,
    y: y - scale * Math.log(Math.tan(Math.PI / 4 + phi! / 2)),
  };
}

/** The part of a drawing that is shown: its upper left corner, and how many times it is enlarged. */
export interface MapView {
  left: number;
  top: number;
  zoom: number;
}

export const maxZoom = 12;

/** Returns a view that is enlarged around a point, which stays where it is shown, and that stays within the drawing. */
export function zoomed(
  { left, top, zoom }: MapView,
  { width, height }: MapFrame,
  factor: number,
  at = { x: left + width / zoom / 2, y: top + height / zoom / 2 },
): MapView {
  const next = Math.min(maxZoom, Math.max(1, zoom * factor));
  const ratio = zoom / next;
  return moved(
    { left: at.x - (at.x - left) * ratio, top: at.y - (at.y - top) * ratio, zoom: next },
    { width, height },
  );
}

/** Returns a view that is moved by a part of the drawing, and that stays within it. */
export function moved(
  { left, top, zoom }: MapView,
  { width, height }: Pick<MapFrame, "height" | "width">,
  by = { x: 0, y: 0 },
): MapView {
  const within = (start: number, size: number) => Math.min(size - size / zoom, Math.max(0, start));
  return { left: within(left + by.x, width), top: within(top + by.y, height), zoom };
}

/** Returns where a point of the drawing is shown, in percent of the view's size. */
export const shownAt = (
  { left, top, zoom }: MapView,
  { width, height }: Pick<MapFrame, "height" | "width">,
  { x, y }: { x: number; y: number },
) => ({ x: ((x - left) / width) * zoom * 100, y: ((y - top) / height) * zoom * 100 });

export const viewBoxOf = (
  { left, top, zoom }: MapView,
  { width, height }: Pick<MapFrame, "height" | "width">,
) => [left, top, width / zoom, height / zoom].map((each) => Math.round(each * 10) / 10).join(" ");
