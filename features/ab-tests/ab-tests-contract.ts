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

export const abTestCookies = {
  /** The visitor's group of each test, for scripts: shared/test-groups.ts says how. */
  groups: "abTests",
  /** A random number from which the groups follow; only the server sees it. */
  visitor: "abVisitor",
} as const;
