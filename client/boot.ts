import { badgeText } from "../features/cart/cart-rules.ts";
import {
  cartEvents,
  cartStorageKey,
  type ArticleChange,
  type Cart,
} from "../features/cart/cart-contract.ts";
import type { Strategy } from "./Island.tsx";

/**
 * The one script of the first view, without React: fills in what the browser knows (the cart's count, the text that was
 * searched), offers `window.kontor`, and wakes each island when its moment comes.
 */

type IslandModule = { hydrate(container: Element, data: unknown): void };

const islands: Record<string, () => Promise<IslandModule>> = {
  "search-box": () => import("./islands/search-box.tsx"),
  "buy-box": () => import("./islands/buy-box.tsx"),
  "cart-page": () => import("./islands/cart-page.tsx"),
};

const loadCart = () => import("./cart.ts");

const booted = Symbol.for("kontor.booted");
const page = window as Window & { [booted]?: true; kontor?: Record<string, unknown> };

if (!page[booted]) {
  page[booted] = true;
  page.kontor = {
    ...page.kontor,
    cart: {
      /** Resolves to "" or to the reason why not, in the shop's language. */
      add: async (article: ArticleChange) => (await loadCart()).add(article),
    },
  };
  addEventListener(cartEvents.dataChanged, (event) =>
    showCount((event as CustomEvent<{ count: number }>).detail.count),
  );
  addEventListener(cartEvents.triggerUpdate, async () => (await loadCart()).reload());
  // A page from the back-forward cache shows what was true when it was left.
  addEventListener("pageshow", (event) => event.persisted && showStoredCount());
  showStoredCount();
  showQuery();
  for (const island of document.querySelectorAll<HTMLElement>("kontor-island")) schedule(island);
  whenIdle(async () => (await loadCart()).load());
}

function showStoredCount() {
  try {
    const cart = JSON.parse(localStorage.getItem(cartStorageKey) ?? "null") as Cart | null;
    showCount(cart?.numberOfArticles ?? 0);
  } catch {
    // Storage is forbidden: the count comes from the server a moment later.
  }
}

function showCount(count: number) {
  for (const badge of document.querySelectorAll("[data-kontor-cart-count]"))
    badge.textContent = badgeText(count);
}

function showQuery() {
  const query = new URLSearchParams(location.search).get("query");
  const input = document.querySelector<HTMLInputElement>('[data-kontor="header"] [name="query"]');
  if (query && input && !input.value) input.value = query;
}

function schedule(island: HTMLElement) {
  const wake = once(() => hydrate(island));
  const strategies: Record<Strategy, () => void> = {
    load: wake,
    idle: () => whenIdle(wake),
    visible: () => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          wake();
        }
      });
      if (island.firstElementChild) observer.observe(island.firstElementChild);
    },
    interact: () => {
      for (const event of ["pointerover", "pointerdown", "focusin", "input"])
        island.addEventListener(event, wake, { once: true, passive: true });
      island.addEventListener("submit", (event) => void holdSubmit(event, wake));
      if (island.contains(document.activeElement)) wake();
    },
  };
  strategies[island.dataset.strategy as Strategy]?.();
}

/** A form that is sent before its island is awake waits for it; if that fails it goes its way without script. */
async function holdSubmit(event: SubmitEvent, wake: () => Promise<boolean>) {
  const form = event.target as HTMLFormElement;
  if (form.dataset.awake || form.method !== "post") return;
  event.preventDefault();
  const isAwake = await wake().catch(() => false);
  form.dataset.awake = "true";
  if (isAwake) form.requestSubmit(event.submitter);
  else form.submit();
}

async function hydrate(island: HTMLElement): Promise<boolean> {
  const container = island.firstElementChild;
  const load = islands[island.dataset.name ?? ""];
  if (!container || !load) return false;
  const { hydrate } = await load();
  hydrate(container, JSON.parse(island.lastElementChild?.textContent || "{}"));
  return true;
}

function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 500);
}

function once<T>(run: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: run() }).value;
}
