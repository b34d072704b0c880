import type { Plural } from "../../shared/words.ts";

/** Paths, names and shapes of the main navigation: the server answers them, the browser relies on them. */
export const navigationPath = "/jsonflyoutnavigation";
export const themeworldsPath = "/service/themeworld-frontend/api/themeworlds/navigation";

export const themeworldUrl = (number: number, slug: string) => `/${slug}-t${number}.html`;
/** The overview of all themeworlds stands under this number. */
export const overviewNumber = 1;

/** Anyone may dispatch it on window: an open flyout closes. */
export const closeNavigationEvent = "vueHeaderClose";

export const navigationLimits = { nodes: 500, levels: 4 } as const;

export const availabilities = ["AVAILABLE", "SOON", "SOLDOUT"] as const;
export type Availability = (typeof availabilities)[number];

export const themeworldSections = ["scout", "new", "more", "lastChance"] as const;
export type ThemeworldSectionName = (typeof themeworldSections)[number];

/** First level of the navigation, in the HTML of every page. */
export interface NavigationItem {
  title: string;
  href: string;
  target?: string;
  kind: "themeworlds" | "category";
  /** Last path segments of everything below: a page with one of these makes the item the active one. */
  segments: string[];
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
  /** Button beside a link, for the keyboard: "{title}: Untermenü öffnen". */
  open: string;
  /** While the flyout's content is on its way. */
  loading: string;
  /** Mark of what only holders of the loyalty card get. */
  kontorCard: string;
  newWindow: string;
  themeworlds: string;
  sections: Record<ThemeworldSectionName, string>;
  availability: Record<Exclude<Availability, "AVAILABLE">, string>;
  /** "Bis {date}" */
  endDate: string;
  onlyXDaysLeft: Plural;
  /** On its last day. */
  lastDay: string;
}
