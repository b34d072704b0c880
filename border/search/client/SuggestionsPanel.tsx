import RotateCcwClock from "@lucide/icons/icons/rotate-ccw-clock";
import Search from "@lucide/icons/icons/search";
import X from "@lucide/icons/icons/x";
import type { ReactNode } from "react";
import { itemAttributes, listAttributes } from "../../../platform/shared/item-attributes.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { SearchTexts } from "../search-contract.ts";
import type { SuggestedOffer } from "../search-schema.ts";
import { highlight } from "./highlight.ts";
import type { SearchBoxControl } from "./use-search-box.ts";

export interface SuggestionsPanelProps {
  /** Prefix of every id inside: the list is `{id}-list`, its options `{id}-option-{index}`. */
  id: string;
  texts: SearchTexts;
  locale: string;
  /** All but what belongs to the input. */
  box: Omit<
    SearchBoxControl,
    "text" | "type" | "open" | "close" | "leave" | "onKeyDown" | "adopt" | "clear"
  >;
}

/** The panel of the search box: recent searches, terms and products, or the message that there are none. */
export function SuggestionsPanel({ id, texts, locale, box }: SuggestionsPanelProps) {
  const { recentSearches, searchTerms, pages, products, isOpen, typed } = box;
  const hasOptions =
    recentSearches.length + searchTerms.length + pages.length + products.length > 0;
  const termsHeading = box.isGuess
    ? texts.didYouMean
    : typed
      ? texts.searchTerms
      : texts.popularTerms;
  const productsHeading = box.areAlternatives ? texts.alternatives : texts.products;
  const firstPage = recentSearches.length + searchTerms.length;
  const firstProduct = firstPage + pages.length;
  /** The number of all products, if there are more than those that are shown. */
  const moreProducts =
    products.length > 0 && box.productCount > products.length ? box.productCount : 0;
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <div className="kontor-search__content">
      <div
        id={`${id}-list`}
        className="kontor-search__list"
        role="listbox"
        aria-label={texts.searchTerms}
        hidden={!isOpen || !hasOptions}
      >
        <Group id={`${id}-recent`} heading={texts.recentSearches}>
          {recentSearches.map((search, index) => (
            <div
              key={search}
              id={optionId(index)}
              role="option"
              aria-selected={box.selected === index}
              className="kontor-search__term"
              onClick={() => box.search(search)}
            >
              <Icon icon={RotateCcwClock} size={16} />
              <span className="kontor-search__text">{search}</span>
            </div>
          ))}
        </Group>
        <Group id={`${id}-terms`} heading={termsHeading}>
          {searchTerms.map(({ searchterm }, index) => (
            <div
              key={searchterm}
              id={optionId(recentSearches.length + index)}
              role="option"
              aria-selected={box.selected === recentSearches.length + index}
              className="kontor-search__term"
              onClick={() => box.search(searchterm)}
            >
              <Icon icon={Search} size={16} />
              <Highlighted text={searchterm} typed={typed} />
            </div>
          ))}
        </Group>
        <Group id={`${id}-pages`} heading={texts.pages}>
          {pages.map(({ title, url }, index) => (
            <a
              key={url}
              id={optionId(firstPage + index)}
              role="option"
              aria-selected={box.selected === firstPage + index}
              className="kontor-search__term"
              tabIndex={-1}
              href={url}
              onClick={box.choosePage}
            >
              <Highlighted text={title} typed={typed} />
            </a>
          ))}
        </Group>
        <Group
          // Other products are another list in tracking.
          key={products.map((product) => product.id).join()}
          id={`${id}-products`}
          heading={productsHeading}
          {...listAttributes({ id: "suggestions", name: productsHeading })}
        >
          {products.map((product, position) => (
            <a
              key={product.id}
              id={optionId(firstProduct + position)}
              role="option"
              aria-selected={box.selected === firstProduct + position}
              className="kontor-search__product"
              tabIndex={-1}
              href={box.productUrl(product)}
              {...itemAttributes({ ...product, name: product.title })}
              onClick={() => box.chooseProduct(product)}
              onAuxClick={({ button }) => button === middleButton && box.rememberProduct(product)}
            >
              <img src={product.imageProductThumb} width={56} height={56} alt="" />
              <span className="kontor-search__about">
                <Highlighted text={product.title} typed={typed} />
                <Offer offer={box.offers.find(({ id }) => id === product.id)} />
              </span>
            </a>
          ))}
        </Group>
      </div>
      {recentSearches.length > 0 && <RecentSearchRemovers texts={texts} box={box} />}
      {(box.hiddenProducts || moreProducts) > 0 && (
        <button className="kontor-search__all" type="submit">
          {plural(texts.showProducts, box.hiddenProducts || moreProducts, locale)}
        </button>
      )}
      {box.foundNothing && (
        <Message
          text={fill(texts.nothingFound, { text: typed.trim() })}
          hint={texts.nothingFoundHint}
        />
      )}
      {box.hasFailed && <Message text={texts.failed} hint={texts.failedHint} />}
      {box.isWaiting && <div className="kontor-search__waiting" aria-hidden />}
    </div>
  );
}

/** The price of a product. Its line is reserved: it loads after the product. */
function Offer({ offer }: { offer: SuggestedOffer | undefined }) {
  return (
    <span className="kontor-search__offer" translate="no">
      {offer && <b>{offer.price}</b>}
      {offer?.unitPrice && <span>{offer.unitPrice}</span>}
    </span>
  );
}

/** The buttons are beside the list, because an option must not contain a button. */
function RecentSearchRemovers({ texts, box }: Pick<SuggestionsPanelProps, "texts" | "box">) {
  return (
    <>
      <div className="kontor-search__removers">
        {box.recentSearches.map((search) => (
          <button
            key={search}
            className="kontor-search__remove"
            type="button"
            aria-label={fill(texts.removeRecent, { text: search })}
            onClick={() => box.removeRecentSearch(search)}
          >
            <Icon icon={X} size={16} />
          </button>
        ))}
      </div>
      <button
        className="kontor-search__clear-recent"
        type="button"
        onClick={box.clearRecentSearches}
      >
        {texts.clearRecent}
      </button>
    </>
  );
}

function Message({ text, hint }: { text: string; hint: string }) {
  return (
    <div className="kontor-search__nothing">
      <p>{text}</p>
      <p>{hint}</p>
    </div>
  );
}

/** A part of the list under its heading, unless it is empty. */
function Group({
  id,
  heading,
  children,
  ...attributes
}: {
  id: string;
  heading: string;
  children: ReactNode[];
}) {
  if (children.length === 0) return null;
  return (
    <div className="kontor-search__group" role="group" aria-labelledby={id} {...attributes}>
      <p id={id} className="kontor-search__heading" role="presentation">
        {heading}
      </p>
      {children}
    </div>
  );
}

function Highlighted({ text, typed }: { text: string; typed: string }) {
  return (
    <span className="kontor-search__text">
      {highlight(text, typed).map((part, index) =>
        part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </span>
  );
}

const middleButton = 1;
