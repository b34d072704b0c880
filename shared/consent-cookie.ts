import { cookieIn, rawCookieIn } from "./cookies.ts";

/** The cookie in which the consent tool stores what the shopper allows: "…&groups=C0001%3A1%2CC0002%3A0&…". */
export const consentCookie = "OptanonConsent";

/** Present as soon as the shopper has decided; its value is the moment (ISO 8601). */
export const decidedCookie = "OptanonAlertBoxClosed";

/**
 * Event on window, and on the data layer, after each page load and each decision; its detail is the list of allowed groups.
 * It may come again at any time, and alone does not say that the shopper has decided.
 */
export const consentEvent = "OneTrustGroupsUpdated";

/** What is asked for, as the consent tool numbers it. */
export const consentGroups = {
  necessary: "C0001",
  statistics: "C0002",
  functional: "C0003",
  advertising: "C0004",
} as const;

/** What shoppers may refuse. */
export const optionalGroups = ["statistics", "functional", "advertising"] as const;
export type OptionalGroup = (typeof optionalGroups)[number];

/** Whether the shopper of a `Cookie` header, or of `document.cookie`, has decided at all. */
export const hasDecided = (cookies?: string): boolean =>
  cookieIn(cookies, decidedCookie) !== undefined;

/** The groups that are allowed (spec 4: listed as ":1"); none without the cookie. */
export const activeGroups = (cookies?: string): string[] =>
  entriesIn(cookies).flatMap((entry) => (entry.endsWith(":1") ? [entry.slice(0, -2)] : []));

/** Whether a group is allowed. Without an answer it is not. */
export const allows = (group: keyof typeof consentGroups, cookies?: string): boolean =>
  activeGroups(cookies).includes(consentGroups[group]);

/** Whether the shopper has refused statistics: not the same as not yet having allowed them. */
export const refusesStatistics = (cookies?: string): boolean =>
  entriesIn(cookies).includes(`${consentGroups.statistics}:0`);

function entriesIn(cookies: string | undefined): string[] {
  return fieldIn(cookies, "groups")?.split(",") ?? [];
}

/** A field of the cookie's value. */
export const fieldIn = (cookies: string | undefined, field: string): string | null =>
  new URLSearchParams(rawCookieIn(cookies, consentCookie)).get(field);
