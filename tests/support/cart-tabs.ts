import { afterEach, beforeEach, expect, vi } from "vitest";
import { countItems, emptyCart } from "../../border/cart/cart-rules.ts";
import { cartStorageKey } from "../../border/cart/cart-contract.ts";
import type { Cart, CartArticle, CartChange } from "../../border/cart/cart-schema.ts";
import {
  createCartStore,
  type CartStoreOptions,
} from "../../border/cart/client/store/cart-store.ts";
import { createBrowser } from "./browser.ts";

/** Set-up for tests of the cart's store: tabs of one browser, and a server whose answers each test provides. */

/** Lets the test control the clock. */
export function useFakeTimers() {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
  afterEach(() => vi.useRealTimers());
}

export const espresso: CartArticle = {
  productId: "100101",
  tcm: "100101-250",
  title: "Espresso",
  quantity: 1,
  availability: "AVAILABLE",
  label: "250 g",
  url: "/espresso-p100101.html",
  picture: "/img/100101-plain/00000000",
  price: 699,
  was: null,
  grams: 250,
  total: 699,
};
const { productId, tcm } = espresso;
export const filter = { ...espresso, productId: "100102", tcm: "100102-4", title: "Filter" };

export const set = (quantity: number) => ({ setArticle: { productId, tcm, quantity } });
export const setFilter = (quantity: number) => ({
  setArticle: { productId: filter.productId, tcm: filter.tcm, quantity },
});
export const add: CartChange = { addArticle: { productId, tcm, quantity: 1 } };

/** Returns the server's cart with these quantities of the two articles. */
export function cartOf(quantity: number, filters = 0, revision = quantity + filters): Cart {
  const articles = [
    { ...espresso, quantity, total: 699 * quantity },
    { ...filter, quantity: filters, total: 699 * filters },
  ].filter((article) => article.quantity > 0);
  const cart = { ...emptyCart, revision, articles };
  const sum = 699 * (quantity + filters);
  return {
    ...cart,
    numberOfArticles: countItems(cart),
    totals: { ...emptyCart.totals, goods: sum, total: sum },
  };
}
export const ok = (...given: Parameters<typeof cartOf>) =>
  Response.json({ cart: cartOf(...given) });
export const refused = (error: string, limit?: number, status = 409) =>
  Response.json({ error, limit }, { status });
export const lost = () => new TypeError("lost");

interface SentRequest {
  url: string;
  change?: CartChange;
  key: string | null;
}

/** Creates a browser, and a server whose answers the test provides one by one. */
export function shop(...given: Parameters<typeof createBrowser>) {
  const browser = createBrowser(...given);
  const asked: SentRequest[] = [];
  const waiting: ((response: Response | Error) => void)[] = [];
  const fetch = (url: string, { body, headers }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const key = new Headers(headers).get("idempotency-key");
      asked.push({ url, key, ...(body ? { change: JSON.parse(body as string) } : {}) });
      waiting.push((response) =>
        response instanceof Error ? reject(response) : resolve(response),
      );
    });
  const settle = () => vi.advanceTimersByTimeAsync(0);

  async function respond(response: Response | Error) {
    await settle();
    expect(waiting).not.toHaveLength(0);
    waiting.shift()!(response);
    await settle();
  }

  /** Opens a tab with its store. */
  function open(options: Partial<CartStoreOptions> = {}) {
    const tab = browser.openTab();
    const counts: number[] = [];
    const store = createCartStore({
      ...tab,
      fetch,
      onCount: (count) => counts.push(count),
      ...options,
    });
    const shown = () => store.state.get();
    const quantity = () => shown().cart?.articles[0]?.quantity;
    return { ...tab, store, counts, shown, quantity };
  }

  /** Opens a tab that has read the cart. */
  async function visit(cart: Response = ok(1), options?: Partial<CartStoreOptions>) {
    const tab = open(options);
    void tab.store.load();
    await respond(cart);
    asked.length = 0;
    return tab;
  }

  const copy = () => JSON.parse(browser.stored.get(cartStorageKey) ?? "null") as Cart | null;
  const changes = () => asked.map(({ change }) => change);
  const reads = () => asked.filter(({ change }) => !change).length;
  return { browser, asked, waiting, respond, settle, open, visit, copy, changes, reads };
}
