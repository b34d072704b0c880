import type { SiteCode } from "../../platform/shared/sites/site.ts";

/** Paths, limits, shapes and messages of the staff preview, shared by server and browser. */

export const previewStatuses = [
  "SUCCESS",
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "INTERNAL_ERROR",
] as const;
export type PreviewStatus = (typeof previewStatuses)[number];

/** Years around now that can be previewed: content outside them is not available. */
export const previewYears = { back: 1, ahead: 2 } as const;

/** Hours for which a token is valid; it ends earlier with the staff session. */
export const tokenHours = 12;

/** Milliseconds between two renewals of the session by the panel. */
export const renewEvery = 5 * 60_000;

/**
 * Limits of the list of next changes. The panel requests more until it has `changes` changes, or has covered `days` days. Each
 * response checks up to `momentsInAnswer` moments at which any content changes, because it renders the page for each; after
 * `milliseconds` it stops early, but not before the first moment.
 */
export const lookAhead = {
  days: 90,
  changes: 10,
  momentsInAnswer: 6,
  milliseconds: 1_000,
  /** Contents named for each part of the page. */
  contents: 6,
} as const;

/** Parts of a page that may change. */
export const pageParts = ["header", "page", "footer"] as const;
export type PagePart = (typeof pageParts)[number];

/** The preview in a staff browser. */
export interface StaffPreview {
  /** Other sites are shown at the present moment. */
  site: SiteCode;
  time: Date;
  /** An A/B test and one of its groups: both or neither. */
  test?: string;
  group?: string;
  /** The staff session. */
  staff: string;
}

/** The settings to preview; without a time and a test, the shop at the present moment. */
export type PreviewSettings = Partial<Pick<StaffPreview, "time" | "test" | "group">>;

/** An A/B test whose groups can be previewed. */
export interface PreviewTest {
  name: string;
  groups: { name: string }[];
}

/** Messages of the panel. It is for staff only and in English on every site. */
export const panelTexts = {
  present: "You see the shop as it is now.",
  previewed: "You see the shop as of {moment}.",
  previewedGroup: "You see the shop as of {moment}, in group {group} of the test {test}.",
  engineSilent:
    "The commerce system has not answered since {moment}: products, prices and stock are from before then, and orders are refused.",
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
  findLaterChanges: "Find later changes",
  findingChanges: "Looking ahead...",
  changesFound: "Nothing else changes before {moment}.",
  changesFull: "Nothing else changes before {moment}. Later changes have not been looked for.",
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
