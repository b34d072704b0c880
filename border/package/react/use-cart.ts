"use client";

import type { ArticleToAdd } from "./kontor-page.ts";
import { pageState, usePageState } from "./page-state.ts";

export interface HostCart {
  /** Number of items, as on the header's badge; 0 until React has hydrated. */
  count: number;
  /** Adds an article. Resolves to "", or to the reason of a failure in the shop's language. Rejects on a page without border. */
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

async function add(article: ArticleToAdd) {
  const cart = window.kontor?.cart;
  if (!cart) throw new Error("This page has no border: window.kontor.cart is missing.");
  return cart.add(article);
}

const reload = () => void dispatchEvent(new Event("kontor:cart-trigger-update"));

/** The border's cart, for the page's own components. */
export const useCart = (): HostCart => ({ count: usePageState(count, 0), add, reload });
