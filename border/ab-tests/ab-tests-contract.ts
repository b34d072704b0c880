import { testGroupsCookie } from "../../platform/shared/test-groups.ts";

/** Paths, names and shapes of A/B tests, shared by server and browser. */

export interface AbTestGroup {
  name: string;
  /** In percent of the visitors. */
  share: number;
}

export interface AbTest {
  name: string;
  /** Their shares add up to 100. */
  groups: AbTestGroup[];
}

/** Lifetime of both cookies in days: longer than most tests, and no longer than a shopper would expect. */
export const abTestDays = 90;

/** Session storage: this visit has requested the groups. */
export const testsAskedKey = "kontorTestsAsked";

export const abTestCookies = {
  /** The visitor's group of each test, for scripts; the format is in platform/shared/test-groups.ts. */
  groups: testGroupsCookie,
  /** A random number that determines the groups; only the server can read it. */
  visitor: "abVisitor",
} as const;
