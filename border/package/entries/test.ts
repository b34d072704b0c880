export { borderMatchers, type MatcherResult } from "../test/border-matchers.ts";
export { borderFailures, foreignText, type BorderFailure } from "../test/failures.ts";
export { hostileRules, importantRules } from "../test/hostile-rules.ts";
export { borderParts, computedStyles, styleDifferences } from "../test/page-styles.ts";
export type { StubPart, StubRefusal } from "../test/stub-answers.ts";
export { startStubShop, type StubCookie, type StubShop } from "../test/stub-shop.ts";
