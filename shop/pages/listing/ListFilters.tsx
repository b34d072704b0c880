import SlidersHorizontal from "@lucide/icons/icons/sliders-horizontal";
import X from "@lucide/icons/icons/x";
import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { ListedProducts } from "../../../commerce/catalogue-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { CategoryFilter, type CategoryFilterProps } from "./CategoryFilter.tsx";
import { Count } from "./Count.tsx";
import { FacetField } from "./FacetField.tsx";
import { wellRated, type ListQuestion } from "./list-question.ts";

export interface ListFiltersProps {
  site: Site;
  texts: Pick<SiteTexts, "catalogue" | "reviews" | "searchPage">;
  question: ListQuestion;
  list: ListedProducts;
  categories: Pick<CategoryFilterProps, "path" | "choices">;
  /** The form's target, and the parameters of its address besides the filters. */
  form: { action: string; fields: Record<string, string> };
  count: (products: number) => string;
  /** All products of the list are in stock. */
  isAllInStock?: boolean;
}

const sheetId = "kontor-filters";

/** Renders the button that opens the filters where the window has no room for them next to the products. */
export function OpenFilters({ label, count }: { label: string; count: number }) {
  return (
    <button className="kontor-filters__open" type="button" popoverTarget={sheetId}>
      <Icon icon={SlidersHorizontal} size={18} />
      {label}
      {count > 0 && <> ({count})</>}
    </button>
  );
}

/** Renders the filters of a list: links to categories, and a form. Next to the products, or in a sheet over the page. */
export function ListFilters({
  site,
  texts,
  question,
  list,
  categories,
  form,
  count,
  isAllInStock,
}: ListFiltersProps) {
  const { searchPage, catalogue, reviews } = texts;
  const { from, to, inStock, isRated = false, facets } = question;
  return (
    <section id={sheetId} className="kontor-filters" popover="auto" aria-labelledby="kontor-filter">
      <div className="kontor-filters__head">
        <h2 id="kontor-filter">{searchPage.filters}</h2>
        <button
          type="button"
          aria-label={searchPage.closeFilters}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          // Receives the focus when the sheet opens; until then it is not focusable.
          autoFocus
        >
          <Icon icon={X} size={22} />
        </button>
      </div>
      <CategoryFilter
        label={searchPage.category}
        count={count}
        locale={site.locale}
        {...categories}
      />
      {/* A browser that restores fields would tick what the address does not choose. */}
      <form action={form.action} method="get" autoComplete="off">
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>{fill(searchPage.price, { currency: currencySign(site) })}</legend>
          <div className="kontor-filters__prices">
            <PriceField
              name="from"
              label={searchPage.priceFrom}
              value={from}
              hint={list.lowestPrice}
            />
            <PriceField name="to" label={searchPage.priceTo} value={to} hint={list.highestPrice} />
          </div>
        </fieldset>
        {!isAllInStock && (
          <fieldset>
            <legend>{searchPage.availability}</legend>
            <label className="kontor-checkbox">
              <input type="checkbox" name="stock" value="1" defaultChecked={inStock} />
              <span>
                {`${catalogue.availability.AVAILABLE} `}
                <Count count={list.inStock} words={count} locale={site.locale} />
              </span>
            </label>
          </fieldset>
        )}
        {((list.selected ?? 0) > 0 || isRated) && (
          <fieldset>
            <legend>{reviews.title}</legend>
            <label className="kontor-checkbox">
              <input type="checkbox" name="stars" value={wellRated} defaultChecked={isRated} />
              <span>
                {`${reviews.fromFour} `}
                <Count count={list.selected ?? 0} words={count} locale={site.locale} />
              </span>
            </label>
          </fieldset>
        )}
        {list.facets.map((facet) => (
          <FacetField
            key={facet.key}
            facet={facet}
            chosen={facets[facet.key] ?? []}
            site={site}
            texts={texts}
            count={count}
          />
        ))}
        <div className="kontor-filters__apply">
          <Button type="submit" size="small" variant="secondary">
            <span>{searchPage.applyFilters}</span>
            <span>{plural(searchPage.showProducts, list.productCount, site.locale)}</span>
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Renders a field for a price in whole units; the placeholder shows the lowest or highest price found. */
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
        id={`kontor-price-${name}`}
        className="kontor-field__control"
        name={name}
        type="text"
        inputMode="numeric"
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
