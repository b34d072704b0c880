import { cartApiPath, desktopViewPath } from "../border-paths.ts";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { buyBox } from "../../shop/pages/product/BuyBox.examples.tsx";
import type {} from "../../shop/pages/product/BuyBox.island.tsx";
import { BuyBox } from "../../shop/pages/product/BuyBox.tsx";
import { texts as german } from "../../shop/sites/de/texts.ts";
import { cartOutboxKey, cartStorageKey } from "../cart/cart-contract.ts";
import { emptyCart } from "../cart/cart-rules.ts";
import { examples as footerExamples } from "../footer/client/Footer.examples.tsx";
import { examples } from "../header/client/Header.examples.tsx";
import { lostPagesKey } from "../tracking/client/lost-pages.ts";
import { Island } from "./Island.tsx";
import type { IslandModule } from "./shop-parts.ts";

/** Parts of the border that a host's script inserts after the boot script ran. */

const changes: unknown[] = [];
/** The data layer after the boot script ran, before any other script. */
let layer: ArrayLike<unknown>[] = [];

beforeAll(async () => {
  localStorage.setItem(cartStorageKey, '{"numberOfArticles":7}');
  document.head.insertAdjacentHTML(
    "beforeend",
    '<meta name="kontor-manifest" content="/brand.webmanifest">',
  );
  history.replaceState(null, "", "?query=kaffee");
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (url.startsWith(cartApiPath) && init.body) changes.push(JSON.parse(init.body as string));
    return Response.json({ cart: { ...emptyCart, numberOfArticles: 7 } });
  });
  const host = window as { dataLayer?: ArrayLike<unknown>[] };
  host.dataLayer = [["of the host"]];
  const { startBorder } = await import("./boot.ts");
  // Some old scripts of hosts do so.
  const each = { value() {}, enumerable: true, configurable: true };
  Object.defineProperty(Object.prototype, "each", each);
  startBorder({
    islands: import.meta.glob<IslandModule>("../../shop/pages/product/*.island.tsx"),
    loadWords: async () => ({
      loadTexts: async () => german,
      loadConsentTexts: async () => german.consent,
    }),
  });
  delete (Object.prototype as { each?: unknown }).each;
  layer = host.dataLayer.map((entry) => Array.from(entry));
});
afterEach(() => document.body.replaceChildren());

function insert(html: string) {
  document.body.insertAdjacentHTML("beforeend", html);
}

test("the first script of a page puts the denied default consent before all else in the data layer", () => {
  expect(layer).toEqual([["consent", "default", expect.any(Object)], ["of the host"]]);
});

test("a page that is left before it was tracked is counted, where consent to statistics has stored the counter", () => {
  const leave = () => dispatchEvent(new PageTransitionEvent("pagehide"));
  leave();
  expect(localStorage.getItem(lostPagesKey)).toBeNull();
  localStorage.setItem(lostPagesKey, "0");
  onTestFinished(() => localStorage.removeItem(lostPagesKey));
  leave();
  expect(localStorage.getItem(lostPagesKey)).toBe("1");
  window.CollectOnTrackApi = { track: async () => "queued" };
  onTestFinished(() => void delete window.CollectOnTrackApi);
  leave();
  expect(localStorage.getItem(lostPagesKey)).toBe("1");
});

test("a header that is inserted later has its count and the searched text", async () => {
  insert(
    '<header data-kontor="header"><input name="query" aria-label="search"><b data-kontor-cart-count></b></header>',
  );
  await expect.element(page.getByText("7")).toBeVisible();
  const input = page.getByRole("textbox");
  await expect.element(input).toHaveValue("kaffee");
  await input.clear();
  insert("<p>more</p>");
  await expect.element(page.getByText("more")).toBeVisible();
  await expect.element(input).toHaveValue("");
});

test("a page from the back-forward cache shows the stored count of the cart at once", async () => {
  insert('<header data-kontor="header"><b data-kontor-cart-count></b></header>');
  await expect.element(page.getByText("7")).toBeVisible();
  localStorage.setItem(cartStorageKey, JSON.stringify({ ...emptyCart, numberOfArticles: 5 }));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(document.querySelector("header")).toHaveTextContent("5");
});

