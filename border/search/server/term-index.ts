import { setImmediate as pause } from "node:timers/promises";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { searchLimits } from "../search-contract.ts";
import type { SiteTerms } from "./catalogue-terms.ts";
import { SearchIndex } from "./engine/search-index.ts";
import { formsKey } from "./engine/words/word-forms.ts";
import type { SearchTerms, SeasonalTerm } from "./search-terms.ts";
import { knownLanguage } from "./language/languages.ts";

/** The terms that a site suggests, most searched first; a document's number is its position in the list. */
export interface TermIndex {
  list: string[];
  index: SearchIndex;
  /** The terms for an empty search field: `seasonal` of all seasons, the others at any time. */
  seasonal: SeasonalTerm[];
  popular: string[];
}

/**
 * Indexes the terms of a site: first the searches of shoppers, then names of the catalogue. Leaves out terms that the site
 * excludes or that find nothing, and further forms of a term: its singular or plural.
 */
export async function indexTerms(
  site: Site,
  searched: SearchTerms,
  { all, popular }: SiteTerms,
  leadsToProducts: (term: string) => boolean,
): Promise<TermIndex> {
  const language = knownLanguage(site.language);
  const known = new Map<string, string>();
  const add = async (candidates: string[]) => {
    for (const [at, term] of candidates.entries()) {
      const form = formsKey(term, language);
      if (!known.has(form) && !searched.isExcluded(site, term) && leadsToProducts(term))
        known.set(form, term);
      // Yields to requests.
      if (at % 50 === 0) await pause();
    }
  };
  await add((searched.bySite.get(site.code) ?? []).map(({ term }) => term));
  const wanted = [...known.values()];
  await add(all);
  const list = [...known.values()];
  const inOneForm = popular.flatMap((term) => known.get(formsKey(term, language)) ?? []);
  return {
    list,
    index: SearchIndex.build(
      language,
      list.map((name) => ({ name, categories: [], markets: 1 })),
      1,
    ),
    seasonal: (searched.seasonal.get(site.code) ?? []).filter(({ term }) => leadsToProducts(term)),
    popular: [...new Set([...wanted, ...inOneForm])].slice(0, searchLimits.maxPopularTerms),
  };
}

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
