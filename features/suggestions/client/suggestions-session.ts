import { RequestFailed } from "../../../browser/requests.ts";
import { retry } from "../../../shared/retry.ts";
import { searchLimits, suggestionsPath, type Suggestions } from "../suggestions-contract.ts";

export interface SessionOptions {
  site: string;
  onSuggestions(suggestions: Suggestions): void;
  /** How requests are sent; given by tests. */
  send?: typeof fetch;
}

const none: Suggestions = { products: [], searchTerms: [] };

/**
 * Asks for suggestions, one text at a time: a newer text, `cancel` or `clear` ends the request and the retries of the
 * older one, so that a late answer never shows.
 */
export function createSuggestionsSession({
  site,
  onSuggestions,
  send = (...request) => fetch(...request),
}: SessionOptions) {
  let current: AbortController | undefined;

  async function ask(text: string, signal: AbortSignal) {
    const query = new URLSearchParams({
      q: text,
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
        return (await response.json()) as Suggestions;
      },
      {
        retries: searchLimits.retries,
        delay: searchLimits.retryDelay,
        isRetryable: (error) => error instanceof RequestFailed,
        signal,
      },
    );
  }

  return {
    /** The text changed. Under two characters nothing is asked and the list is emptied. */
    type(text: string) {
      this.cancel();
      if (text.trim().length < searchLimits.minLength) return onSuggestions(none);
      const { signal } = (current = new AbortController());
      ask(text.slice(0, searchLimits.maxLength), signal).then(
        (suggestions) => signal.aborted || onSuggestions(suggestions),
        () => signal.aborted || onSuggestions(none),
      );
    },
    /** Nothing that is under way may still be shown. */
    cancel() {
      current?.abort();
      current = undefined;
    },
  };
}
