import type { consentGroups } from "../../shared/consent-cookie.ts";

/** What the shop stores in a browser, in the lines of the table of the privacy page. */
export interface StoredNames {
  purpose: StoredPurpose;
  /** As the browser has them; `*` at the end of one stands for anything. */
  names: readonly string[];
  kind: "cookie" | "local" | "session";
  /** What the shopper allows with it. */
  group: keyof typeof consentGroups;
  lifetime: StoredFor;
  /** Only the server can remove them. */
  isServers?: true;
}

/**
 * How long something is stored: a time; until the browser is closed, or the tab; until the server has received it; or until the
 * shopper deletes it.
 */
export type StoredFor =
  | { seconds: number }
  | { days: number }
  | { months: number }
  | "browser"
  | "tab"
  | "sent"
  | "deleted";

/** Whether a name of the browser is one of a line. */
export const hasName = ({ names }: Pick<StoredNames, "names">, name: string): boolean =>
  names.some((each) => (each.endsWith("*") ? name.startsWith(each.slice(0, -1)) : name === each));

/** Why a line is stored: the key of its words. */
export type StoredPurpose =
  | "choice"
  | "erasure"
  | "cart"
  | "cartCopy"
  | "cartChanges"
  | "cartTrial"
  | "session"
  | "remembered"
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

/** Words of the table on the privacy page. */
export interface StoredNamesTexts {
  columns: { names: string; purpose: string; group: string; lifetime: string };
  /** Behind names of what is no cookie. */
  kinds: Record<Exclude<StoredNames["kind"], "cookie">, string>;
  lifetimes: Record<Extract<StoredFor, string>, string>;
  purposes: Record<StoredPurpose, string>;
}
