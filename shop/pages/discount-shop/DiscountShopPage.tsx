import { fill, plural } from "../../../platform/shared/texts/words.ts";
import {
  reducedSortings,
  type CategoryCount,
  type FoundProducts,
  type ProductCard,
} from "../../../commerce/catalogue-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { discountShopPaths } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { EmptyState, PopularProducts } from "../document/EmptyState.tsx";
import { activeFilter, activeFilters } from "../listing/active-filters.ts";
import { FilteredList } from "../listing/FilteredList.tsx";
import { withoutFilters } from "../listing/list-question.ts";
import { SkipToProducts } from "../listing/SkipToProducts.tsx";
import { discountQuestionUrl, type DiscountQuestion } from "./discount-question.ts";
import { lastDayBefore, saleMoment } from "./sale-moments.ts";
import { SaleBanner, type SaleBannerProps } from "./SaleBanner.tsx";

export interface DiscountShopPageProps {
  content: Pick<SiteContent, "site" | "texts">;
  /** The sale of the moment: the one that is open, or else the next one. */
  sale?: Omit<SaleBannerProps, "content">;
  /** The title of a sale that ended within some days, while none is open. */
  over?: string;
  /** The sale after the one that is open. */
  next?: { title: string; from: Date };
  /** The address of the list, and what is asked of it. */
  path: string;
  question: DiscountQuestion;
  /** Missing where the sale of the moment has all products, and is not open yet. */
  list?: FoundProducts;
  /** Shown where nothing is reduced. */
  popular: ProductCard[];
}

/** Renders the discount shop: the sale of the moment, and what is reduced. */
export function DiscountShopPage(props: DiscountShopPageProps) {
  const { content, sale, over, next, path, list, popular } = props;
  const { site, texts } = content;
  const { catalogue, discountShop: words } = texts;
  const isOpen = sale?.state === "open" || sale?.state === "early";
  const isForMembers = path === discountShopPaths.members;
  const isClosed = sale !== undefined && !isOpen;
  return (
    <div className="kontor-page kontor-discount-shop">
      {list && list.products.length > 0 && <SkipToProducts texts={catalogue} />}
      <Breadcrumb
        label={catalogue.breadcrumb}
        path={isForMembers ? [{ id: "shop", name: words.title, url: discountShopPaths.shop }] : []}
        current={isForMembers && sale ? sale.title : words.title}
      />
      {over && <p className="kontor-notice">{fill(words.over, { title: over })}</p>}
      {sale ? (
        <SaleBanner content={content} {...sale} />
      ) : (
        <div className="kontor-intro">
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
      )}
      {list && list.total > 0 && (
        <section className="kontor-section" aria-label={isClosed ? undefined : words.title}>
          {isClosed && <h2>{words.alreadyReduced}</h2>}
          <ReducedList {...props} list={list} />
        </section>
      )}
      {list?.total === 0 && !isClosed && (
        <EmptyState drawing="leaflet" title={words.none} text={words.noneHint}>
          <Button href="/">{words.toHome}</Button>
        </EmptyState>
      )}
      {next && (
        <p className="kontor-discount-shop__next">
          {fill(words.nextOne, { title: next.title, ...saleMoment(next.from, site) })}
        </p>
      )}
      {(list?.total ?? 0) === 0 && (
        <PopularProducts {...{ site, texts }} products={popular} linksToDiscounts={false} />
      )}
    </div>
  );
}

/** Lists reduced products, with filters. */
function ReducedList({
  content: { site, texts },
  path,
  question,
  list,
}: DiscountShopPageProps & { list: FoundProducts }) {
  const { catalogue, discountShop: words, searchPage } = texts;
  const { category, sorting } = question;
  const urlOf = (changed: Partial<DiscountQuestion>) =>
    discountQuestionUrl(path, { ...question, page: 1, ...changed });
  const linked = ({ number, name, productCount }: CategoryCount) => ({
    name,
    productCount,
    href: urlOf({ category: number }),
  });
  const current = list.path.at(-1);
  return (
    <FilteredList
      site={site}
      texts={texts}
      tracked={{ id: "discountshop", name: words.title }}
      question={question}
      list={list}
      categories={{
        path: [
          ...(category === undefined
            ? []
            : [{ name: searchPage.allCategories, href: urlOf({ category: undefined }) }]),
          ...list.path.map((each) => ({ ...linked(each), isCurrent: each.number === category })),
        ],
        choices: list.categories.map(linked),
      }}
      form={{
        action: path,
        fields: {
          ...(category !== undefined && { category: String(category) }),
          ...(sorting !== "saving" && { sort: sorting }),
        },
      }}
      isAllInStock
      count={(products) => plural(catalogue.productCount, products, site.locale)}
      sortings={reducedSortings}
      sortingText={(option) =>
        option === "saving" || option === "ending"
          ? words.sortings[option]
          : catalogue.sortings[option]
      }
      active={[
        ...(current
          ? [activeFilter(current.name, urlOf({ category: undefined }), list.without.category)]
          : []),
        ...activeFilters(question, list, urlOf, site, texts),
      ]}
      urlOf={urlOf}
      unfilteredUrl={urlOf({ ...withoutFilters, category: undefined })}
      detailsOf={({ onlyLeft, reducedUntil }) => ({
        mark: onlyLeft === undefined ? undefined : plural(words.left, onlyLeft, site.locale),
        note: reducedUntil && fill(words.priceUntil, { date: lastDayBefore(reducedUntil, site) }),
      })}
    />
  );
}
