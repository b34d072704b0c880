import { setImmediate as pause } from "node:timers/promises";
import type { Language, Site, SiteCode } from "../../../shared/site.ts";
import { searchLimits } from "../search-contract.ts";
import type { CommonTerm } from "./engine/common-terms.ts";
import { SearchIndex } from "./engine/search-index.ts";
import { formsKey } from "./engine/word-forms.ts";
import type { SearchTerms, SeasonalTerm } from "./search-terms.ts";

/** The terms that a site suggests, most searched first; a document's number is its position in the list. */
export interface TermIndex {
  list: string[];
  index: SearchIndex;
  /** What an empty search field offers: of all seasons, and at any time. */
  seasonal: SeasonalTerm[];
  popular: string[];
}

/**
 * Indexes the terms of each site: first those that shoppers searched for, then common terms of the catalogue. Terms without
 * results are left out, and so are further forms of a term: its singular or plural.
 */
export async function indexTerms(
  sites: Site[],
  searched: SearchTerms,
  commonTerms: Record<Language, CommonTerm[]>,
  leadsToProducts: (site: Site, term: string) => boolean,
): Promise<Map<SiteCode, TermIndex>> {
  const terms = new Map<SiteCode, TermIndex>();
  for (const site of sites) {
    const forms = new Set<string>();
    const list: string[] = [];
    const candidates = [...(searched.bySite.get(site.code) ?? []), ...commonTerms[site.language]];
    for (const [at, { term }] of candidates.entries()) {
      const form = formsKey(term, site.language);
      if (!forms.has(form) && leadsToProducts(site, term)) {
        forms.add(form);
        list.push(term);
      }
      // Yields to requests.
      if (at % 50 === 0) await pause();
    }
    const index = SearchIndex.build(
      site.language,
      list.map((name) => ({ name, categories: [], markets: 1 })),
    );
    terms.set(site.code, {
      list,
      index,
      seasonal: (searched.seasonal.get(site.code) ?? []).filter(({ term }) =>
        leadsToProducts(site, term),
      ),
      popular: list.slice(0, searchLimits.maxPopularTerms),
    });
  }
  return terms;
}
