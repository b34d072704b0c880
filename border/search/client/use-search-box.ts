import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from "react";
import { holdsFocus } from "../../../platform/client/focus.ts";
import { shopOrigin } from "../../../platform/client/shop-address.ts";
import { fold } from "../../../platform/shared/texts/fold.ts";
import { cleanSearchText, searchUrl, suggestedProductUrl } from "../search-contract.ts";
import type { SuggestedProduct } from "../search-schema.ts";
import { holds, holdsWrittenOut } from "./highlight.ts";
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from "./recent-searches.ts";
import { requestPopularTerms } from "./suggestion-requests.ts";
import { useSuggestionDetails } from "./use-suggestion-details.ts";
import { createSuggestionsSession, emptyView } from "./suggestions-session.ts";

export interface UseSearchBoxOptions {
  site: string;
  /** Opens a URL: with the router of a single-page host, or by a full page load. */
  navigate(url: string): void;
  /** The text field; it holds the focus throughout. */
  input: RefObject<HTMLInputElement | null>;
  /** Attributes views and sales of products to searches; without it there is no attribution. */
  attribution?: SearchAttribution;
  /** Whether there is room for products; called for each response. */
  hasRoomForProducts?(): boolean;
}

const nothingSelected = -1;

export interface SearchAttribution {
  /** Called when the shopper chooses a product that was suggested for this text. */
  choose(productId: string, text: string): void;
  /** Called when the shopper clears the recent searches: forgets the attributions. */
  forget(): void;
}

/**
 * The behaviour of a search box without its styles: text, suggestions, recent searches, keyboard selection, clicks. The focus
 * stays in the input, which names the selected option by aria-activedescendant. `selected` is an index into recent searches,
 * terms, pages and products, in the order in which they must be shown; -1 is the typed text.
 */
