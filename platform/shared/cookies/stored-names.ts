import type { consentGroups } from "./consent-cookie.ts";

/** Names that the shop stores in a browser; one line of the table on the privacy page. */
export interface StoredNames<Purpose extends string = string> {
  /** The key of the text that states the purpose. */
  purpose: Purpose;
  /** The names in the browser; a `*` at the end is a wildcard. */
  names: readonly string[];
  kind: "cookie" | "local" | "session";
  /** The consent group that allows it. */
  group: keyof typeof consentGroups;
  lifetime: StoredFor;
  /** Only the server can remove it. */
  isServers?: true;
}

/**
 * How long a name is stored: a time; until the browser or the tab is closed; until the server has received it; or until the
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

/** Whether a name in the browser belongs to a line. */
export const hasName = ({ names }: Pick<StoredNames, "names">, name: string): boolean =>
  names.some((each) => (each.endsWith("*") ? name.startsWith(each.slice(0, -1)) : name === each));

/** Names that need no consent. */
export type NecessaryNames = StoredNames & { group: "necessary" };
