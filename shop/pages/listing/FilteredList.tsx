import X from "@lucide/icons/icons/x";
import type { ReactNode } from "react";
import { Island } from "../../../border/client/Island.tsx";
import type { DescribedList } from "../../../platform/shared/item-attributes.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { productsPerPage, type ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { ListFilters, OpenFilters, type ListFiltersProps } from "./ListFilters.tsx";
import { Paging } from "./Paging.tsx";
import { ProductGrid, type TileDetails } from "./ProductTile.tsx";
import { productsId } from "./SkipToProducts.tsx";
import type { ActiveFilter } from "./active-filters.ts";
import type { ListQuestion } from "./list-question.ts";
import { pageCount } from "./page-count.ts";

export interface FilteredListProps<Sorting extends string> extends ListFiltersProps {
  texts: SiteTexts;
  /** The list as tracking names it, on each of its pages. */
  tracked: Omit<DescribedList, "start">;
  sortings: readonly Sorting[];
  sortingText: (sorting: Sorting) => string;
  active: ActiveFilter[];
  /** Returns the address of the list with part of its question changed, on its first page unless a page is named. */
  urlOf: (changed: Partial<ListQuestion<Sorting>>) => string;
  /** Address of the list without any filter. */
  unfilteredUrl: string;
  /** Added to the addresses of the products. */
  query?: string;
  /** Returns the address that counts a click on the nth product of this page. */
  pingOf?: (index: number) => string;
  /** Returns what only this list says of a product. */
  detailsOf?: (product: ProductCard) => TileDetails;
  /** The place for an offer, after the first row of products. */
  offer?: ReactNode;
  /** Shown below the list. */
  children?: ReactNode;
}

/** Renders a list of products that can be filtered, sorted and paged: of a search or of a category. */
export function FilteredList<Sorting extends string>(props: FilteredListProps<Sorting>) {
  const { site, texts, question, list, count, sortings, sortingText, active, urlOf } = props;
  const { searchPage, catalogue } = texts;
  const chips = active.flatMap((filter) => filter.chips);
  return (
    <Island
      name="FilteredList"
      strategy="idle"
      data={{ failed: searchPage.listFailed, retry: texts.cart.retry }}
    >
      <div className="kontor-results">
        <ListFilters {...props} />
        <div>
          <div className="kontor-toolbar">
            <OpenFilters label={searchPage.filters} count={chips.length} />
            {/* Receives the focus when the focused element is no longer in the list. */}
            <h2 tabIndex={-1}>{count(list.productCount)}</h2>
            <nav aria-label={catalogue.sortBy}>
              <ul>
                {sortings.map((option) => (
                  <li key={option}>
                    <a
                      href={urlOf({ sorting: option })}
                      aria-current={option === question.sorting ? "true" : undefined}
                      rel="nofollow"
                    >
                      {sortingText(option)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {chips.length > 0 && (
            <ul className="kontor-chips" aria-label={searchPage.activeFilters}>
              {chips.map(({ text, url }) => (
                <li key={text}>
                  <a
                    className="kontor-chip"
                    href={url}
                    aria-label={fill(searchPage.removeFilter, { filter: text })}
                  >
                    {text} <Icon icon={X} size={16} />
                  </a>
                </li>
              ))}
              {chips.length > 1 && (
                <li>
                  <a className="kontor-link" href={props.unfilteredUrl}>
                    {searchPage.resetFilters}
                  </a>
                </li>
              )}
            </ul>
          )}
          {list.products.length > 0 ? (
            <ProductGrid
              id={productsId}
              products={list.products}
              list={{ ...props.tracked, start: (question.page - 1) * productsPerPage }}
              site={site}
              texts={texts}
              query={props.query}
              pingOf={props.pingOf}
              detailsOf={props.detailsOf}
              priority={2}
              offer={props.offer}
            />
          ) : (
            nothingLeft()
          )}
          <Paging
            texts={catalogue}
            page={question.page}
            count={pageCount(list.productCount)}
            urlOf={(page) => urlOf({ page })}
          />
          {props.children}
        </div>
      </div>
    </Island>
  );

  /** Names the filters whose removal adds products; all of them when no single one does. */
  function nothingLeft() {
    const helpful = active.filter(({ productCount }) => productCount > 0);
    const link = (text: string, url: string, productCount: number) => (
      <li key={text}>
        <a className="kontor-link" href={url}>
          {text}
        </a>{" "}
        ({count(productCount)})
      </li>
    );
    return (
      <div className="kontor-nothing-left">
        <h2>{searchPage.nothingLeft}</h2>
        <p>{searchPage.nothingLeftHint}</p>
        <ul>
          {helpful.map(({ text, url, productCount }) =>
            link(fill(searchPage.withoutFilter, { filter: text }), url, productCount),
          )}
          {helpful.length === 0 && link(searchPage.resetFilters, props.unfilteredUrl, list.total)}
        </ul>
      </div>
    );
  }
}
