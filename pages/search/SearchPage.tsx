import X from "@lucide/icons/icons/x";
import {
  foundSortings,
  productsPerPage,
  type CategoryLink,
  type CategoryNode,
  type FoundProducts,
  type FoundSorting,
  type ProductCard,
} from "../../features/catalogue/catalogue-contract.ts";
import { resultClickUrl } from "../../features/search/search-contract.ts";
import type { Site } from "../../shared/site.ts";
import { fill, plural } from "../../shared/words.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { activeFilters, withoutFilters, type ActiveFilter } from "./active-filters.ts";
import { Alternatives } from "./Alternatives.tsx";
import { pageCount } from "../category/CategoryPage.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { Paging } from "../listing/Paging.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";
import { OpenFilters, SearchFilters } from "./SearchFilters.tsx";
import { questionUrl, type SearchQuestion } from "./search-question.ts";

export interface SearchPageProps {
  site: Site;
  texts: SiteTexts;
  question: SearchQuestion;
  /** The corrected query, when the typed one finds nothing. */
  didYouMean: string | undefined;
  found: FoundProducts;
  /** Products that are not quite what was searched for. */
  alternatives: ProductCard[];
  /** The category of the nearest alternative, when nothing was found. */
  fittingCategory?: CategoryLink;
  /** Shown when nothing was found, not even an alternative. */
  popular: ProductCard[];
  categories: CategoryNode[];
}

export function SearchPage({
  site,
  texts,
  question,
  didYouMean,
  found,
  alternatives,
  fittingCategory,
  popular,
  categories,
}: SearchPageProps) {
  const { searchPage, catalogue } = texts;
  const { query, sorting, page } = question;
  const count = (products: number) => plural(searchPage.resultCount, products, site.locale);
  const urlOf = (changed: Partial<SearchQuestion>) =>
    questionUrl({ ...question, page: 1, ...changed }, site.code);
  const filters = activeFilters(question, found, site, texts);
  /** Among all results, as long as they are in the order of the search. */
  const placeOf = (index: number) =>
    sorting === "relevance" && filters.length === 0
      ? (page - 1) * productsPerPage + index + 1
      : undefined;
  const shown = didYouMean ?? query;
  const [beforeMeant = "", afterMeant = ""] = searchPage.corrected.split("{meant}");
  return (
    <div className="kontor-page">
      <div className="kontor-intro kontor-search-intro" data-long={shown.length > 40 || undefined}>
        <h1>{shown ? fill(searchPage.headline, { query: shown }) : searchPage.headlineEmpty}</h1>
        {didYouMean && (
          <p>
            {fill(beforeMeant, { query })}
            <a
              className="kontor-link"
              href={questionUrl({ ...withoutFilters(question), query: didYouMean }, site.code)}
            >
              {didYouMean}
            </a>
            {fill(afterMeant, { query })}
          </p>
        )}
      </div>
      {found.total === 0 ? (
        <NothingFound
          site={site}
          texts={texts}
          query={query}
          alternatives={alternatives}
          fittingCategory={fittingCategory}
          popular={popular}
          categories={categories}
        />
      ) : (
        <div className="kontor-results">
          <SearchFilters site={site} texts={texts} question={question} found={found} />
          <div>
            <div className="kontor-toolbar">
              <OpenFilters label={searchPage.filters} count={filters.length} />
              <h2>{count(found.productCount)}</h2>
              <nav aria-label={catalogue.sortBy}>
                <ul>
                  {foundSortings.map((option) => (
                    <li key={option}>
                      <a
                        href={urlOf({ sorting: option })}
                        aria-current={option === sorting ? "true" : undefined}
                      >
                        {sortingText(option)}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
            {filters.length > 0 && chips()}
            {found.products.length > 0 ? (
              <ProductGrid
                products={found.products}
                site={site}
                texts={texts}
                query={`query=${encodeURIComponent(query)}`}
                pingOf={(index) => resultClickUrl(query, site.code, placeOf(index))}
                priority={4}
              />
            ) : (
              nothingLeft()
            )}
            <Paging
              texts={catalogue}
              page={page}
              count={pageCount(found.productCount)}
              urlOf={(wanted) => urlOf({ page: wanted })}
            />
            {alternatives.length > 0 && (
              <Alternatives site={site} texts={texts} query={query} products={alternatives} />
            )}
          </div>
        </div>
      )}
    </div>
  );

  function sortingText(option: FoundSorting) {
    return option === "relevance" ? searchPage.relevance : catalogue.sortings[option];
  }

  function chips() {
    return (
      <ul className="kontor-chips" aria-label={searchPage.activeFilters}>
        {filters.map(({ text, without }) => (
          <li key={text}>
            <a
              className="kontor-chip"
              href={questionUrl(without, site.code)}
              aria-label={fill(searchPage.removeFilter, { filter: text })}
            >
              {text} <Icon icon={X} size={16} />
            </a>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <a className="kontor-link" href={questionUrl(withoutFilters(question), site.code)}>
              {searchPage.resetFilters}
            </a>
          </li>
        )}
      </ul>
    );
  }

  /** Names the filters whose removal brings something back; when no single one does, all of them. */
  function nothingLeft() {
    const helpful = filters.filter(({ productCount }) => productCount > 0);
    const link = (text: string, question: SearchQuestion, productCount: number) => (
      <li key={text}>
        <a className="kontor-link" href={questionUrl(question, site.code)}>
          {text}
        </a>{" "}
        ({count(productCount)})
      </li>
    );
    const withoutOne = ({ text, without, productCount }: ActiveFilter) =>
      link(fill(searchPage.withoutFilter, { filter: text }), without, productCount);
    return (
      <div className="kontor-nothing-left">
        <h2>{searchPage.nothingLeft}</h2>
        <p>{searchPage.nothingLeftHint}</p>
        <ul>
          {helpful.map(withoutOne)}
          {helpful.length === 0 &&
            link(searchPage.resetFilters, withoutFilters(question), found.total)}
        </ul>
      </div>
    );
  }
}
