import type { SiteCode } from "../../shared/site.ts";

/** Paths, limits, shapes and words of the staff's preview, shared by server and browser. */

export const previewPaths = {
  token: "/service/preview/api/token",
  changes: "/service/preview/api/changes",
  /** Ends the preview by a form, and leads back to its page. */
  end: "/staff/end-preview",
} as const;

export const previewStatuses = [
  "SUCCESS",
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "INTERNAL_ERROR",
] as const;
export type PreviewStatus = (typeof previewStatuses)[number];

/** How far from now a previewed moment may lie: what ended longer ago, or begins later, is not in the content. */
export const previewYears = { back: 1, ahead: 2 } as const;

/** For how many hours a token is valid; it ends earlier with the session of its member of staff. */
export const tokenHours = 12;

/** Milliseconds after which the panel renews the session again. */
export const renewEvery = 5 * 60_000;

/**
 * How far the list of a page's next changes looks: the panel asks until it has so many changes, or has come to the end of the
 * days. Each answer looks at so many moments at which any content changes, because it renders the page for each of them; it ends
 * earlier, after one at least, when it has taken so many milliseconds.
 */
export const lookAhead = {
  days: 90,
  changes: 10,
  momentsInAnswer: 6,
  milliseconds: 1_000,
  /** Of each part of the page so many contents that change are named. */
  contents: 6,
} as const;

/** What of a page changes. */
export const pageParts = ["header", "page", "footer"] as const;
export type PagePart = (typeof pageParts)[number];

/** What a browser of staff looks at. */
export interface Preview {
  /** Other sites are shown as they are now. */
  site: SiteCode;
  time: Date;
  /** An A/B test and one of its groups: both or none. */
  test?: string;
  group?: string;
  /** The session of the member of staff. */
  staff: string;
}

/** What is to be previewed; without a time and a test the shop as it is now. */
export type PreviewSettings = Partial<Pick<Preview, "time" | "test" | "group">>;

/** An A/B test of which a group may be previewed. */
export interface PreviewTest {
  name: string;
  groups: { name: string }[];
}

/** The panel's words. It is for staff alone and in English on every site. */
export const panelTexts = {
  present: "You see the shop as it is now.",
  previewed: "You see the shop as of {moment}.",
  previewedGroup: "You see the shop as of {moment}, in group {group} of the test {test}.",
  loadingTests: "Loading tests...",
  testsFound: "Active tests found.",
  noTests: "No active tests for this date.",
  testsFailed: "Failed to fetch AB tests.",
  applied: "Settings applied successfully.",
  applyFailed: "Applying settings failed.",
  outOfBounds: "Choose a moment from {from} to {until}.",
  loggedOut: "You are logged out.",
  logIn: "Log in again",
  groupMissing: "Please also select an A/B test group!",
  logoutFailed: "Logging out failed. You are still logged in.",
  copied: "Link copied. Colleagues who open it and log in see these settings.",
  copyFailed: "The browser did not allow copying the link.",
  findChanges: "Find the next changes of this page",
  findingChanges: "Looking ahead...",
  changesFound: "Nothing else changes before {moment}.",
  changesIncomplete: "The list is incomplete: it ends at {moment}.",
  contentComes: "new: {name}",
  contentGoes: "no longer: {name}",
  contentChanges: "{name}: {before} → {after}",
  moreContents: "and {count} more",
  withoutTest: "The A/B test is not active then.",
  changesFailed: "The next changes could not be found.",
  cartNote: "The cart shows current prices.",
  previewedCart: "What this cart would cost on {moment}",
  presentCart:
    "The cart itself keeps its current prices, vouchers and free articles, also for an order. Nothing in this comparison is stored.",
  backToNow: "Back to now",
  compare: "Compare with now",
  required: "Required",
  noSuchTime: "This time does not exist on that day: the clocks change.",
} as const;
