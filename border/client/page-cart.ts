import { fetchFromShop } from "../../platform/client/shop-address.ts";
import { jsonText } from "../../platform/shared/json-text.ts";
import { cartEvents } from "../cart/cart-contract.ts";
import { cartSiteHeader, cartTrialCookie, cartTrialSeconds } from "../cart/cart-limits.ts";
import {
  type ChangeErrorTexts,
  type GenericErrorText,
  changeErrorText,
} from "../cart/cart-rules.ts";
import type { CartChange } from "../cart/cart-schema.ts";
import { createCartStore } from "../cart/client/store/cart-store.ts";
import { isArticleChange } from "../cart/client/store/read-cart.ts";
import { explainPage } from "./explain-page.ts";
import { startTracking, tracking } from "./track.ts";
import { findAll } from "../../platform/client/trees.ts";

explainPage();

/** The page's only cart, shared by every island and by `window.kontor`. */
export const cartStore = createCartStore({
  fetch: async (url, init) => {
    const response = await fetchFromShop(url, init);
    const site = response.headers.get(cartSiteHeader);
    if (site && findAll(`[data-kontor="header"]:not([data-site="${site}"])`).length > 0)
      console.warn(`Kontor: the cart is of ${site}, the header is not. Set SITE_HOSTS.`);
    return response;
  },
  onCount: (count) =>
    window.dispatchEvent(new CustomEvent(cartEvents.dataChanged, { detail: { count } })),
  storage: storage(),
  locks: navigator.locks,
  isOnline: () => navigator.onLine,
  hasCookies,
  listen: addEventListener,
  onAccepted: (accepted) => tracking(({ trackChanges }) => trackChanges(accepted)),
});

// A page from the back-forward cache shows the cart from when it was left.
addEventListener("pageshow", (event) => event.persisted && void cartStore.resume());

// After a logout the browser has a different cart.
addEventListener("submit", ({ target }) => {
  if (target instanceof Element && target.matches("[data-kontor-logout]")) cartStore.forget();
});

/** Every page tracks its content. If the chunk fails to load, only events are lost. */
const pageTracking = import("./page-tracking.ts").then(({ createPageTracking }) =>
  createPageTracking(),
);
pageTracking.then(
  (page) => {
    startTracking(page);
    page.trackCartPages(async () => {
      await load();
      return cartStore.state.get().cart;
    });
  },
  () => {},
);

/** Loads the cart, unless the page or the response to a change has already provided it. */
export async function load(): Promise<void> {
  if (!cartStore.state.get().cart) await cartStore.load();
}
export const reload = () => cartStore.load({ forceReload: true });

export const changeCart = (change: CartChange) => cartStore.change(change);

/** Tracks an event of the host's page. */
export const trackForHost = async (event: unknown, data: unknown) =>
  (await pageTracking).trackByHost(event, data);

/**
 * Adds an article for a script of the page. Resolves to the reason of a refusal, in the language of the header's site, or to "".
 * Wrong arguments are a fault of that script, which no shopper can repair: their reason begins with `INVALID_ARGUMENTS`.
 */
export async function add(article: unknown): Promise<string> {
  if (!isArticleChange(article))
    return `INVALID_ARGUMENTS: add({productId: "100101", quantity: 1}), not ${jsonText(article)}`;
  const problem = await changeCart({ addArticle: article });
  if (!problem || problem.error === "NOT_MODIFIED") return "";
  const inHtml = findAll("[data-kontor-cart-texts]")[0];
  return inHtml
    ? changeErrorText(
        problem,
        await errorTexts(inHtml),
        inHtml.closest<HTMLElement>("[lang]")!.lang,
      )
    : problem.error;
}

/** Loads the texts for refusals with those of the mini cart. The HTML has the one that a page without a network shows. */
async function errorTexts({
  textContent,
  parentElement,
}: HTMLElement): Promise<GenericErrorText & Partial<ChangeErrorTexts>> {
  const inHtml = JSON.parse(textContent) as GenericErrorText;
  // In headers of an earlier release they are inside the island.
  const island =
    parentElement!.closest("[data-texts]") ?? parentElement!.querySelector("[data-texts]");
  const file = (island as HTMLElement | null)?.dataset.texts;
  if (!file) return inHtml;
  try {
    // As in `boot.ts`, which exports nothing.
    const { href } = new URL(file.replace(/.*[/\\]/s, ""), import.meta.url);
    const loaded = (await import(/* @vite-ignore */ href)) as {
      default: { MiniCart: ChangeErrorTexts };
    };
    return loaded.default.MiniCart;
  } catch {
    return inHtml;
  }
}

/**
 * Reports whether cookies work, by setting one: `navigator.cookieEnabled` is true even in a Chromium whose settings block
 * cookies. The cookie expires by itself: if this tab deleted it, another tab could miss it between setting and reading it.
 */
function hasCookies(): boolean {
  document.cookie = `${cartTrialCookie}=1;max-age=${cartTrialSeconds}`;
  return document.cookie.includes(cartTrialCookie);
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}
