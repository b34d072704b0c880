import { setImmediate as pause } from "node:timers/promises";
import type { Language, Site, SiteCode } from "../../../shared/site.ts";
import { fold } from "../../../shared/fold.ts";
import type { CommonTerm } from "./engine/common-terms.ts";
import { SearchIndex } from "./engine/search-index.ts";
import type { SearchTerms } from "./search-terms.ts";

/** The terms that a site suggests, the most wanted first; a document of the index is a place in the list. */
export interface TermIndex {
  list: string[];
  index: SearchIndex;
}

/**
 * Indexes the terms of each site: those that shoppers searched for, then the common ones of the catalogue; of both only those
 * that lead to products.
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
      // Requests get their turn.
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
