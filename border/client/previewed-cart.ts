import type { CartStore } from "../cart/client/store/cart-store.ts";

const selector = "[data-kontor-previewed-cart]";

/**
 * Reloads what the cart would cost at the previewed moment after each change of the cart next to it. The server renders it and
 * states the cart's revision.
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
    // The cart may have changed during the request.
    await follow();
  };
  state.subscribe(() => void follow());
}

/** Uses XMLHttpRequest, which parses the response itself: the page's policy forbids scripts to parse HTML. */
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
