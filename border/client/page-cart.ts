import { cartEvents } from "../../features/cart/cart-contract.ts";
import type { ChangeErrorTexts } from "../../features/cart/change-error-texts.ts";
import type { ArticleChange, CartChange } from "../../features/cart/cart-schema.ts";
import { changeErrorText, type CartFailure } from "../../features/cart/cart-rules.ts";
import { unknownError } from "../../features/cart/client/cart-requests.ts";
import { createCartStore } from "../../features/cart/client/cart-store.ts";
import { isArticleChange } from "../../features/cart/client/read-foreign.ts";
import type * as Tracking from "./search-tracking.ts";

/** The one cart of the page, shared by every island and by `window.kontor`. */
export const cartStore = createCartStore({
  fetch: (url, init) => fetch(url, init),
  onCount: (count) =>
    window.dispatchEvent(new CustomEvent(cartEvents.dataChanged, { detail: { count } })),
  storage: storage(),
  locks: navigator.locks,
  isOnline: () => navigator.onLine,
  hasCookies,
  listen: addEventListener,
});

// A page from the back-forward cache shows the cart of the moment at which it was left.
addEventListener("pageshow", (event) => event.persisted && void cartStore.resume());

// After a logout the browser has another cart.
addEventListener("submit", ({ target }) => {
  if (target instanceof Element && target.matches("[data-kontor-logout]")) cartStore.forget();
});

trackBy(({ trackProductView }) => trackProductView());

/** Reads the cart, unless the page or an answer to a change brought it already. */
export async function load(): Promise<void> {
  if (!cartStore.state.get().cart) await cartStore.load();
}
export const reload = () => cartStore.load({ forceReload: true });

export const changeCart = (change: CartChange) => cartStore.change(change);

/** Adds an article and tracks it, with the search that found its product. Resolves to the reason of a refusal. */
export async function addArticle(article: ArticleChange): Promise<CartFailure | undefined> {
  const problem = await cartStore.change({ addArticle: article });
  if (!problem) trackBy(({ trackAddedArticle }) => trackAddedArticle(article));
  return problem;
}

/** The same for a script of the page: resolves to the refusal's text in the language of the header's site, or "". */
export async function add(article: unknown): Promise<string> {
  const problem = isArticleChange(article) ? await addArticle(article) : unknownError;
  if (!problem || problem.error === "NOT_MODIFIED") return "";
  const texts = document.querySelector("[data-kontor-cart-texts]")?.textContent;
  return texts ? changeErrorText(problem, JSON.parse(texts) as ChangeErrorTexts) : problem.error;
}

/** Tracks by a chunk of its own, which the cart of every page need not wait for. Where it fails to load, only the event is lost. */
function trackBy(report: (tracking: typeof Tracking) => void) {
  import("./search-tracking.ts").then(report, () => {});
}

/** Tried, because `navigator.cookieEnabled` is true in a Chromium whose settings block cookies. */
function hasCookies(): boolean {
  document.cookie = "cartTrial=1";
  const isKept = document.cookie.includes("cartTrial");
  document.cookie = "cartTrial=;max-age=0";
  return isKept;
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Storage is forbidden.
    return undefined;
  }
}