export function useSearchBox({
  site,
  navigate,
  input,
  attribution,
  hasRoomForProducts = () => true,
}: UseSearchBoxOptions) {
  const [text, setText] = useState("");
  const [view, setView] = useState(emptyView);
  const [hasRoom, setHasRoom] = useState(true);
  const [recentSearches, setRecentSearches] = useState<string[]>([]);
  const [popularTerms, setPopularTerms] = useState(emptyView.searchTerms);
  const [selected, setSelected] = useState(nothingSelected);
  const [wantsOpen, setWantsOpen] = useState(false);
  const [staysOpen, setStaysOpen] = useState(false);
  const session = useMemo(
    () =>
      createSuggestionsSession({
        site,
        onChange: (next) => {
          setView(next);
          setHasRoom(hasRoomForProducts());
          setSelected(nothingSelected);
        },
      }),
    // `hasRoomForProducts` is called for each response, so it is not a dependency.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [site],
  );
  useEffect(() => session.cancel, [session]);

  const typed = view.text;
  const isEmpty = !typed;
  const { status } = view;
  const products = hasRoom ? view.products : [];
  const recent = isEmpty ? recentSearches : [];
  const searchTerms = isEmpty
    ? popularTerms.filter(({ searchterm }) => !recent.some((search) => isSame(search, searchterm)))
    : view.searchTerms;
  const pages = view.pages ?? [];
  const optionTexts = [
    ...recent,
    ...searchTerms.map((term) => term.searchterm),
    ...pages.map((page) => page.title),
    ...products.map((product) => product.title),
  ];
  const hasOptions = optionTexts.length > 0;
  const isWaiting = status === "waiting" && !hasOptions;
  const hiddenProducts = hasOptions ? 0 : (view.productCount ?? view.products.length);
  const foundNothing = status === "answered" && !hasOptions && hiddenProducts === 0;
  const hasFailed = status === "failed";
  // An open panel stays open while the next response is loading.
  const isOpen =
    wantsOpen &&
    (hasOptions || hiddenProducts > 0 || foundNothing || hasFailed || (isWaiting && staysOpen));

  const details = useSuggestionDetails(
    site,
    typed,
    isOpen && status === "answered" ? products : [],
  );

  useEffect(() => {
    if (!wantsOpen || !isEmpty) return;
    const request = new AbortController();
    requestPopularTerms(site, request.signal).then(setPopularTerms, () => {
      // The field works without them, and the next opening requests them again.
    });
    return () => request.abort();
  }, [wantsOpen, isEmpty, site]);

  const open = () => {
    setRecentSearches(readRecentSearches());
    setStaysOpen(isOpen);
    setWantsOpen(true);
    session.resume();
  };

  const close = () => {
    session.cancel();
    setWantsOpen(false);
    setSelected(nothingSelected);
  };

  const type = (value: string) => {
    setText(value);
    setRecentSearches(readRecentSearches());
    setStaysOpen(isOpen);
    setWantsOpen(true);
    session.type(value);
  };

  const reset = (value: string) => {
    setText(value);
    session.reset(value);
  };

  const search = (wanted: string) => {
    const cleaned = cleanSearchText(wanted);
    if (!cleaned) return input.current?.focus();
    close();
    reset(cleaned);
    addRecentSearch(cleaned);
    navigate(searchUrl(cleaned, site));
  };

  /** Moves up and down, cycling through the options and the typed text. */
  const move = (step: 1 | -1) => {
    // A late response must not replace the options while the shopper chooses among them.
    session.cancel();
    const places = optionTexts.length + 1;
    const next = ((selected + 1 + step + places) % places) - 1;
    setWantsOpen(true);
    setSelected(next);
    setText(optionTexts[next] ?? typed);
  };

  const onArrow = (event: KeyboardEvent) => {
    // With a modifier key an arrow selects text or belongs to the system.
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (hasOptions) move(event.key === "ArrowDown" ? 1 : -1);
    else open();
  };

  const onEscape = (event: KeyboardEvent) => {
    if (isOpen) {
      event.preventDefault();
      setText(typed);
      close();
      // In a dialog the next Escape closes the dialog.
    } else if (text && !input.current?.closest("dialog")) {
      event.preventDefault();
      reset("");
    }
  };

  return {
    /** The text shown in the input: the typed one, or that of the selected option. */
    text,
    typed,
    recentSearches: recent,
    /** The popular terms when the field is empty. */
    searchTerms,
    /** Pages of the shop that answer the text. */
    pages,
    products,
    /** Prices of the products, once they have loaded. */
    offers: details.offers,
    /** Number of products that the search for the typed text finds; 0 until it is known. */
    productCount: details.productCount,
    areAlternatives: view.areAlternatives,
    selected,
    isOpen,
    /** The response is loading, and no earlier suggestion contains the text. */
    isWaiting,
    foundNothing,
    /** The suggestions could not be loaded. */
    hasFailed,
    /** Number of products that were found but have no room, when nothing else was found. */
    hiddenProducts,
    /** No term contains the typed text: the server guessed what was meant. */
    isGuess:
      status === "answered" &&
      searchTerms.length > 0 &&
      !searchTerms.some(
        ({ searchterm }) => holds(searchterm, typed) || holdsWrittenOut(searchterm, typed),
      ),
    type,
    search,
    open,
    close,
    /** Called when the focus leaves the box: the text of a selected option becomes the typed text. */
    leave() {
      close();
      if (text !== typed) reset(text);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.keyCode === composingKeyCode) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") onArrow(event);
      else if (event.key === "Escape") onEscape(event);
    },
    /** Called when the shopper opens a page of the shop. */
    choosePage: close,
    chooseProduct(product: SuggestedProduct) {
      close();
      attribution?.choose(product.id, typed);
    },
    /** Called when the shopper opens the product in another tab; the box stays as it is. */
    rememberProduct: (product: SuggestedProduct) => attribution?.choose(product.id, typed),
    productUrl: (product: SuggestedProduct) => suggestedProductUrl(product, typed, shopOrigin()),
    /** Adopts the text that was typed before hydration. */
    adopt(value: string) {
      if (holdsFocus(input.current)) type(value);
      else if (value) reset(value);
    },
    clear() {
      type("");
      input.current?.focus();
    },
    removeRecentSearch(search: string) {
      removeRecentSearch(search);
      setRecentSearches(readRecentSearches());
      input.current?.focus();
    },
    clearRecentSearches() {
      clearRecentSearches();
      attribution?.forget();
      setRecentSearches([]);
      input.current?.focus();
    },
  };
}

export type SearchBoxControl = ReturnType<typeof useSearchBox>;

const isSame = (text: string, other: string) => fold(text) === fold(other);

/** The key code that browsers report while an input method editor composes text. */
const composingKeyCode = 229;
