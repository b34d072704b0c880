import { requestEarly } from "../../platform/client/request-early.ts";
import { badgeText } from "../cart/badge-text.ts";
import { cartEvents, cartStorageKey } from "../cart/cart-contract.ts";
import type { Cart } from "../cart/cart-schema.ts";
import { isReducedFor } from "../footer/reduced-footer.ts";
import { itemsOfPage, markItemOfPage, recordRest } from "../navigation/client/active-item.ts";
import { pushDefault } from "../tracking/client/default-consent.ts";
import { countLostPage } from "../tracking/client/lost-pages.ts";
import type { Strategy } from "./Island.tsx";
import { findAll, nodeObserver } from "../../platform/client/trees.ts";
import type { Successor } from "./shopper-state.ts";
import type { IslandModule, IslandLoaders, ShopParts } from "./shop-parts.ts";

/**
 * The only script of the first view, without React: fills in what the browser knows (the cart's count, the search text), provides
 * `window.kontor`, and hydrates each island by its strategy.
 */

/** Every island of the border and of the shop, by file name. No map, because old scripts of hosts have a `Map` of their own. */
const islands: Record<string, (() => Promise<IslandModule>) | undefined> = Object.create(null);
let shop: ShopParts;

const loadCart = () => import("./page-cart.ts");
const loadHeader = () => import("./header-behaviour.ts");
const loadFooter = () => import("./footer-behaviour.ts");

/** Milliseconds for which a mouse rests on an island before it is hydrated. */
const restingTime = 100;

/** Milliseconds for which what is not needed at first waits for the images of the first view, and then for an idle browser. */
const longestWait = 2_000;

/** Above this number of new nodes, as the parser inserts them, it is faster to search the whole page than each node. */
const manyNodes = 100;

/** Selects the border and islands, and nothing else. */
const ours = "[data-kontor],[data-kontor] *,kontor-island";

const booted = Symbol.for("kontor.booted");
const page = window as Window & { [booted]?: true; kontor?: Record<string, unknown> };

const known = new WeakSet<Element>();
let count = storedCount();

/** Starts the border of the page, once: a host may include header and footer of two releases. */
export function startBorder(parts: ShopParts) {
  if (page[booted]) return;
  page[booted] = true;
  shop = parts;
  const all: IslandLoaders = {
    ...import.meta.glob<IslandModule>("./*.island.tsx"),
    ...shop.islands,
  };
  // Not by `in`: a host's script may have added to the prototype of all objects.
  for (const [path, load] of Object.entries(all)) islands[/(\w+)\.island/.exec(path)![1]!] = load;
  pushDefault();
  page.kontor = {
    ...page.kontor,
    cart: {
      /** Resolves to "", or to the reason of a failure in the shop's language. */
      add: async (article: unknown) => (await loadCart()).add(article),
    },
    /** Tracks a business event of the host's page; rejects if a required field is missing. */
    track: async (event: unknown, data: unknown) => (await loadCart()).trackForHost(event, data),
  };
  addEventListener(cartEvents.dataChanged, (event) =>
    showCount((event as CustomEvent<{ count: number }>).detail.count),
  );
  addEventListener(cartEvents.triggerUpdate, async () => (await loadCart()).reload());
  // Tiles add products without loading a page; without JavaScript their forms are submitted.
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-kontor-add]")) return;
    event.preventDefault();
    import("./add-from-tile.ts").then(
      ({ addFromTile }) => addFromTile(form),
      () => form.submit(),
    );
  });
  addEventListener("pagehide", countLostPage);
  // A page from the back-forward cache shows the count from when it was left.
  addEventListener("pageshow", (event) => event.persisted && showCount(storedCount()));
  addEventListener("DOMContentLoaded", discover);
  discover();
  whenIdle(async () => (await loadCart()).load());
  // Staff who preview, and groups of A/B tests, may see other promotions than those in the cached page.
  if (/PreviewToken|abTests/.test(document.cookie))
    whenIdle(async () => (await import("./own-promotions.ts")).showOwnPromotions(shop));
}

/** The border may be inserted after this script ran: by a streamed page, or by a host's script. */
const observeTrees = nodeObserver((changes) => {
  const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  if (nodes.length > manyNodes || nodes.some(hasOurs)) discover();
});

/** A host may insert many nodes, and often: only new nodes are searched, not the whole page. */
const hasOurs = (node: Node) =>
  node instanceof Element && (node.matches(ours) || node.querySelector(ours));

