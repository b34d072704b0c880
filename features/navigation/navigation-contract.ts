import type { Plural } from "../../shared/words.ts";

/** Paths, names and shapes of the main navigation: the server answers them, the browser relies on them. */
export const navigationPath = "/jsonflyoutnavigation";
export const themeworldsPath = "/service/themeworld-frontend/api/themeworlds/navigation";

export const themeworldUrl = (number: number, slug: string) => `/${slug}-t${number}.html`;
/** The overview of all themeworlds stands under this number. */
export const overviewNumber = 1;

/** Anyone may dispatch it on window: an open flyout closes. */
export const closeNavigationEvent = "vueHeaderClose";

export interface NavigationNode {
  title: string;
  href: string;
  /** "_blank" opens a new window. */
  target?: string;
  children: NavigationNode[];
  teaser?: { title: string; list: Teaser[] };
}

export interface Teaser {
  link: { title: string; href: string; target?: string };
  image?: TeaserImage;
  badges: string[];
  flags: { kontorCard: boolean };
  headline?: string;
  subline?: string;
}

export interface TeaserImage {
  src: string;
  alt: string;
  /** 488 by 287 unless it says so. */
  width: number;
  height: number;
}

/** What `GET /jsonflyoutnavigation?site=` answers: the items behind the themeworld overview. */
export interface NavigationAnswer {
  children: NavigationNode[];
}

export const themeworldSections = ["scout", "new", "more", "lastChance"] as const;
export type ThemeworldSectionName = (typeof themeworldSections)[number];

export interface Themeworld {
  url: string;
  imgUrl: string;
  title: string;
  kontorCard: boolean;
  availability: "AVAILABLE" | "SOON" | "SOLDOUT";
  badges: string[];
  /** Last day at the site, "2026-12-24"; null when it has no end. */
  endDate: string | null;
  /** "Bis 24.12." in the site's words; null without an end. */
  endDateText: string | null;
  /** "Nur noch 3 Tage"; null unless it ends within seven days. */
  onlyXDaysLeftText: string | null;
}

export interface ThemeworldSection {
  headline: string;
  themeworlds: Themeworld[];
}

export interface ThemeworldNavigation {
  overview: { title: string; url: string };
  /** Only sections that have something. */
  sections: Partial<Record<ThemeworldSectionName, ThemeworldSection>>;
  /** Words that the flyout needs beside its content. */
  translations: Record<string, string>;
}

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
  availability: Record<"SOON" | "SOLDOUT", string>;
  /** "Bis {date}" */
  endDate: string;
  onlyXDaysLeft: Plural;
  /** On its last day. */
  lastDay: string;
}
