import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type {
  CategoryLink,
  CategoryNode,
  ProductCard,
} from "../../../commerce/catalogue-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { LineDrawing } from "../document/LineDrawing.tsx";
import { PopularProducts } from "../document/EmptyState.tsx";
import { CategoryTiles } from "../listing/CategoryTiles.tsx";
import { Alternatives } from "./Alternatives.tsx";

export interface NothingFoundProps {
  site: Site;
  texts: SiteTexts;
  /** Empty when no text was searched for. */
  query: string;
  /** Whether pages of the shop answer the text. */
  isAnswered: boolean;
  alternatives: ProductCard[];
  /** The category of the nearest alternative. */
  fittingCategory: CategoryLink | undefined;
  /** Shown when there are no alternatives. */
  popular: ProductCard[];
  categories: CategoryNode[];
}

/** Helps a shopper whose search found nothing: another try, the nearest alternatives or popular products, all categories. */
export function NothingFound({
  site,
  texts,
  query,
  isAnswered,
  alternatives,
  fittingCategory,
  popular,
  categories,
}: NothingFoundProps) {
  const { searchPage, search, home } = texts;
  return (
    <>
      {query && !isAnswered && (
        <div className="kontor-empty-state">
          <LineDrawing name="search" />
          <div>
            <p>
              <strong>{fill(searchPage.noResults, { query })}</strong>
            </p>
            <p>{searchPage.noResultsHint}</p>
          </div>
        </div>
      )}
      {/* The header has the landmark of the search. */}
      <form className="kontor-searchform" action="/search" method="get">
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
      {alternatives.length > 0 ? (
        <Alternatives site={site} texts={texts} query={query} products={alternatives}>
          {fittingCategory && (
            <p>
              <a className="kontor-link" href={fittingCategory.url}>
                {fill(searchPage.toCategory, { category: fittingCategory.name })}
              </a>
            </p>
          )}
        </Alternatives>
      ) : (
        <PopularProducts site={site} texts={texts} products={popular} />
      )}
      <nav className="kontor-section" aria-labelledby="kontor-categories">
        <h2 id="kontor-categories">{home.categories}</h2>
        <CategoryTiles categories={categories} />
      </nav>
    </>
  );
}
