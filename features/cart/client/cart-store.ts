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
  /** The window's without one; a browser may forbid it. */
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
  storage,
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

  /** The copy only serves the badge of the next page: without a storage it is done without. */
  function keep(cart: Cart | undefined) {
    try {
      const copies = storage ?? window.localStorage;
      if (cart) copies.setItem(cartStorageKey, JSON.stringify(cart));
      else copies.removeItem(cartStorageKey);
    } catch {
      // Full or forbidden.
    }
  }

  function accept(cart: Cart | undefined) {
    const before = state.get().cart?.numberOfArticles;
    set({ cart });
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

    /**
     * Reads the cart from the server. A failure empties it and sets `getError`; the browser's copy outlives one that is
     * no answer of the server, such as a page that is left too soon.
     */
    load({ forceReload = false, writeCopy = true } = {}): Promise<void> {
      return enqueue(async () => {
        const answer = await request<CartUpdate>(
          fetch,
          forceReload ? `${cartApiPath}?forceReload=true` : cartApiPath,
        );
        const cart = answer.ok ? answer.body.cart : undefined;
        if (writeCopy && (answer.ok || !answer.isLost)) keep(cart);
        accept(cart);
        set({ getError: answer.ok ? undefined : answer.error });
      });
    },

    /** Asks the server for a change, again when no answer comes. Resolves to the reason when it was refused; never throws. */
    change(change: CartChange): Promise<CartError | undefined> {
      return enqueue(async () => {
        const headers: Record<string, string> =
          "addArticle" in change ? { "idempotency-key": newKey() } : {};
        const send = () => request<CartUpdate>(fetch, cartApiPath, { change, headers });
        let answer = await send();
        if (!answer.ok && answer.isLost) answer = await send();
        if (!answer.ok)
          return answer.error.error === "NOT_MODIFIED" ? answer.error : explain(answer.error);
        keep(answer.body.cart);
        accept(answer.body.cart);
        set({ setError: undefined, getError: undefined });
        return undefined;
      });
    },
  };
}

export type CartStore = ReturnType<typeof createCartStore>;

/** `crypto.randomUUID` is missing where a shop is tried without https. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Lost: no answer came, so that nobody knows what the server did. */
type Answer<T> = { ok: true; body: T } | { ok: false; error: CartError; isLost: boolean };

async function request<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  update?: { change: CartChange; headers: Record<string, string> },
): Promise<Answer<T>> {
  try {
    const response = await fetch(url, {
      credentials: "same-origin",
      ...(update && {
        method: "PUT",
        headers: { "content-type": "application/json", ...update.headers },
        body: JSON.stringify(update.change),
      }),
    });
    if (response.status === 304)
      return { ok: false, error: { error: "NOT_MODIFIED" }, isLost: false };
    const body = (await response.json()) as T & Partial<CartError>;
    return response.ok ? { ok: true, body } : { ok: false, error: errorIn(body), isLost: false };
  } catch (error) {
    // What is no JSON is an answer all the same.
    const isLost = !(error instanceof SyntaxError);
    return { ok: false, error: { error: "UNKNOWN" }, isLost };
  }
}

function errorIn({ error, limit }: Partial<CartError>): CartError {
  const code = cartErrors.find((known) => known === error) ?? "UNKNOWN";
  return typeof limit === "number" ? { error: code, limit } : { error: code };
}
