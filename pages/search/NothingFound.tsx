import type { CategoryNode, ProductCard } from "../../features/catalogue/catalogue-contract.ts";
import type { Site } from "../../shared/site.ts";
import { fill } from "../../shared/words.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Button } from "../../ui/Button.tsx";
import { CategoryTiles } from "../listing/CategoryTiles.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";

export interface NothingFoundProps {
  site: Site;
  texts: SiteTexts;
  /** Empty when no text was searched for. */
  query: string;
  popular: ProductCard[];
  categories: CategoryNode[];
}

/** Help for a shopper whose search found nothing: another try, popular products, all categories. */
export function NothingFound({ site, texts, query, popular, categories }: NothingFoundProps) {
  const { searchPage, search, home } = texts;
  return (
    <>
      {query && (
        <div className="kontor-notice">
          <p>
            <strong>{fill(searchPage.noResults, { query })}</strong>
          </p>
          <p>{searchPage.noResultsHint}</p>
        </div>
      )}
      <form className="kontor-searchform" role="search" action="/search" method="get">
        <label htmlFor="kontor-search-again">{search.search}</label>
        <input
          id="kontor-search-again"
          name="query"
          defaultValue={query}
          maxLength={200}
          type="text"
          enterKeyHint="search"
        />
        <input type="hidden" name="site" value={site.code} />
        <Button type="submit">{search.submit}</Button>
      </form>
      <section className="kontor-section" aria-labelledby="kontor-popular">
        <h2 id="kontor-popular">{searchPage.popular}</h2>
        <ProductGrid products={popular} site={site} texts={texts} />
      </section>
      <nav className="kontor-section" aria-labelledby="kontor-categories">
        <h2 id="kontor-categories">{home.categories}</h2>
        <CategoryTiles categories={categories} />
      </nav>
    </>
  );
}
