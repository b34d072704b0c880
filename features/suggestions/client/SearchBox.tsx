import { Search, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { plural } from "../../../shared/words.ts";
import { searchLimits, type SuggestionsTexts } from "../suggestions-contract.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface SearchBoxProps {
  /** Distinguishes the ids of two boxes on one page. */
  id: string;
  texts: SuggestionsTexts;
  site: string;
  locale: string;
  /** What stood in the input before React took it over. */
  typedBefore?: string;
}

/** Search field with suggested terms and products. Without JavaScript it is an ordinary form. */
export function SearchBox({ id, texts, site, locale, typedBefore }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useSuggestions({ site, navigate, input });
  const root = useRef<HTMLFormElement>(null);
  const { searchTerms, products } = box.suggestions;
  const optionId = (index: number) => `${id}-option-${index}`;

  useLayoutEffect(() => {
    if (typedBefore) box.adopt(typedBefore);
    // Once, when React takes the field over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Browsers do not scroll to what aria-activedescendant names.
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
      onSubmit={(event) => {
        event.preventDefault();
        box.search(box.text);
      }}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) box.close();
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
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={`${id}-panel`}
        aria-activedescendant={box.selected >= 0 ? optionId(box.selected) : undefined}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
        onFocus={box.onFocus}
      />
      <input type="hidden" name="site" value={site} />
      <button
        className="kontor-search__clear"
        type="button"
        aria-label={texts.clear}
        hidden={!box.text}
        onClick={box.clear}
      >
        <X aria-hidden size={18} />
      </button>
      <button className="kontor-search__submit" type="submit" aria-label={texts.submit}>
        <Search aria-hidden size={20} />
      </button>
      <div
        id={`${id}-panel`}
        className="kontor-search__panel"
        role="listbox"
        aria-label={texts.searchTerms}
        hidden={!box.isOpen}
        // Keeps the focus in the input while an option is clicked.
        onMouseDown={(event) => event.preventDefault()}
      >
        {searchTerms.length > 0 && (
          <div role="group" aria-labelledby={`${id}-terms`}>
            <p id={`${id}-terms`} className="kontor-search__heading" role="presentation">
              {texts.searchTerms}
            </p>
            {searchTerms.map(({ searchterm }, index) => (
              <div
                key={searchterm}
                id={optionId(index)}
                className="kontor-search__term"
                role="option"
                aria-selected={box.selected === index}
                onClick={() => box.search(searchterm)}
              >
                <Search aria-hidden size={16} />
                <Highlighted text={searchterm} typed={box.typed} />
              </div>
            ))}
          </div>
        )}
        {products.length > 0 && (
          <div className="kontor-search__products" role="group" aria-labelledby={`${id}-products`}>
            <p id={`${id}-products`} className="kontor-search__heading" role="presentation">
              {texts.products}
            </p>
            {products.map((product, position) => {
              const index = searchTerms.length + position;
              return (
                <a
                  key={product.id}
                  id={optionId(index)}
                  className="kontor-search__product"
                  role="option"
                  aria-selected={box.selected === index}
                  tabIndex={-1}
                  href={box.productUrl(product)}
                  onClick={() => box.rememberProduct(product)}
                >
                  <img src={product.imageProductThumb} width={56} height={56} alt="" />
                  <span>{product.title}</span>
                </a>
              );
            })}
          </div>
        )}
      </div>
      <p className="kontor-hidden" role="status">
        {box.isOpen && plural(texts.suggestionCount, searchTerms.length + products.length, locale)}
      </p>
    </form>
  );
}

/** The part of a suggestion that was typed is light, what it adds is strong. */
function Highlighted({ text, typed }: { text: string; typed: string }) {
  const start = text.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (start < 0 || !typed.trim()) return <span>{text}</span>;
  const end = start + typed.trim().length;
  return (
    <span>
      <strong>{text.slice(0, start)}</strong>
      {text.slice(start, end)}
      <strong>{text.slice(end)}</strong>
    </span>
  );
}

/** The single-page host's router, if there is one. */
function navigate(url: string) {
  const { router } =
    (window as { kontor?: { router?: { navigate(url: string): void } } }).kontor ?? {};
  if (router) router.navigate(url);
  else window.location.assign(url);
}
