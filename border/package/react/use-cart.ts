"use client";

import type { ArticleToAdd } from "./kontor-page.ts";
import { pageState, usePageState } from "./page-state.ts";
import { startedBorder } from "./started-border.ts";

export interface HostCart {
  /** Number of items, as on the header's badge; 0 until React has hydrated. */
  count: number;
  /**
   * Adds an article, once the border's script has started. Resolves to "", or to the reason of a failure in the shop's language. Rejects
   * when that script has not started within ten seconds, or cannot load the cart: a message for shoppers is the page's own.
   */
  add(article: ArticleToAdd): Promise<string>;
  /** Reads the cart again, after the page changed it without the border. */
  reload(): void;
}

/** Storage key of the browser's copy of the cart. */
const storageKey = "cart";

const count = pageState(() => {
  addEventListener("kontor:cart-data-changed", ({ detail }) => count.set(detail.count));
  return storedCount();
});

function storedCount(): number {
  try {
    const cart = JSON.parse(localStorage.getItem(storageKey) ?? "null") as {
      numberOfArticles?: unknown;
    } | null;
    return Number(cart?.numberOfArticles) || 0;
  } catch {
    // Storage is blocked: the count arrives with the server's cart.
    return 0;
  }
}

const add = async (article: ArticleToAdd) => (await startedBorder("cart")).add(article);

const reload = () => void dispatchEvent(new Event("kontor:cart-trigger-update"));

/** The border's cart, for the page's own components. */
export const useCart = (): HostCart => ({ count: usePageState(count, 0), add, reload });
