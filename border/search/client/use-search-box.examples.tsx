import { useRef } from "react";
import { useSearchBox } from "./use-search-box.ts";

/** A custom search box: the hook has no styles and needs no header. */
function OwnSearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox({
    site: "DE",
    input,
    navigate: (url) => window.location.assign(url),
    hasRoomForProducts: () => false,
  });
  const options = [...box.recentSearches, ...box.searchTerms.map((term) => term.searchterm)];
  return (
    <form
      role="search"
      aria-label="A box of one’s own"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        box.search(box.text);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.leave();
      }}
    >
      <label htmlFor="own-input">What are you looking for? </label>
      <input
        ref={input}
        id="own-input"
        name="query"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen && options.length > 0}
        aria-controls="own-list"
        aria-activedescendant={box.selected >= 0 ? `own-option-${box.selected}` : undefined}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
        onFocus={box.open}
      />
      <div
        id="own-list"
        role="listbox"
        aria-label="Suggestions"
        hidden={!box.isOpen || options.length === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((text, index) => (
          <div
            key={text}
            id={`own-option-${index}`}
            role="option"
            aria-selected={box.selected === index}
            onClick={() => box.search(text)}
          >
            {text}
          </div>
        ))}
      </div>
    </form>
  );
}

const outsideTheHeader = <OwnSearchBox />;

export const examples = { outsideTheHeader };
