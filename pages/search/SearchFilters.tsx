import ChevronLeft from "@lucide/icons/icons/chevron-left";
import SlidersHorizontal from "@lucide/icons/icons/sliders-horizontal";
import X from "@lucide/icons/icons/x";
import type { CategoryCount, FoundProducts } from "../../features/catalogue/catalogue-contract.ts";
import { numberFormat } from "../../shared/formats.ts";
import type { Site } from "../../shared/site.ts";
import { fill, plural } from "../../shared/words.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { questionUrl, type SearchQuestion } from "./search-question.ts";

export interface SearchFiltersProps {
  site: Site;
  texts: Pick<SiteTexts, "catalogue" | "searchPage">;
  question: SearchQuestion;
  found: FoundProducts;
}

const sheetId = "kontor-filters";

/** Opens the filters where the window has no room for them beside the products. */
export function OpenFilters({ label, count }: { label: string; count: number }) {
  return (
    <button className="kontor-filters__open" type="button" popoverTarget={sheetId}>
      <Icon icon={SlidersHorizontal} size={18} />
      {label}
      {count > 0 && <> ({count})</>}
    </button>
  );
}

/** Filters by category, price and availability: links and a form. Beside the products, or in a sheet over the page. */
export function SearchFilters({ site, texts, question, found }: SearchFiltersProps) {
  const { searchPage, catalogue } = texts;
  const first = { ...question, page: 1 };
  const { category, sorting, query, from, to, inStock } = question;
  const count = (products: number) => plural(searchPage.resultCount, products, site.locale);
  const urlOf = (number: number | undefined) =>
    questionUrl({ ...first, category: number }, site.code);
  const hasCategories = category !== undefined || found.categories.length > 0;
  return (
    <section id={sheetId} className="kontor-filters" popover="auto" aria-labelledby="kontor-filter">
      <div className="kontor-filters__head">
        <h2 id="kontor-filter">{searchPage.filters}</h2>
        <button
          type="button"
          aria-label={searchPage.closeFilters}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          // Takes the focus when the sheet opens; until then it cannot have it.
          autoFocus
        >
          <Icon icon={X} size={22} />
        </button>
      </div>
      {hasCategories && (
        <nav aria-labelledby="kontor-filter-category">
          <h3 id="kontor-filter-category">{searchPage.category}</h3>
          <ul>
            {category !== undefined && (
              <li>
                <a href={urlOf(undefined)}>
                  <Icon icon={ChevronLeft} size={16} />
                  <span>{searchPage.allCategories}</span>
                </a>
              </li>
            )}
            {found.path.map((each) => (
              <li key={each.number}>
                <CategoryLink
                  category={each}
                  href={urlOf(each.number)}
                  count={count}
                  isCurrent={each.number === category}
                  isAbove={each.number !== category}
                />
              </li>
            ))}
            {found.categories.length > 0 && (
              <li>
                <ul data-below={category !== undefined || undefined}>
                  {found.categories.map((each) => (
                    <li key={each.number}>
                      <CategoryLink category={each} href={urlOf(each.number)} count={count} />
                    </li>
                  ))}
                </ul>
              </li>
            )}
          </ul>
        </nav>
      )}
      <form action="/search" method="get">
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="site" value={site.code} />
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        {sorting !== "relevance" && <input type="hidden" name="sort" value={sorting} />}
        <fieldset>
          <legend>{fill(searchPage.price, { currency: currencySign(site) })}</legend>
          <div className="kontor-filters__prices">
            <PriceField
              name="from"
              label={searchPage.priceFrom}
              value={from}
              hint={found.lowestPrice}
            />
            <PriceField name="to" label={searchPage.priceTo} value={to} hint={found.highestPrice} />
          </div>
        </fieldset>
        <fieldset>
          <legend>{searchPage.availability}</legend>
          <label className="kontor-checkbox">
            <input type="checkbox" name="stock" value="1" defaultChecked={inStock} />
            <span>
              {catalogue.availability.AVAILABLE} <Count count={found.inStock} words={count} />
            </span>
          </label>
        </fieldset>
        <Button type="submit" size="small" variant="secondary">
          {searchPage.applyFilters}
        </Button>
      </form>
    </section>
  );
}

function CategoryLink({
  category: { name, productCount },
  href,
  count,
  isCurrent,
  isAbove,
}: {
  category: CategoryCount;
  href: string;
  count: (products: number) => string;
  isCurrent?: boolean;
  isAbove?: boolean;
}) {
  return (
    <a href={href} aria-current={isCurrent ? "true" : undefined}>
      {isAbove && <Icon icon={ChevronLeft} size={16} />}
      <span>{name}</span> <Count count={productCount} words={count} />
    </a>
  );
}

/** A number that screen readers announce as "12 Treffer". */
function Count({ count, words }: { count: number; words: (count: number) => string }) {
  return (
    <>
      <small aria-hidden>{count}</small>
      <span className="kontor-hidden">({words(count)})</span>
    </>
  );
}

/** A price in whole units; the placeholder shows the lowest or highest price found. */
function PriceField({
  name,
  label,
  value,
  hint,
}: {
  name: string;
  label: string;
  value: number | undefined;
  hint: number | null;
}) {
  const round = name === "from" ? Math.floor : Math.ceil;
  return (
    <label>
      <span>{label}</span>
      <input
        className="kontor-field__control"
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={value}
        placeholder={hint === null ? undefined : String(round(hint / 100))}
      />
    </label>
  );
}

function currencySign({ locale, currency: { code, word } }: Site): string {
  const parts = numberFormat(locale, { style: "currency", currency: code }).formatToParts(0);
  return word ?? parts.find(({ type }) => type === "currency")?.value ?? code;
}
