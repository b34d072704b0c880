import type { SiteCode } from "../../../shared/site.ts";
import { findProducts } from "./find-products.ts";
import {
  hideProducts,
  indexAll,
  indexFew,
  type FullProductIndex,
  type ProductIndex,
} from "./product-index.ts";
import type { ProductChanges, SearchSources } from "./search-sources.ts";
import { indexTerms, type TermIndex } from "./term-index.ts";

/** What the search answers from. */
export interface SearchState {
  /** Changes with every change of an answer. */
  version: string;
  /** All products, and beside them those that changed since. */
  products: ProductIndex[];
  terms: Map<SiteCode, TermIndex>;
}

/** With more changed products all are indexed anew. */
const mostChanges = 2_000;
/** All products are indexed anew at most once in so many milliseconds. */
const shortestLife = 5 * 60_000;

/**
 * Keeps the indexes as new as the database. A thread indexes all products; what changes after that is in a small index beside
 * the large one, until so much has changed that all are indexed anew. `onChange` is called whenever answers may be others.
 */
export function createSearchState<Mark>(sources: SearchSources<Mark>, onChange: () => void) {
  let state: SearchState = { version: "empty", products: [], terms: new Map() };
  let full: FullProductIndex<Mark> | undefined;
  let running: Promise<void> = Promise.resolve();

  /** Nothing is awaited between two states: a request sees one or the next. */
  function replace(next: Partial<SearchState>) {
    state = { ...state, ...next };
    onChange();
  }

  async function refresh(): Promise<void> {
    const { catalogue, everything } = await sources.versions();
    const categoryNames = await sources.categoryNames();
    let changes = full && (await sources.changed(full.mark, mostChanges));
    let next = full;
    if (!next || !changes || next.catalogue !== catalogue || isTooMuch(changes, next)) {
      next = await indexAll(sources, catalogue, categoryNames);
      changes = await sources.changed(next.mark, mostChanges);
    }
    const changed = await indexFew(changes.products, categoryNames);
    hideProducts(next, [...changes.products.map(({ id }) => id), ...changes.gone]);
    full = next;
    const products = [next, changed];
    replace({ products });
    // Terms must lead to products that are there now. Until they are known, the version stays, and with it the terms.
    const searched = await sources.terms();
    const version = `${everything}-${searched.version}`;
    if (version === state.version) return;
    const terms = await indexTerms(
      sources.sites,
      searched,
      next.commonTerms,
      (site, term) => findProducts(products, site, term, 1).hits.length > 0,
    );
    replace({ terms, version });
  }

  return {
    get current() {
      return state;
    },

    /** Reads what changed, one refresh after the other; until it is done the state before stays. */
    refresh(): Promise<void> {
      const mine = running.then(refresh, refresh);
      running = mine.catch(() => {});
      return mine;
    },
  };
}

/** Whether all products are indexed anew; not again and again while very many change. */
const isTooMuch = <Mark>({ products, gone }: ProductChanges, { builtAt }: FullProductIndex<Mark>) =>
  products.length + gone.length >= mostChanges && Date.now() - builtAt > shortestLife;
