import { rawCookieIn } from "./cookies.ts";

/** The cookie in which the consent tool stores what the shopper allows: "…&groups=C0001%3A1%2CC0002%3A0&…". */
const consentCookie = "OptanonConsent";

/** What is asked for, as the consent tool numbers it. */
export const consentGroups = { statistics: "C0002", tests: "C0003" } as const;

/** Whether the shopper of a `Cookie` header, or of `document.cookie`, has refused statistics. */
export const refusesStatistics = (cookies?: string): boolean =>
  decisionsIn(cookies).includes(`${consentGroups.statistics}:0`);

/** Whether the shopper allows to be in a group of a test. Without an answer it is not allowed. */
export const allowsTests = (cookies?: string): boolean =>
  decisionsIn(cookies).includes(`${consentGroups.tests}:1`);

function decisionsIn(cookies: string | undefined): string[] {
  const groups = new URLSearchParams(rawCookieIn(cookies, consentCookie)).get("groups");
  return groups?.split(",") ?? [];
}
