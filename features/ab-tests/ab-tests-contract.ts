import { testGroupsCookie } from "../../shared/test-groups.ts";

/** Paths, names and shapes of A/B tests, shared by server and browser. */

export const abTestPaths = {
  assignment: "/service/abtestfrontend/api/v1/getassignment",
  testsAt: "/service/abtestfrontend/api/v1/gettestsat",
} as const;

export interface AbTestGroup {
  name: string;
  /** Percent of the visitors. */
  share: number;
}

export interface AbTest {
  name: string;
  /** Their shares add up to 100. */
  groups: AbTestGroup[];
}

/** Days for which both cookies are stored: longer than most tests run, and no longer than a shopper would expect. */
export const abTestDays = 90;

/** Session storage: this visit has asked for the groups. */
export const testsAskedKey = "kontorTestsAsked";

export const abTestCookies = {
  /** The visitor's group of each test, for scripts: shared/test-groups.ts says how. */
  groups: testGroupsCookie,
  /** A random number from which the groups follow; only the server sees it. */
  visitor: "abVisitor",
} as const;
