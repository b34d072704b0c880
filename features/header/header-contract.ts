/** A link of the main navigation with what lies below it. */
export interface NavigationLink {
  url: string;
  text: string;
  children: NavigationLink[];
}

export const headerOptions = ["reduced", "showsecurehint", "sticky"] as const;
export type HeaderOption = (typeof headerOptions)[number];

export interface HeaderTexts {
  /** First thing that the keyboard reaches. */
  skipToContent: string;
  /** Accessible name of the logo link. */
  home: string;
  /** Name of the navigation landmark. */
  navigation: string;
  stores: string;
  account: string;
  /** Shown in the reduced header: buying here is secured. */
  secureHint: string;
}
