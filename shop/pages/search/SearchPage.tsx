import { searchPath } from "../../../border/border-paths.ts";
import { resultClickUrl } from "../../../border/search/search-contract.ts";
import type { FoundPage } from "../../../border/search/search-schema.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import {
  foundSortings,
  productsPerPage,
  type CategoryCount,
  type CategoryLink,
  type CategoryNode,
  type FoundProducts,
  type FoundSorting,
  type ProductCard,
} from "../../../commerce/catalogue-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { FilteredList } from "../listing/FilteredList.tsx";
import { SkipToProducts } from "../listing/SkipToProducts.tsx";
import { activeFilter, activeFilters } from "../listing/active-filters.ts";
import { withoutFilters } from "../listing/list-question.ts";
import { Alternatives } from "./Alternatives.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { questionUrl, type SearchQuestion } from "./search-question.ts";

export interface SearchPageProps {
  site: Site;
  texts: SiteTexts;
  question: SearchQuestion;
  headline: string;
  /** The corrected query, if the typed one finds nothing. */
  didYouMean: string | undefined;
  /** Pages of the shop that answer the text. */
  pages: FoundPage[];
  found: FoundProducts;
  /** Products that only partly match the search. */
  alternatives: ProductCard[];
  /** The category of the nearest alternative, if nothing was found. */
  fittingCategory?: CategoryLink;
  /** Shown when nothing was found, not even an alternative. */
  popular: ProductCard[];
  categories: CategoryNode[];
}

export function SearchPage({
  site,
  texts,
  question,
  headline,
  didYouMean,
  pages,
  found,
  alternatives,
  fittingCategory,
  popular,
  categories,
}: SearchPageProps) {
  const { searchPage, catalogue } = texts;
  const { query, category, sorting, page } = question;
  const urlOf = (changed: Partial<SearchQuestion>) =>
    questionUrl({ ...question, page: 1, ...changed }, site.code);
  const current = found.path.at(-1);
  const active = [
    ...(current
      ? [activeFilter(current.name, urlOf({ category: undefined }), found.without.category)]
      : []),
    ...activeFilters(question, found, urlOf, site, texts),
  ];
  /** Returns the position among all results, as long as they are sorted by relevance. */
  const placeOf = (index: number) =>
    sorting === "relevance" && active.length === 0
      ? (page - 1) * productsPerPage + index + 1
      : undefined;
  const [beforeMeant = "", afterMeant = ""] = searchPage.corrected.split("{meant}");
  return (
    <div className="kontor-page">
      {found.products.length > 0 && <SkipToProducts texts={catalogue} />}
      <div
        className="kontor-intro kontor-search-intro"
        data-long={(didYouMean ?? query).length > 40 || undefined}
      >
        <h1>{headline}</h1>
        {didYouMean && (
          <p>
            {fill(beforeMeant, { query })}
            <a className="kontor-link" href={urlOf({ ...unfiltered, query: didYouMean })}>
              {didYouMean}
            </a>
            {fill(afterMeant, { query })}
          </p>
        )}
      </div>
      {pages.length > 0 && (
        <nav className="kontor-answers" aria-labelledby="kontor-found-pages">
          <h2 id="kontor-found-pages">{texts.search.pages}</h2>
          <ul className="kontor-found-pages">
            {pages.map(({ title, url }) => (
              <li key={url}>
                <a className="kontor-link" href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.total === 0 ? (
        <NothingFound
          site={site}
          texts={texts}
          query={query}
          isAnswered={pages.length > 0}
          alternatives={alternatives}
          fittingCategory={fittingCategory}
          popular={popular}
          categories={categories}
        />
      ) : (
        <FilteredList
          site={site}
          texts={texts}
          tracked={{ id: "search", name: texts.search.search }}
          question={question}
          list={found}
          categories={{
            path: [
              ...(category === undefined
                ? []
                : [{ name: searchPage.allCategories, href: urlOf({ category: undefined }) }]),
              ...found.path.map((each) => ({
                ...linked(each),
                isCurrent: each.number === category,
              })),
            ],
            choices: found.categories.map(linked),
          }}
          form={{ action: searchPath, fields: formFields() }}
          count={(products) => plural(searchPage.resultCount, products, site.locale)}
          sortings={foundSortings}
          sortingText={sortingText}
          active={active}
          urlOf={urlOf}
          unfilteredUrl={urlOf(unfiltered)}
          query={`query=${encodeURIComponent(query)}`}
          pingOf={(index) => resultClickUrl(query, site.code, placeOf(index))}
        >
          {alternatives.length > 0 && (
            <Alternatives site={site} texts={texts} query={query} products={alternatives} />
          )}
        </FilteredList>
      )}
    </div>
  );

  function linked({ number, name, productCount }: CategoryCount) {
    return { name, productCount, href: urlOf({ category: number }) };
  }

  /** Returns the parameters of the form's address besides the filters. */
  function formFields(): Record<string, string> {
    return {
      query,
      site: site.code,
      ...(category !== undefined && { category: String(category) }),
      ...(sorting !== "relevance" && { sort: sorting }),
    };
  }

  function sortingText(option: FoundSorting) {
    return option === "relevance" ? searchPage.relevance : catalogue.sortings[option];
  }
}

const unfiltered = { ...withoutFilters, category: undefined };
