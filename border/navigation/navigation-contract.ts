import { navigationPath, themeworldsPath } from "../border-paths.ts";
import { numberedPath } from "../../platform/shared/sites/numbered-address.ts";
import type { Plural } from "../../platform/shared/texts/words.ts";

/**
 * Returns the requests of the navigation in the browser: its tree, from another URL if there is a `route`, and the themeworlds.
 */
export const navigationReads = ({ site, route }: { site: string; route?: string }) => [
  route ?? `${navigationPath}?site=${site}`,
  `${themeworldsPath}?site=${site}`,
];

export const themeworldUrl = (number: number, slug: string) => numberedPath(slug, "t", number);
/** Number of the overview of all themeworlds. */
export const overviewNumber = 1;

export const navigationLimits = { nodes: 500, levels: 4 } as const;

export const themeworldAvailabilities = ["AVAILABLE", "SOON", "SOLDOUT"] as const;
export type ThemeworldAvailability = (typeof themeworldAvailabilities)[number];

export const themeworldSections = ["scout", "new", "more", "lastChance"] as const;
export type ThemeworldSectionName = (typeof themeworldSections)[number];

/** First level of the navigation, in the HTML of every page. */
export interface NavigationItem {
  title: string;
  href: string;
  target?: string;
  kind: "themeworlds" | "category";
  /** `lastSegment` of the pages that belong to it, with spaces between them; on these pages the item is active. */
  segments: string;
}

export interface NavigationTexts {
  /** Name of the navigation landmark. */
  navigation: string;
  /** Button that opens the navigation in narrow layouts. */
  menu: string;
  close: string;
  back: string;
  /** "Alles in {title}": link to the node that a list belongs to. */
  allOf: string;
  /** Name of the button beside a link, for the keyboard: "{title}: Untermenü öffnen". */
  open: string;
  /** While the flyout's content loads. */
  loading: string;
  /** Badge of content for loyalty card members. */
  kontorCard: string;
  newWindow: string;
  themeworlds: string;
  sections: Record<ThemeworldSectionName, string>;
  availability: Record<Exclude<ThemeworldAvailability, "AVAILABLE">, string>;
  /** "Bis {date}" */
  endDate: string;
  onlyXDaysLeft: Plural;
  /** On its last day. */
  lastDay: string;
}