/** Starts each part of the border and each island that was inserted since the last call. */
function discover() {
  observeTrees();
  eachNew('[data-kontor="header"]', (header) => {
    recordRest(header);
    attachHeaderLater(header);
  });
  // Not together with their header, of which only the beginning may have been parsed.
  eachNew(itemsOfPage(), markItemOfPage);
  eachNew("[data-kontor-cart-count]", paintCount);
  eachNew<HTMLInputElement>('[data-kontor="header"] [name="query"]', (input) => {
    // The store finder has a search of its own.
    if (document.documentElement.dataset.pageType === "storefinder") return;
    input.value ||= new URLSearchParams(location.search).get("query") ?? "";
  });
  eachNew('[data-kontor="footer"]', (footer) => {
    if (isReducedFor(document.cookie)) footer.dataset.reduced = "";
    whenComplete(footer, async () => (await loadFooter()).attach(footer, shop));
  });
  eachNew<HTMLAnchorElement>('[data-kontor] a[href^="#"]', keepInPage);
  // While the page is parsed, an island may be incomplete.
  if (document.readyState !== "loading") eachNew("kontor-island", schedule);
}

function eachNew<T extends HTMLElement>(selector: string, run: (element: T) => void) {
  for (const element of findAll<T>(selector))
    if (!known.has(element)) {
      known.add(element);
      run(element);
    }
}

/** Where the page has a `<base href>`, a link to a part of the page would lead to that address. */
const keepInPage = (link: HTMLAnchorElement) =>
  link.addEventListener("click", () => (link.href = location.href.split("#")[0] + link.hash));

/** Returns the count that the previous page stored. */
function storedCount(): number {
  try {
    const cart = JSON.parse(localStorage.getItem(cartStorageKey) ?? "null") as Cart | null;
    return Number(cart?.numberOfArticles) || 0;
  } catch {
    // Storage is blocked, or a host's script has stored something else: the count arrives with the server's cart.
    return 0;
  }
}

function showCount(newCount: number) {
  count = newCount;
  findAll("[data-kontor-cart-count]").forEach(paintCount);
}

/** `name-cart-link.ts` reads the number from the attribute. */
function paintCount(badge: HTMLElement) {
  badge.textContent = badgeText(count);
  badge.dataset.kontorCartCount = String(count);
}

/** Attaches the header's behaviour when the browser is idle, or at once on a click, which is replayed afterwards. */
function attachHeaderLater(header: HTMLElement) {
  const attachOnce = once(async () => {
    const { attach } = await loadHeader();
    header.removeEventListener("click", attachAndReplay);
    attach(header, shop);
  });
  const attachAndReplay = async ({ target, defaultPrevented }: Event) => {
    // Buttons in islands are handled by their islands.
    const button = (target as Element).closest<HTMLElement>("button:not(form *, kontor-island *)");
    if (!button || defaultPrevented) return;
    await attachOnce();
    button.click();
  };
  header.addEventListener("click", attachAndReplay);
  whenComplete(header, attachOnce);
}

type HydrateOnce = () => Promise<Successor | void>;

function schedule(island: HTMLElement) {
  const hydrated = new AbortController();
  const hydrateOnce = once(async () => {
    // Styles show at once that something is loading.
    island.ariaBusy = "true";
    try {
      return await hydrate(island);
    } finally {
      island.ariaBusy = null;
      hydrated.abort();
    }
  });
  const strategy = island.dataset.strategy as Strategy;
  const replay = strategy === "intent" ? replayTap : replayFormButton;
  island.addEventListener("click", (event) => void replay(event, hydrateOnce), {
    signal: hydrated.signal,
  });
  // Lets the browser paint the first view, or an event's own effect, before. Written out here, because the first script exports nothing
  // to later ones.
  const hydrateSoon = () => requestAnimationFrame(() => setTimeout(hydrateOnce));
  const strategies: Record<Strategy, () => void> = {
    load: hydrateSoon,
    idle: () => whenIdle(hydrateOnce),
    interact: () => {
      for (const event of ["pointerover", "pointerdown", "focusin", "input"])
        island.addEventListener(event, hydrateSoon, { once: true, passive: true });
      if (island.matches(":focus-within")) void hydrateOnce();
    },
    intent: () => {
      let resting: ReturnType<typeof setTimeout> | undefined;
      // A mouse that only crosses the island does not hydrate it.
      island.addEventListener("pointerout", () => clearTimeout(resting));
      island.addEventListener("pointerover", () => {
        resting = setTimeout(hydrateOnce, restingTime);
      });
      for (const event of ["pointerdown", "focusin"])
        island.addEventListener(event, hydrateOnce, { once: true, passive: true });
    },
  };
  strategies[strategy]?.();
}

