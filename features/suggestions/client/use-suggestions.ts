import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from "react";
import {
  cleanSearchText,
  searchTrackingStorageKey,
  searchUrl,
  suggestedProductUrl,
  type SuggestedProduct,
  type Suggestions,
} from "../suggestions-contract.ts";
import { createSuggestionsSession } from "./suggestions-session.ts";

export interface UseSuggestionsOptions {
  site: string;
  /** Opens an address: the router of a single-page host, or a full page load. */
  navigate(url: string): void;
  /** The text field, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>;
}

const none: Suggestions = { products: [], searchTerms: [] };
const nothingSelected = -1;

/**
 * The behaviour of a search box without its looks: text, suggestions, selection by keyboard, what a click does. Focus stays
 * in the input; the selected option is told through aria-activedescendant.
 */
export function useSuggestions({ site, navigate, input }: UseSuggestionsOptions) {
  const [text, setText] = useState("");
  const [typed, setTyped] = useState("");
  const [suggestions, setSuggestions] = useState(none);
  const [selected, setSelected] = useState(nothingSelected);
  const [isOpen, setOpen] = useState(false);
  const session = useMemo(
    () =>
      createSuggestionsSession({
        site,
        onSuggestions: (answer) => {
          // In the flyout of narrow layouts there is room for words alone.
          const isInFlyout = input.current?.closest("dialog");
          setSuggestions(isInFlyout ? { ...answer, products: [] } : answer);
          setSelected(nothingSelected);
        },
      }),
    [site, input],
  );
  useEffect(() => () => session.cancel(), [session]);

  const { searchTerms, products } = suggestions;
  const optionTexts = [
    ...searchTerms.map((term) => term.searchterm),
    ...products.map((product) => product.title),
  ];

  const close = () => {
    session.cancel();
    setOpen(false);
    setSelected(nothingSelected);
  };

  const type = (value: string) => {
    setText(value);
    setTyped(value);
    setOpen(true);
    setSelected(nothingSelected);
    session.type(value);
  };

  const search = (wanted: string) => {
    const cleaned = cleanSearchText(wanted);
    if (!cleaned) return input.current?.focus();
    close();
    setText(cleaned);
    navigate(searchUrl(cleaned, site));
  };

  const rememberProduct = (product: SuggestedProduct) => {
    close();
    rememberSearch(product.id, typed);
  };

  /** Up and down go round through the options and the text that was typed. */
  const move = (step: 1 | -1) => {
    const places = optionTexts.length + 1;
    const next = ((selected + 1 + step + places) % places) - 1;
    setOpen(true);
    setSelected(next);
    setText(next === nothingSelected ? typed : (optionTexts[next] ?? typed));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === composingKeyCode) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (optionTexts.length === 0) return;
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setText(typed);
      close();
    }
  };

  return {
    text,
    typed,
    suggestions,
    selected,
    isOpen: isOpen && optionTexts.length > 0,
    type,
    search,
    close,
    onKeyDown,
    rememberProduct,
    productUrl: (product: SuggestedProduct) => suggestedProductUrl(product, typed),
    /** Takes over text that stood in the input before there was anybody to listen. */
    adopt(value: string) {
      if (document.activeElement === input.current) type(value);
      else {
        setText(value);
        setTyped(value);
      }
    },
    clear() {
      session.cancel();
      setText("");
      setTyped("");
      setSuggestions(none);
      setSelected(nothingSelected);
      input.current?.focus();
    },
    onFocus() {
      if (optionTexts.length > 0) setOpen(true);
    },
  };
}

/** Browsers report it for keys that belong to an input method. */
const composingKeyCode = 229;

/** Keeps what was searched before a product was chosen, so that its view and its sale can be counted for the search. */
function rememberSearch(productId: string, text: string) {
  try {
    const stored = JSON.parse(localStorage.getItem(searchTrackingStorageKey) ?? "{}") as object;
    localStorage.setItem(
      searchTrackingStorageKey,
      JSON.stringify({ ...stored, [productId]: text }),
    );
  } catch {
    // A full or forbidden storage costs the statistics a search, not the shopper a click.
  }
}
