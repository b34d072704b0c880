import type { Site } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { ListedFacet } from "../../../commerce/catalogue-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Count } from "./Count.tsx";

export interface FacetFieldProps {
  facet: ListedFacet;
  chosen: string[];
  site: Site;
  texts: Pick<SiteTexts, "searchPage">;
  count: (products: number) => string;
}

/** Values that are shown at first; a few more are not worth hiding. */
const shownFirst = 6;
const hiddenAtLeast = 3;

/** Renders the values of a facet, several of which can be chosen. */
export function FacetField({ facet, chosen, site, texts, count }: FacetFieldProps) {
  const { key, label, values } = facet;
  const isShort = values.length < shownFirst + hiddenAtLeast;
  const first = isShort ? values : values.slice(0, shownFirst);
  const more = values.slice(first.length);
  return (
    <fieldset className="kontor-facet">
      <legend>{label}</legend>
      <ul>{first.map(option)}</ul>
      {more.length > 0 && (
        <details open={more.some((value) => chosen.includes(value.key))}>
          <summary>{plural(texts.searchPage.moreValues, more.length, site.locale)}</summary>
          <ul>{more.map(option)}</ul>
        </details>
      )}
    </fieldset>
  );

  function option({
    key: value,
    label: text,
    swatch,
    productCount,
  }: ListedFacet["values"][number]) {
    return (
      <li key={value}>
        <label className="kontor-checkbox">
          <input type="checkbox" name={key} value={value} defaultChecked={chosen.includes(value)} />
          <span>
            {swatch && (
              <svg className="kontor-facet__swatch" viewBox="0 0 20 20" aria-hidden>
                <circle cx="10" cy="10" r="9.5" fill={swatch} />
              </svg>
            )}
            {`${text} `}
            <Count count={productCount} words={count} locale={site.locale} />
          </span>
        </label>
      </li>
    );
  }
}