test("the page's item is marked when its header arrives in pieces", async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, "", before));
  history.replaceState(null, "", `/coffee${location.search}`);
  const item = (title: string) => `<li><a href="/" data-segments="beans coffee">${title}</a></li>`;
  insert('<header data-kontor="header"><nav class="kontor-navigation"></nav></header>');
  // The boot script sees each insertion in a microtask.
  await Promise.resolve();
  const navigation = document.querySelector("nav")!;
  for (const title of ["first", "second"]) {
    navigation.insertAdjacentHTML("beforeend", item(title));
    await Promise.resolve();
  }
  await expect
    .element(page.getByRole("link", { name: "first" }))
    .toHaveAttribute("aria-current", "true");
  await expect
    .element(page.getByRole("link", { name: "second" }))
    .not.toHaveAttribute("aria-current");
});

test("a button of the header that is clicked before its script is loaded works", async () => {
  insert(renderToString(examples.full));
  // The boot script sees the insertion in a microtask, and loads the header's script when the browser is idle.
  await Promise.resolve();
  document.querySelector<HTMLElement>("[data-kontor-search-open]")!.click();
  await expect.element(page.getByRole("dialog", { name: "Open search" })).toBeVisible();
  document.querySelector("dialog[open]")!.remove();
});

test("a footer of which only the beginning is parsed gets its behaviour when it is complete", async () => {
  const parsing = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  onTestFinished(() => parsing.mockRestore());
  insert(renderToString(footerExamples.match));
  const desktop = page.getByRole("link", { name: "Desktop view" });
  // Callbacks and imports run in order: the boot script's before these.
  await Promise.resolve();
  await new Promise((idle) => requestIdleCallback(idle));
  await import("./footer-behaviour.ts");
  await expect.element(desktop).toHaveAttribute("href", desktopViewPath);
  parsing.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  await expect
    .element(desktop)
    .toHaveAttribute("href", expect.stringMatching(/\?.*query=kaffee&forceP=WEBSHOP$/));
});

test("a footer gets its behaviour after the images of the first view", async () => {
  const loading = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  onTestFinished(() => loading.mockRestore());
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  insert(`${renderToString(footerExamples.match)}<p>end</p>`);
  const desktop = document.querySelector<HTMLAnchorElement>(`[href="${desktopViewPath}"]`)!;
  await Promise.resolve();
  await new Promise((idle) => requestIdleCallback(idle));
  await import("./footer-behaviour.ts");
  expect(desktop.getAttribute("href")).toBe(desktopViewPath);
  dispatchEvent(new Event("load"));
  await new Promise((idle) => requestIdleCallback(idle));
  await vi.waitFor(() => expect(desktop.getAttribute("href")).toMatch(/forceP=WEBSHOP$/));
});

test("a footer does not wait for a page that never finishes loading", async () => {
  const loading = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  onTestFinished(() => loading.mockRestore());
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  insert(`${renderToString(footerExamples.match)}<p>end</p>`);
  await Promise.resolve();
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await expect
    .element(page.getByRole("link", { name: "Desktop view" }))
    .toHaveAttribute("href", expect.stringMatching(/forceP=WEBSHOP$/));
});

test("a page's manifest is loaded with the footer's behaviour", async () => {
  await import("./footer-behaviour.ts");
  const link = document.querySelector("link[rel=manifest]");
  expect(link?.getAttribute("href")).toBe("/brand.webmanifest");
});

test("a footer that is inserted later gets its behaviour, and is reduced for the shoppers of partners", async () => {
  insert(renderToString(footerExamples.match));
  await expect
    .element(page.getByRole("link", { name: "Desktop view" }))
    .toHaveAttribute("href", expect.stringMatching(/\?.*query=kaffee&forceP=WEBSHOP$/));
  expect(document.querySelector("footer")!.dataset).not.toHaveProperty("reduced");
  document.body.replaceChildren();

  document.cookie = "affiliateNumber=7";
  insert(renderToString(footerExamples.match));
  await Promise.resolve();
  expect(document.querySelector("footer")!.dataset).toHaveProperty("reduced");
  document.cookie = "affiliateNumber=; max-age=0";
});

