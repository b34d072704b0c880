import { badgeText } from "../../features/cart/badge-text.ts";
import { cartEvents, cartStorageKey } from "../../features/cart/cart-contract.ts";
import type { ArticleChange, Cart } from "../../features/cart/cart-schema.ts";
import { desktopViewUrl } from "../../features/footer/footer-rules.ts";
import { attachActiveItem } from "../../features/navigation/client/active-item.ts";
import { isPreview } from "../../shared/preview-cookie.ts";
import type { Strategy } from "./Island.tsx";

/**
 * The one script of the first view, without React: fills in what the browser knows (the cart's count, the text that was
 * searched), offers `window.kontor`, and wakes each island when its moment comes.
 */

type IslandModule = { hydrate(container: Element, data: unknown): void };

/** Every island of the border and of the pages, by its file's name. */
const islands = Object.fromEntries(
  Object.entries(
    import.meta.glob<IslandModule>(["./*.island.tsx", "../../pages/*/*.island.tsx"]),
  ).map(([path, load]) => [/(\w+)\.island/.exec(path)![1], load]),
);

const loadCart = () => import("./page-cart.ts");
const loadHeader = () => import("./header-behaviour.ts");

/** A mouse that stays on something for so long (milliseconds) seems to want it. */
const restingTime = 100;

const booted = Symbol.for("kontor.booted");
const page = window as Window & { [booted]?: true; kontor?: Record<string, unknown> };

const known = new WeakSet<Element>();
let count = storedCount();

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
  // Tiles of products add with one press; without script their forms do.
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-kontor-add]")) return;
    event.preventDefault();
    import("./add-from-tile.ts").then(
      ({ addFromTile }) => addFromTile(form),
      () => form.submit(),
    );
  });
  // A page from the back-forward cache shows what was true when it was left.
  addEventListener("pageshow", (event) => event.persisted && showCount(storedCount()));
  // The border may come after this script: with the rest of a slow page, or fetched by a script of its host.
  new MutationObserver(discover).observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", discover);
  discover();
  whenIdle(async () => (await loadCart()).load());
}

/** Does for every part of the border and every island, once it is there, what the browser has to do for it. */
function discover() {
  eachNew('[data-kontor="header"]', (header) => {
    attachActiveItem(header);
    wakeHeader(header);
  });
  eachNew("[data-kontor-cart-count]", (badge) => (badge.textContent = badgeText(count)));
  eachNew<HTMLInputElement>('[data-kontor="header"] [name="query"]', (input) => {
    input.value ||= new URLSearchParams(location.search).get("query") ?? "";
  });
  eachNew<HTMLAnchorElement>("[data-kontor-desktop-view]", (link) => {
    link.href = desktopViewUrl(location.pathname, location.search);
  });
  // As long as the page is read an island may be there by half.
  if (document.readyState !== "loading") eachNew("kontor-island", schedule);
}

function eachNew<T extends HTMLElement>(selector: string, run: (element: T) => void) {
  for (const element of document.querySelectorAll<T>(selector))
    if (!known.has(element)) {
      known.add(element);
      run(element);
    }
}

/** The count that the page before left. */
function storedCount(): number {
  try {
    const cart = JSON.parse(localStorage.getItem(cartStorageKey) ?? "null") as Cart | null;
    return cart?.numberOfArticles ?? 0;
  } catch {
    // Storage is forbidden: the count comes from the server a moment later.
    return 0;
  }
}

function showCount(newCount: number) {
  count = newCount;
  for (const badge of document.querySelectorAll("[data-kontor-cart-count]"))
    badge.textContent = badgeText(count);
}

/** When there is time, or at once for a button that is pressed before: it is pressed again then. */
function wakeHeader(header: HTMLElement) {
  const wake = once(async () => {
    const { attach } = await loadHeader();
    header.removeEventListener("click", hold);
    attach(header);
  });
  const hold = async ({ target, defaultPrevented }: Event) => {
    // Awake or not, an island presses its own buttons; what only staff's previews wake is the header's.
    const button = (target as Element).closest<HTMLElement>(
      'button:not(form *, kontor-island:not([data-strategy="preview"]) *)',
    );
    if (!button || defaultPrevented) return;
    await wake();
    button.click();
  };
  header.addEventListener("click", hold);
  whenIdle(wake);
}

function schedule(island: HTMLElement) {
  const wake = once(async () => {
    try {
      await hydrate(island);
    } finally {
      island.removeEventListener("click", hold);
    }
  });
  const hold = (event: PointerEvent) => {
    if (island.dataset.strategy === "intent") void holdTap(event, wake);
    else void holdPress(event, wake);
  };
  const strategies: Record<Strategy, () => void> = {
    load: wake,
    interact: () => {
      for (const event of ["pointerover", "pointerdown", "focusin", "input"])
        island.addEventListener(event, wake, { once: true, passive: true });
      island.addEventListener("click", hold);
      if (island.contains(document.activeElement)) void wake();
    },
    intent: () => {
      let resting: ReturnType<typeof setTimeout> | undefined;
      // A mouse on its way to somewhere else wakes nothing.
      island.addEventListener("pointerout", () => clearTimeout(resting));
      island.addEventListener("pointerover", () => {
        resting = setTimeout(wake, restingTime);
      });
      for (const event of ["pointerdown", "focusin"])
        island.addEventListener(event, wake, { once: true, passive: true });
      island.addEventListener("click", hold);
    },
    preview: () => {
      if (isPreview(document.cookie)) void wake();
    },
  };
  strategies[island.dataset.strategy as Strategy]?.();
}

/**
 * A button that is pressed before its island is awake is pressed again when it is; if that fails its form does without.
 * Whoever presses for a second time out of impatience still sends the form once.
 */
async function holdPress(event: Event, wake: () => Promise<void>) {
  const button = (event.target as Element).closest("button");
  if (button?.form?.method !== "post") return;
  event.preventDefault();
  const isSubmit = button.type === "submit";
  if (isSubmit && button.form.querySelector('[aria-busy="true"]')) return;
  if (isSubmit) button.ariaBusy = "true";
  await wake().catch(() => {});
  if (isSubmit) button.ariaBusy = "false";
  // Each in a task of its own: the part has taken in one press before it gets the next.
  setTimeout(() => button.click());
}

/** The same for what opens by a button, or on touch screens by the first tap on a link of a navigation. */
async function holdTap(event: PointerEvent, wake: () => Promise<void>) {
  const isTap = event.pointerType === "touch" || event.pointerType === "pen";
  const target = (event.target as Element).closest(isTap ? "nav a, button" : "button");
  if (!target) return;
  event.preventDefault();
  await wake().catch(() => {});
  setTimeout(() => target.dispatchEvent(new PointerEvent("click", event)));
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
