import type { Site } from "../../../platform/shared/sites/site.ts";
import { searchLimits } from "../search-contract.ts";
import { formsKey } from "./engine/words/word-forms.ts";
import type { TermIndex } from "./term-index.ts";
import { knownLanguage } from "./language/languages.ts";

/**
 * Returns the terms for an empty search field at a moment: the season's terms, then the most frequent searches, each in one form.
 */
export function popularTerms(
  { seasonal, popular }: Pick<TermIndex, "seasonal" | "popular">,
  { language }: Pick<Site, "language">,
  now: Date,
): string[] {
  const moment = now.getTime();
  const current = seasonal.filter(({ from, until }) => from <= moment && moment < until);
  const terms = [...current.map(({ term }) => term), ...popular];
  const byForm = Map.groupBy(terms, (term) => formsKey(term, knownLanguage(language)));
  return [...byForm.values()].map(([term]) => term!).slice(0, searchLimits.maxPopularTerms);
}
