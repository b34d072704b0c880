import type { StoredFor, StoredNames } from "../../platform/shared/cookies/stored-names.ts";

/** The purposes of what the border stores in browsers. */
export type StoredPurpose =
  | "choice"
  | "erasure"
  | "cart"
  | "cartCopy"
  | "cartChanges"
  | "cartTrial"
  | "view"
  | "appBanner"
  | "visitor"
  | "visit"
  | "losses"
  | "touchpoint"
  | "history"
  | "purchases"
  | "searches"
  | "events"
  | "tab"
  | "recentSearches"
  | "tests"
  | "testsAsked"
  | "partner";

/** Texts of the table on the privacy page, whose purposes are the border's and those of a shop's slices. */
export interface StoredNamesTexts<Purpose extends string = StoredPurpose> {
  columns: { names: string; purpose: string; group: string; lifetime: string };
  /** Shown after names that are not cookies. */
  kinds: Record<Exclude<StoredNames["kind"], "cookie">, string>;
  lifetimes: Record<Extract<StoredFor, string>, string>;
  purposes: Record<Purpose, string>;
}
