import type { CartStore } from "../../features/cart/client/cart-store.ts";

const selector = "[data-kontor-previewed-cart]";

/**
 * Loads what the cart would cost at the previewed moment again after each change of the cart beside it: the server renders it, and
 * says which revision of the cart it is of.
 */
export async function followCart(
  loadStore: () => Promise<Pick<CartStore, "state">>,
  load = loadComparison,
) {
  if (!document.querySelector(selector)) return;
  const { state } = await loadStore();
  let isLoading = false;
  const follow = async () => {
    const { cart, busy } = state.get();
    const shown = document.querySelector<HTMLElement>(selector);
    const isOld = cart && Number(shown?.dataset.kontorPreviewedCart) < cart.revision;
    if (!isOld || busy > 0 || isLoading) return;
    isLoading = true;
    const loaded = await load().catch(console.error);
    isLoading = false;
    if (!loaded) return;
    shown?.replaceWith(loaded);
    // The cart may have changed in the meantime.
    await follow();
  };
  state.subscribe(() => void follow());
}

/** By XMLHttpRequest, which parses by itself: the policy of the page forbids scripts to parse texts. */
function loadComparison(): Promise<Element | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.onload = () => resolve(request.responseXML?.querySelector(selector) ?? null);
    request.onerror = () => reject(new Error("The cart of the preview could not be loaded."));
    request.send();
  });
}