/**
 * Holds back a click on a form's button until its island is hydrated, then replays it. When hydration fails, the browser submits
 * the form. A second, impatient click does not submit the form twice.
 */
async function replayFormButton(event: Event, hydrateOnce: HydrateOnce) {
  const button = (event.target as Element).closest("button");
  if (!button?.form) return;
  // The browser itself clears the field and hides the button.
  if (button.type === "reset") return button.form.querySelector("input")?.focus();
  event.preventDefault();
  const isSubmit = button.type === "submit";
  if (isSubmit && button.form.querySelector('[aria-busy="true"]')) return;
  if (isSubmit) button.ariaBusy = "true";
  const current = await successor(button, hydrateOnce);
  if (isSubmit) current.ariaBusy = "false";
  // Each click runs in its own task: React has rendered the first before it gets the next.
  setTimeout(() => current.click());
}

/** Replays a tap in the same way, on a button that opens something, or the first one on a link of the navigation. */
async function replayTap(event: PointerEvent, hydrateOnce: HydrateOnce) {
  const isTap = event.pointerType === "touch" || event.pointerType === "pen";
  const target = (event.target as Element).closest(isTap ? "nav a, button" : "button");
  if (!target) return;
  event.preventDefault();
  const current = await successor(target, hydrateOnce);
  setTimeout(() => current.dispatchEvent(new PointerEvent("click", event)));
}

/** Resolves to the element that replaced another one, once its island is hydrated. */
async function successor<T extends Element>(element: T, hydrateOnce: HydrateOnce): Promise<T> {
  const find = await hydrateOnce().catch(() => {});
  return find ? find(element) : element;
}

async function hydrate(island: HTMLElement) {
  // Others may have inserted elements before and after.
  const container = island.querySelector(":scope>[data-part]") ?? island.firstElementChild;
  const { island: name = "", reads, texts } = island.dataset;
  const load = islands[name];
  if (!container || !load) return;
  const answers = requestEarly(reads?.split(" ") ?? []);
  const [{ hydrate }, file] = await Promise.all([load(), texts && loadTexts(texts)]);
  const data = JSON.parse(island.querySelector(":scope>script")?.textContent || "{}");
  await released(container);
  return hydrate(container, file ? { ...data, texts: file.default[name] } : data, answers);
}

/** Resolves when nothing in a part is pressed: a button that is replaced between press and release gets no click. */
const released = async (part: Element) =>
  part.querySelector(":active") &&
  new Promise<void>((resolve) => {
    for (const event of ["pointerup", "pointercancel", "keyup", "contextmenu"])
      addEventListener(event, () => setTimeout(resolve), { once: true });
    setTimeout(resolve, longestWait);
  });

/**
 * Loads a script of texts from beside this one: so a host's policy for scripts is all that it needs. Only its name counts, because what
 * shoppers write may be in the page, with attributes that the host's filter lets through.
 */
const loadTexts = (file: string) =>
  import(
    /* @vite-ignore */ new URL(file.replace(/.*[/\\]/s, ""), import.meta.url).href
  ) as Promise<{
    default: Record<string, unknown>;
  }>;

/** Runs a function when the browser is idle and has parsed a part to its end: something follows it, or the page is complete. */
function whenComplete(part: Element, run: () => void) {
  whenIdle(() => {
    if (part.nextSibling || document.readyState !== "loading") run();
    else addEventListener("DOMContentLoaded", run);
  });
}

/** Runs a function when the browser is idle and the images of the first view have loaded, which scripts would delay. */
function whenIdle(run: () => void) {
  // Browsers that do not say when they are idle get a task of their own for it.
  const runSoon = once(() =>
    (window.requestIdleCallback ?? setTimeout)(run, { timeout: longestWait }),
  );
  addEventListener("load", runSoon);
  // A host's page may wait much longer for something of its own.
  setTimeout(runSoon, document.readyState === "complete" ? 0 : longestWait);
}

function once<T>(run: () => T): () => T {
  let result: T | undefined;
  return () => (result ??= run());
}
