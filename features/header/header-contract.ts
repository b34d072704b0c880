export const headerOptions = ["reduced", "showsecurehint", "sticky"] as const;
export type HeaderOption = (typeof headerOptions)[number];

export interface HeaderTexts {
  /** First thing that the keyboard reaches. */
  skipToContent: string;
  /** Accessible name of the logo link. */
  home: string;
  stores: string;
  account: string;
  /** Shown in the reduced header: buying here is secured. */
  secureHint: string;
}
