import { leafletPath } from "../shop-paths.ts";

/** Number of products that the pages of a layout show: at least and at most. */
export const leafletLayouts = {
  /** A headline with a text. */
  text: [0, 0],
  single: [1, 1],
  pair: [2, 2],
  /** One large product above others. */
  feature: [3, 5],
  grid: [3, 6],
} as const satisfies Record<string, readonly [min: number, max: number]>;
export type LeafletLayout = keyof typeof leafletLayouts;

/** Colours of the paper. */
export const leafletTones = ["plain", "warm", "fresh", "cool"] as const;
export type LeafletTone = (typeof leafletTones)[number];

/** Returns the address of a leaflet, also while it is not valid. */
export const leafletPathOf = ({ id }: { id: string }) => `${leafletPath}/${id}`;
