import type { ProductCard } from "../features/catalogue/catalogue-contract.ts";
import type { Site } from "../shared/site.ts";
import { fill, plural } from "../shared/words.ts";
import type { SiteTexts } from "../sites/site-texts.ts";
import { Button } from "../ui/Button.tsx";
import { Paging } from "./Paging.tsx";
import { ProductGrid } from "./ProductTile.tsx";

export interface SearchPageProps {
  site: Site;
  texts: SiteTexts;
  query: string;
  products: ProductCard[];
  productCount: number;
  page: number;
  pageCount: number;
  urlOf(page: number): string;
  /** Shown when nothing was found. */
  popular: ProductCard[];
}

export function SearchPage({
  site,
  texts,
  query,
  products,
  productCount,
  page,
  pageCount,
  urlOf,
  popular,
}: SearchPageProps) {
  const { search, catalogue, suggestions } = texts;
  return (
    <div className="kontor-page">
      <div className="kontor-intro">
        <h1>{query ? fill(search.headline, { query }) : search.headlineEmpty}</h1>
        {productCount > 0 && <p>{plural(search.resultCount, productCount, site.locale)}</p>}
      </div>
      {productCount > 0 ? (
        <ProductGrid
          products={products}
          site={site}
          texts={catalogue}
          query={`query=${encodeURIComponent(query)}`}
          priority={4}
        />
      ) : (
        <>
          {query && (
            <div className="kontor-notice">
              <p>
                <strong>{fill(search.noResults, { query })}</strong>
              </p>
              <p>{search.noResultsHint}</p>
            </div>
          )}
          <form className="kontor-searchform" role="search" action="/search" method="get">
            <label htmlFor="kontor-search-again">{suggestions.search}</label>
            <input
              id="kontor-search-again"
              name="query"
              defaultValue={query}
              maxLength={200}
              type="text"
              enterKeyHint="search"
            />
            <input type="hidden" name="site" value={site.code} />
            <Button type="submit">{suggestions.submit}</Button>
          </form>
          <section className="kontor-section" aria-labelledby="kontor-popular">
            <h2 id="kontor-popular">{search.popular}</h2>
            <ProductGrid products={popular} site={site} texts={catalogue} />
          </section>
        </>
      )}
      <Paging texts={catalogue} page={page} count={pageCount} urlOf={urlOf} />
    </div>
  );
}
