import { resultClickUrl, searchPath } from "../../../border/search/search-contract.ts";
import type { Site } from "../../../platform/shared/site.ts";
import { fill, plural } from "../../../platform/shared/words.ts";
import {
  foundSortings,
  productsPerPage,
  type CategoryCount,
  type CategoryLink,
  type CategoryNode,
  type FoundProducts,
  type FoundSorting,
  type ProductCard,
} from "../../catalogue/catalogue-contract.ts";
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
  /** The corrected query, if the typed one finds nothing. */
  didYouMean: string | undefined;
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
  didYouMean,
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
  const shown = didYouMean ?? query;
  const [beforeMeant = "", afterMeant = ""] = searchPage.corrected.split("{meant}");
  return (
    <div className="kontor-page">
      {found.products.length > 0 && <SkipToProducts texts={catalogue} />}
      <div className="kontor-intro kontor-search-intro" data-long={shown.length > 40 || undefined}>
        <h1>{shown ? fill(searchPage.headline, { query: shown }) : searchPage.headlineEmpty}</h1>
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
