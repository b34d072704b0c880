import { setImmediate as pause } from "node:timers/promises";
import type { Language, Site, SiteCode } from "../../../shared/site.ts";
import { fold } from "../../../shared/fold.ts";
import type { CommonTerm } from "./engine/common-terms.ts";
import { SearchIndex } from "./engine/search-index.ts";
import type { SearchTerms } from "./search-terms.ts";

/** The terms that a site suggests, most searched first; a document's number is its position in the list. */
export interface TermIndex {
  list: string[];
  index: SearchIndex;
}

/**
 * Indexes the terms of each site: first those that shoppers searched for, then common terms of the catalogue. Terms without
 * results are left out.
 */
export async function indexTerms(
  sites: Site[],
  searched: SearchTerms,
  commonTerms: Record<Language, CommonTerm[]>,
  leadsToProducts: (site: Site, term: string) => boolean,
): Promise<Map<SiteCode, TermIndex>> {
  const terms = new Map<SiteCode, TermIndex>();
  for (const site of sites) {
    const known = new Set<string>();
    const list: string[] = [];
    for (const { term } of [
      ...(searched.bySite.get(site.code) ?? []),
      ...commonTerms[site.language],
    ]) {
      const folded = fold(term);
      if (known.has(folded)) continue;
      known.add(folded);
      if (leadsToProducts(site, term)) list.push(term);
      // Yields to requests.
      if (known.size % 50 === 0) await pause();
    }
    const index = SearchIndex.build(
      site.language,
      list.map((name) => ({ name, categories: [], markets: 1 })),
    );
    terms.set(site.code, { list, index });
  }
  return terms;
}
