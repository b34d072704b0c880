import type { Language, SiteCode } from "../../platform/shared/sites/site.ts";
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

type Texts = Record<Language, string>;

/** A page of a leaflet as its file has it, with all languages. */
export interface LeafletPageEntry {
  layout: LeafletLayout;
  headline: Texts;
  text?: Texts;
  /** Id of a large picture, a category or a scene of a product. */
  picture?: string;
  tone?: LeafletTone;
  products?: number[];
  /** Take the places of products that a site does not sell, in their order. */
  instead?: number[];
  /** Leads to a category by its number, or to an address that is the same on each site. */
  link?: { category?: number; href?: string; text: Texts };
}

/** A leaflet for the days from the first to the last one, which may come back. */
export interface Leaflet {
  /** The name of its file, and the end of its address. */
  id: string;
  /** First and last day at the site, such as "2026-11-30". */
  from: string;
  until: string;
  /** Comes back after so many weeks, again and again. */
  every?: number;
  /** All sites if missing. */
  sites?: SiteCode[];
  title: Texts;
  lead: Texts;
  /** Id of the large picture of the cover. */
  picture: string;
  pages: LeafletPageEntry[];
}

/** Returns the address of a leaflet, also while it is not valid. */
export const leafletPathOf = ({ id }: { id: string }) => `${leafletPath}/${id}`;
