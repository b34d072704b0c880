import { RequestFailed } from "../../../shared/client/requests.ts";
import { retry } from "../../../shared/retry.ts";
import { fold } from "../../../shared/fold.ts";
import { searchLimits, suggestionsPath } from "../search-contract.ts";
import type { Suggestions } from "../search-schema.ts";
import { holds } from "./highlight.ts";

/** What may be shown for a text. */
export interface SuggestionsView extends Suggestions {
  text: string;
  /** `waiting` has those of the text before that hold the new one as well; `none` and `failed` have nothing. */
  status: "none" | "waiting" | "answered" | "failed";
}

export interface SessionOptions {
  site: string;
  onChange(view: SuggestionsView): void;
  /** How requests are sent; given by tests. */
  send?: typeof fetch;
}

export const emptyView: SuggestionsView = {
  text: "",
  status: "none",
  products: [],
  searchTerms: [],
};

/** Texts of this page whose answers are kept. */
const keptAnswers = 50;

/**
 * Asks for suggestions, one text at a time: a newer text, `cancel` or `reset` ends the request and the retries of the
 * older one, so that a late answer never shows.
 */
export function createSuggestionsSession({
  site,
  onChange,
  send = (...request) => fetch(...request),
}: SessionOptions) {
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

  async function ask(text: string, signal: AbortSignal) {
    const query = new URLSearchParams({
      q: text.slice(0, searchLimits.maxLength),
      site,
      maxSearchTerms: String(searchLimits.maxSearchTerms),
      maxProducts: String(searchLimits.maxProducts),
    });
    return retry(
      async () => {
        const response = await send(`${suggestionsPath}?${query}`, {
          signal,
          headers: { accept: "application/json" },
        });
        if (!response.ok) throw new RequestFailed(suggestionsPath, response.status, undefined);
        return withoutDoubles((await response.json()) as Suggestions);
      },
      {
        retries: searchLimits.retries,
        delay: searchLimits.retryDelay,
        isRetryable: (error) => error instanceof RequestFailed,
        signal,
      },
    );
  }

  /** The text changed. Under two characters nothing is asked and the list is emptied. */
  function type(text: string) {
    if (text.trim().length < searchLimits.minLength) return reset(text);
    cancel();
    const known = answers.get(text);
    if (known) return show({ ...known, text, status: "answered" });
    show({ ...fitting(view, text), text, status: "waiting" });
    const { signal } = (current = new AbortController());
    ask(text, signal).then(
      (answer) => {
        if (signal.aborted) return;
        if (answers.size === keptAnswers) answers.delete(answers.keys().next().value!);
        answers.set(text, answer);
        show({ ...answer, text, status: "answered" });
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
    /** Somebody comes back to the text: asks for it unless that is done or under way. */
    resume() {
      if (view.status !== "answered" && !current) type(view.text);
    },
    /** The text is another one now, and nothing is to be suggested for it. */
    reset,
    /** Nothing that is under way may still be shown. */
    cancel,
  };
}

const fitting = ({ products, searchTerms }: Suggestions, text: string): Suggestions => ({
  products: products.filter(({ title }) => holds(title, text)),
  searchTerms: searchTerms.filter(({ searchterm }) => holds(searchterm, text)),
});

const withoutDoubles = ({ products, searchTerms }: Suggestions): Suggestions => ({
  products: [...new Map(products.map((product) => [product.id, product])).values()],
  searchTerms: searchTerms.filter(
    ({ searchterm }, index) =>
      index === searchTerms.findIndex((other) => fold(other.searchterm) === fold(searchterm)),
  ),
});