test("an island that is inserted later is hydrated, and two clicks before that send its form once", async () => {
  insert(
    renderToString(
      <Island name="BuyBox" strategy="interact" data={buyBox}>
        <BuyBox {...buyBox} />
      </Island>,
    ),
  );
  await new Promise((seen) => requestAnimationFrame(seen));
  const button = document.querySelector<HTMLButtonElement>("button[type=submit]")!;
  button.click();
  button.click();
  expect(button.ariaBusy).toBe("true");
  await expect.element(page.getByText(buyBox.texts.cart.added)).toBeVisible();
  await expect
    .poll(() => changes)
    .toEqual([{ addArticle: { productId: "100101", tcm: "100101-250", quantity: 1 } }]);
  await expect.poll(() => button.ariaBusy).not.toBe("true");
});

test.each<[unknown]>([
  [null],
  [undefined],
  ["100101"],
  [{}],
  [{ productId: 100101, quantity: 1 }],
  [{ productId: "100101", quantity: NaN }],
  [{ productId: "100101", quantity: 0 }],
  [{ productId: "100101", quantity: 1.5 }],
])(
  "a script that adds %j to the cart gets its arguments back, and nothing waits",
  async (asked) => {
    const { kontor } = window as unknown as {
      kontor: { cart: { add(asked: unknown): Promise<string> } };
    };
    expect(await kontor.cart.add(asked)).toMatch(/^INVALID_ARGUMENTS: /);
    expect(Object.keys(localStorage).filter((key) => key.startsWith(cartOutboxKey))).toEqual([]);
  },
);

test("insertions of a host do not make the whole page be searched, unless they have a part of the border", async () => {
  const search = vi.spyOn(document, "querySelectorAll");
  const searches = () => search.mock.calls.filter(([selector]) => selector === "kontor-island");
  // The observer's microtask runs before the test continues.
  for (let count = 0; count < 100; count++) {
    insert("<div><p>ticker</p></div>");
    await Promise.resolve();
  }
  expect(searches()).toHaveLength(0);
  insert('<div><footer data-kontor="footer"></footer></div>');
  await Promise.resolve();
  expect(searches()).toHaveLength(1);
  insert("<p>item</p>".repeat(1_000));
  await Promise.resolve();
  expect(searches()).toHaveLength(2);
});

test("an island gets the texts that the page does not contain from its file", async () => {
  const cart = { ...buyBox.texts.cart, added: "In the Austrian cart" };
  vi.stubGlobal("textsOfAnotherSite", { BuyBox: { ...buyBox.texts, cart } });
  insert(
    renderToString(
      <Island name="BuyBox" strategy="interact" data={buyBox} textFile="boot-texts.examples.ts">
        <BuyBox {...buyBox} />
      </Island>,
    ),
  );
  expect(document.querySelector("kontor-island > script")).not.toHaveTextContent(
    buyBox.texts.cart.added,
  );
  await new Promise((seen) => requestAnimationFrame(seen));
  document.querySelector<HTMLButtonElement>("button[type=submit]")!.click();
  await expect.element(page.getByText("In the Austrian cart")).toBeVisible();
});

test.each([
  ["is gone", "texts-of-an-old-release.js"],
  ["lies elsewhere", "data:text/javascript,export default { BuyBox: {} }"],
])(
  "an island whose file of texts %s stays as the server rendered it, and its form is sent",
  async (_which, textFile) => {
    insert(
      renderToString(
        <Island name="BuyBox" strategy="interact" data={buyBox} textFile={textFile}>
          <BuyBox {...buyBox} />
        </Island>,
      ),
    );
    await new Promise((seen) => requestAnimationFrame(seen));
    const submitted = new Promise<SubmitEvent>((resolve) =>
      addEventListener("submit", (event) => resolve(event as SubmitEvent), { once: true }),
    );
    const button = document.querySelector<HTMLButtonElement>("button[type=submit]")!;
    document.body.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    button.click();
    expect((await submitted).submitter).toBe(button);
  },
);
