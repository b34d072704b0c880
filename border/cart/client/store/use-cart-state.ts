import { atom } from "nanostores";
import { useSyncExternalStore } from "react";
import { noCartYet } from "./cart-state.ts";
import type { CartStore } from "./cart-store.ts";

const withoutStore = atom(noCartYet);

/**
 * Returns the state of the page's cart; on the server and during hydration, the state before the first response. Less than half
 * the size of `useStore` of @nanostores/react, which also observes single keys.
 */
export function useCartState(store?: Pick<CartStore, "state">) {
  const state = store?.state ?? withoutStore;
  return useSyncExternalStore(state.listen, state.get, () => state.init ?? noCartYet);
}
