import type { fetchFromShop } from "../../../platform/client/shop-address.ts";
import { searchLimits } from "../search-contract.ts";
import type { Suggestions } from "../search-schema.ts";
import { holds } from "./highlight.ts";
import { requestSuggestions } from "./suggestion-requests.ts";

/** The suggestions that may be shown for a text. */
export interface SuggestionsView extends Suggestions {
  text: string;
  /** `waiting` shows suggestions of the last response that contain the text; `none` and `failed` show nothing. */
  status: "none" | "waiting" | "answered" | "failed";
}

export interface SessionOptions {
  site: string;
  onChange(view: SuggestionsView): void;
  /** Sends the requests; replaced in tests. */
  send?: typeof fetchFromShop;
}

export const emptyView: SuggestionsView = {
  text: "",
  status: "none",
  products: [],
  searchTerms: [],
};

/** Number of texts whose responses are cached while the page is open. */
const cachedAnswers = 50;

/**
 * Requests suggestions for one text at a time: a newer text, `cancel` or `reset` aborts the request and retries of the older one,
 * so that a late response never shows.
 */
export function createSuggestionsSession({ site, onChange, send }: SessionOptions) {
  const answers = new Map<string, Suggestions>();
  let view = emptyView;
  let current: AbortController | undefined;

  const show = (next: SuggestionsView) => onChange((view = next));

  const cancel = () => {
    current?.abort();
    current = undefined;
  };

  const reset = (text: string) => {
    cancel();
    show({ ...emptyView, text });
  };

  /** Handles a change of the text. Under two characters there is no request, and the list is empty. */
  function type(text: string) {
    if (text.trim().length < searchLimits.minLength) return reset(text);
    cancel();
    const known = answers.get(text);
    if (known) return show({ ...known, text, status: "answered" });
    show({ ...fitting(view, text), text, status: "waiting" });
    const { signal } = (current = new AbortController());
    requestSuggestions(site, text, signal, send).then(
      (response) => {
        if (signal.aborted) return;
        if (answers.size === cachedAnswers) answers.delete(answers.keys().next().value!);
        answers.set(text, response);
        show({ ...response, text, status: "answered" });
      },
      () => signal.aborted || fail(text),
    );
  }

  function fail(text: string) {
    cancel();
    show({ ...emptyView, text, status: "failed" });
  }

  return {
    type,
    /** Requests the current text again when the shopper returns to it, unless it is answered or pending. */
    resume() {
      if (view.status !== "answered" && !current) type(view.text);
    },
    /** Sets a text without requesting suggestions. */
    reset,
    /** Aborts the pending request. */
    cancel,
  };
}

const fitting = ({ products, searchTerms }: Suggestions, text: string): Suggestions => ({
  products: products.filter(({ title }) => holds(title, text)),
  searchTerms: searchTerms.filter(({ searchterm }) => holds(searchterm, text)),
});
