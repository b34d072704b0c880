import Search from "@lucide/icons/icons/search";
import X from "@lucide/icons/icons/x";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { holdsFocus } from "../../../platform/client/focus.ts";
import { inShop } from "../../../platform/client/shop-address.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { searchLimits, type SearchTexts } from "../search-contract.ts";
import { SuggestionsPanel } from "./SuggestionsPanel.tsx";
import { useSearchBox, type SearchAttribution } from "./use-search-box.ts";

export interface SearchBoxProps {
  /** Distinguishes the ids of two boxes on one page. */
  id: string;
  texts: SearchTexts;
  site: string;
  locale: string;
  /** The input's text before hydration. */
  typedBefore?: string;
  attribution?: SearchAttribution;
}

/** Search field with suggested terms and products. Without JavaScript it is an ordinary form. */
export function SearchBox({
  id,
  texts,
  site,
  locale,
  typedBefore = "",
  attribution,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const isMouseInside = useRef(false);
  /** In narrow layouts the box is in a dialog, on a phone as large as the window. */
  const isInFlyout = () => Boolean(root.current?.closest("dialog"));
  const fillsWindow = () => isInFlyout() && matchMedia("(width < 37.5em)").matches;

  const box = useSearchBox({
    site,
    input,
    attribution,
    hasRoomForProducts: () => !isInFlyout(),
    navigate(url) {
      const { router } = (window as KontorWindow).kontor ?? {};
      if (!router) return window.location.assign(inShop(url));
      root.current?.closest("dialog")?.close();
      router.navigate(inShop(url));
    },
  });
  const { recentSearches, searchTerms, pages, products } = box;
  const count = recentSearches.length + searchTerms.length + pages.length + products.length;
  const message = !box.isOpen
    ? ""
    : box.foundNothing
      ? `${fill(texts.nothingFound, { text: box.typed.trim() })} ${texts.nothingFoundHint}`
      : box.hasFailed
        ? `${texts.failed} ${texts.failedHint}`
        : count > 0
          ? `${box.isGuess ? `${texts.didYouMean} ` : ""}${plural(texts.suggestionCount, count, locale)}`
          : box.hiddenProducts > 0
            ? plural(texts.showProducts, box.hiddenProducts, locale)
            : "";

  useEffect(() => {
    if (!box.isOpen) isMouseInside.current = false;
  }, [box.isOpen]);

  useLayoutEffect(() => {
    box.adopt(typedBefore);
    // Runs once, at hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Browsers do not scroll to the element that aria-activedescendant names.
  useEffect(() => {
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [box.selected]);

  return (
    <form
      ref={root}
      className="kontor-search"
      role="search"
      action="/search"
      method="get"
      data-open={box.isOpen || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        box.search(box.text);
      }}
      onBlur={({ relatedTarget }) => {
        if (root.current?.contains(relatedTarget)) return;
        // A shopper who closes a phone's keyboard wants to see more of the list.
        if (!fillsWindow() && !isMouseInside.current) box.leave();
      }}
    >
      <label className="kontor-hidden" htmlFor={`${id}-input`}>
        {texts.search}
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        className="kontor-search__input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="query"
        maxLength={searchLimits.maxLength}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen && count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.selected >= 0 ? `${id}-option-${box.selected}` : undefined}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
        onFocus={box.open}
        onClick={box.open}
      />
      <input type="hidden" name="site" value={site} />
      {/* Before hydration the browser itself clears the field; the styles show the button while there is a text. */}
      <button
        className="kontor-search__clear"
        type="reset"
        aria-label={texts.clear}
        onClick={(event) => {
          event.preventDefault();
          box.clear();
        }}
      >
        <Icon icon={X} size={18} />
      </button>
      <button className="kontor-search__submit" type="submit" aria-label={texts.submit}>
        <Icon icon={Search} size={20} />
      </button>
      <div
        className="kontor-search__panel"
        role="presentation"
        hidden={!box.isOpen}
        // Keeps the focus in the input while an option is clicked.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={({ pointerType }) => {
          isMouseInside.current = pointerType === "mouse";
        }}
        onPointerLeave={() => {
          isMouseInside.current = false;
          if (!holdsFocus(root.current) && !fillsWindow()) box.leave();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          input.current?.focus();
          box.close();
        }}
      >
        <SuggestionsPanel id={id} texts={texts} locale={locale} box={box} />
      </div>
      <Announcement text={message} />
    </form>
  );
}

/** Announces the number of suggestions to screen readers once the shopper pauses typing. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), text ? announcementDelay : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="kontor-hidden" role="status">
      {said}
    </p>
  );
}

/** Milliseconds; a screen reader is still reading the letter that was typed. */
const announcementDelay = 700;

/** The single-page host's router, if there is one. */
type KontorWindow = Window & { kontor?: { router?: { navigate(url: string): void } } };
