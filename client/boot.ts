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
  // The script may be here before the end of the page is.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
  whenIdle(async () => (await loadCart()).load());
}

function start() {
  showStoredCount();
  showQuery();
  for (const island of document.querySelectorAll<HTMLElement>("kontor-island")) schedule(island);
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
  const wake = once(async () => {
    try {
      await hydrate(island);
    } finally {
      island.removeEventListener("click", hold);
    }
  });
  const hold = (event: Event) => void holdPress(event, wake);
  const strategies: Record<Strategy, () => void> = {
    load: wake,
    idle: () => whenIdle(wake),
    visible: () => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          void wake();
        }
      });
      if (island.firstElementChild) observer.observe(island.firstElementChild);
    },
    interact: () => {
      for (const event of ["pointerover", "pointerdown", "focusin", "input"])
        island.addEventListener(event, wake, { once: true, passive: true });
      island.addEventListener("click", hold);
      if (island.contains(document.activeElement)) void wake();
    },
  };
  strategies[island.dataset.strategy as Strategy]?.();
}

/** A button that is pressed before its island is awake is pressed again when it is; if that fails its form does without. */
async function holdPress(event: Event, wake: () => Promise<void>) {
  const button = (event.target as Element).closest("button");
  if (button?.form?.method !== "post") return;
  event.preventDefault();
  await wake().catch(() => {});
  button.click();
}

async function hydrate(island: HTMLElement): Promise<void> {
  const container = island.firstElementChild;
  const load = islands[island.dataset.name ?? ""];
  if (!container || !load) return;
  const { hydrate } = await load();
  hydrate(container, JSON.parse(island.lastElementChild?.textContent || "{}"));
}

function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 500);
}

function once<T>(run: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: run() }).value;
}
