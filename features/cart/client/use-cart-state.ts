import { atom } from "nanostores";
import { useSyncExternalStore } from "react";
import { noCartYet } from "./cart-state.ts";
import type { CartStore } from "./cart-store.ts";

const withoutStore = atom(noCartYet);

/**
 * The state of the page's cart. While a page is rendered on the server, and while it is hydrated, the state before anything
 * is known. Less than half the size of `useStore` of @nanostores/react, which observes single keys too.
 */
export function useCartState(store?: Pick<CartStore, "state">) {
  const state = store?.state ?? withoutStore;
  return useSyncExternalStore(state.listen, state.get, () => state.init ?? noCartYet);
}
