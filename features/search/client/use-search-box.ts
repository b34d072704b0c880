import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from "react";
import { cleanSearchText, searchUrl, suggestedProductUrl } from "../search-contract.ts";
import { searchTrackingStorageKey } from "../search-storage.ts";
import type { SuggestedProduct } from "../search-schema.ts";
import { holds, holdsWrittenOut } from "./highlight.ts";
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from "./recent-searches.ts";
import { createSuggestionsSession, emptyView } from "./suggestions-session.ts";

export interface UseSearchBoxOptions {
  site: string;
  /** Opens an address: the router of a single-page host, or a full page load. */
  navigate(url: string): void;
  /** The text field, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>;
  /** Whether there is room for products, asked whenever suggestions come. */
  hasRoomForProducts?(): boolean;
}

const nothingSelected = -1;

/**
 * The behaviour of a search box without its looks: text, suggestions, recent searches, selection by keyboard, what a click
 * does. Focus stays in the input; the selected option is told through aria-activedescendant. `selected` counts through
 * recent searches, terms and products, in the order in which they have to be shown; -1 is the text that was typed.
 */
export function useSearchBox({
  site,
  navigate,
  input,
  hasRoomForProducts = () => true,
}: UseSearchBoxOptions) {
  const [text, setText] = useState("");
  const [view, setView] = useState(emptyView);
  const [recentSearches, setRecentSearches] = useState<string[]>([]);
  const [selected, setSelected] = useState(nothingSelected);
  const [wantsOpen, setWantsOpen] = useState(false);
  const [staysOpen, setStaysOpen] = useState(false);
  const session = useMemo(
    () =>
      createSuggestionsSession({
        site,
        onChange: (next) => {
          setView(hasRoomForProducts() ? next : { ...next, products: [] });
          setSelected(nothingSelected);
        },
      }),
    // Whether there is room is asked anew each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [site],
  );
  useEffect(() => session.cancel, [session]);

  const typed = view.text;
  const { searchTerms, products, status } = view;
  const recent = typed ? [] : recentSearches;
  const optionTexts = [
    ...recent,
    ...searchTerms.map((term) => term.searchterm),
    ...products.map((product) => product.title),
  ];
  const hasOptions = optionTexts.length > 0;
  const isWaiting = status === "waiting" && !hasOptions;
  const foundNothing = status === "answered" && !hasOptions;
  // A panel that is open does not blink while the next answer is on its way.
  const isOpen = wantsOpen && (hasOptions || foundNothing || (isWaiting && staysOpen));

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

  /** Up and down go round through the options and the text that was typed. */
  const move = (step: 1 | -1) => {
    // Who chooses among what is there shall not have it changed under the finger.
    session.cancel();
    const places = optionTexts.length + 1;
    const next = ((selected + 1 + step + places) % places) - 1;
    setWantsOpen(true);
    setSelected(next);
    setText(optionTexts[next] ?? typed);
  };

  const onArrow = (event: KeyboardEvent) => {
    // With another key an arrow marks text or belongs to the system.
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
      // In a dialog the next Escape closes that.
    } else if (text && !input.current?.closest("dialog")) {
      event.preventDefault();
      reset("");
    }
  };

  return {
    /** What the input shows: what was typed, or the text of the selected option. */
    text,
    typed,
    recentSearches: recent,
    searchTerms,
    products,
    selected,
    isOpen,
    /** The answer is on its way, and nothing that is there fits. */
    isWaiting,
    foundNothing,
    /** None of the terms is what was typed: the server guesses what was meant. */
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
    /** The focus goes elsewhere. What an arrow key left in the input is the text from now on. */
    leave() {
      close();
      if (text !== typed) reset(text);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.keyCode === composingKeyCode) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") onArrow(event);
      else if (event.key === "Escape") onEscape(event);
    },
    chooseProduct(product: SuggestedProduct) {
      close();
      rememberSearch(product.id, typed);
    },
    /** Somebody opens the product beside this page, which stays as it is. */
    rememberProduct: (product: SuggestedProduct) => rememberSearch(product.id, typed),
    productUrl: (product: SuggestedProduct) => suggestedProductUrl(product, typed),
    /** Takes over text that stood in the input before there was anybody to listen. */
    adopt(value: string) {
      const isFocused = document.activeElement === input.current;
      if (isFocused) type(value);
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
      setRecentSearches([]);
      input.current?.focus();
    },
  };
}

export type SearchBoxControl = ReturnType<typeof useSearchBox>;

/** What was searched is not kept for ever. */
const trackedProductsLimit = 50;

/** Browsers report it for keys that belong to an input method. */
const composingKeyCode = 229;

/** Keeps what was searched before a product was chosen, so that its view and its sale can be counted for the search. */
function rememberSearch(productId: string, text: string) {
  try {
    const stored = JSON.parse(localStorage.getItem(searchTrackingStorageKey) ?? "{}") as object;
    const others = Object.entries(stored).slice(0, trackedProductsLimit - 1);
    localStorage.setItem(
      searchTrackingStorageKey,
      JSON.stringify({ ...Object.fromEntries(others), [productId]: text }),
    );
  } catch {
    // A full or forbidden storage costs the statistics a search, not the shopper a click.
  }
}
