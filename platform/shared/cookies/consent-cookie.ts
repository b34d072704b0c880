import { cookieIn, rawCookieIn } from "./cookies.ts";

/** The cookie in which the consent tool stores the shopper's decision: "…&groups=C0001%3A1%2CC0002%3A0&…". */
export const consentCookie = "OptanonConsent";

/** Present once the shopper has decided. Its value is the time of the decision (ISO 8601). */
export const decidedCookie = "OptanonAlertBoxClosed";

/**
 * Event on window and on the data layer, after each page load and each decision. Its detail is the list of allowed groups. It may
 * be repeated at any time, and does not prove by itself that the shopper has decided.
 */
export const consentEvent = "OneTrustGroupsUpdated";

/** The groups that shoppers are asked about, with the ids of the consent tool. */
export const consentGroups = {
  necessary: "C0001",
  statistics: "C0002",
  functional: "C0003",
  advertising: "C0004",
} as const;

/** The groups that shoppers may refuse. */
export const optionalGroups = ["statistics", "functional", "advertising"] as const;
export type OptionalGroup = (typeof optionalGroups)[number];

/** A shopper's answer to the question for statistics; unknown until there is a decision that names the group. */
export type StatisticsConsent = "unknown" | "granted" | "refused";

/** Reports whether a shopper has decided, by a `Cookie` header or `document.cookie`. */
export const hasDecided = (cookies?: string): boolean =>
  cookieIn(cookies, decidedCookie) !== undefined;

/**
 * Returns the allowed groups (listed as ":1"); none without a decision: a consent tool also lists what a country's default
 * allows before the shopper has been asked.
 */
export const activeGroups = (cookies?: string): string[] =>
  entriesIn(cookies).flatMap((entry) => (entry.endsWith(":1") ? [entry.slice(0, -2)] : []));

/** Reports whether a group is allowed. Without a decision it is not. */
export const allows = (group: keyof typeof consentGroups, cookies?: string): boolean =>
  activeGroups(cookies).includes(consentGroups[group]);

/** Reports whether the shopper has refused statistics, as opposed to not having decided. */
export const refusesStatistics = (cookies?: string): boolean =>
  entriesIn(cookies).includes(`${consentGroups.statistics}:0`);

/** Every reader of the groups comes here, so that page and server agree on what a shopper has decided. */
const entriesIn = (cookies: string | undefined): string[] =>
  (hasDecided(cookies) && fieldIn(cookies, "groups")?.split(",")) || [];

/** Returns a field of the cookie's value. */
export const fieldIn = (cookies: string | undefined, field: string): string | null =>
  new URLSearchParams(rawCookieIn(cookies, consentCookie)).get(field);
