import { atom } from "nanostores";
import {
  cartApiPath,
  cartErrors,
  cartStorageKey,
  type Cart,
  type CartChange,
  type CartError,
  type CartUpdate,
} from "../cart-contract.ts";

export interface CartState {
  /** Undefined until the server has answered, and after it could not be read. */
  cart?: Cart;
  /** Number of requests under way. */
  busy: number;
  getError?: CartError;
  setError?: CartError;
}

export interface CartStoreOptions {
  onCount(count: number): void;
  fetch?: typeof fetch;
  storage?: Pick<Storage, "setItem" | "removeItem">;
}

/** How long a refused change is explained. */
const errorTime = 7_500;

/**
 * The cart of this browser, outside React: every part of the page reads the same one. The server's answer is the truth;
 * changes go to it in the order in which they were made.
 */
export function createCartStore({
  onCount,
  fetch = window.fetch.bind(window),
  storage = window.localStorage,
}: CartStoreOptions) {
  const state = atom<CartState>({ busy: 0 });
  const set = (change: Partial<CartState>) => state.set({ ...state.get(), ...change });
  let queue: Promise<unknown> = Promise.resolve();
  let errorTimer: ReturnType<typeof setTimeout> | undefined;

  /** One request after the other. */
  function enqueue<T>(run: () => Promise<T>): Promise<T> {
    set({ busy: state.get().busy + 1 });
    const result = queue.then(run);
    queue = result.catch(() => {}).then(() => set({ busy: state.get().busy - 1 }));
    return result;
  }

  function accept(cart: Cart | undefined) {
    const before = state.get().cart?.numberOfArticles;
    set({ cart });
    try {
      if (cart) storage.setItem(cartStorageKey, JSON.stringify(cart));
      else storage.removeItem(cartStorageKey);
    } catch {
      // The copy only serves the badge of the next page.
    }
    const count = cart?.numberOfArticles ?? 0;
    if (count !== before) onCount(count);
  }

  function explain(setError: CartError) {
    clearTimeout(errorTimer);
    set({ setError });
    errorTimer = setTimeout(() => set({ setError: undefined }), errorTime);
    return setError;
  }

  return {
    state,

    /** Reads the cart from the server. A failure empties it and sets `getError`. */
    load({ forceReload = false } = {}): Promise<void> {
      return enqueue(async () => {
        const answer = await request<CartUpdate>(
          fetch,
          forceReload ? `${cartApiPath}?forceReload=true` : cartApiPath,
        );
        accept(answer.ok ? answer.body.cart : undefined);
        set({ getError: answer.ok ? undefined : answer.error });
      });
    },

    /** Asks the server for a change. Resolves to the reason when it was refused. */
    change(change: CartChange): Promise<CartError | undefined> {
      return enqueue(async () => {
        const answer = await request<CartUpdate>(fetch, cartApiPath, {
          method: "PUT",
          headers: {
            "content-type": "application/json",
            ...("addArticle" in change ? { "idempotency-key": crypto.randomUUID() } : {}),
          },
          body: JSON.stringify(change),
        });
        if (!answer.ok) return explain(answer.error);
        accept(answer.body.cart);
        set({ setError: undefined, getError: undefined });
        return undefined;
      });
    },

    dismissError() {
      clearTimeout(errorTimer);
      set({ setError: undefined });
    },
  };
}

export type CartStore = ReturnType<typeof createCartStore>;

type Answer<T> = { ok: true; body: T } | { ok: false; error: CartError };

async function request<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  init?: RequestInit,
): Promise<Answer<T>> {
  try {
    const response = await fetch(url, { credentials: "same-origin", ...init });
    if (response.status === 304) return { ok: false, error: { error: "NOT_MODIFIED" } };
    const body = (await response.json()) as T & Partial<CartError>;
    return response.ok ? { ok: true, body } : { ok: false, error: errorIn(body) };
  } catch {
    return { ok: false, error: { error: "UNKNOWN" } };
  }
}

function errorIn({ error, limit }: Partial<CartError>): CartError {
  const code = cartErrors.find((known) => known === error) ?? "UNKNOWN";
  return typeof limit === "number" ? { error: code, limit } : { error: code };
}
