import "../../../client/styles/header.css";
import "./mini-cart.css";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeOverlaysEvent, overlayOpenEvent } from "../../../../platform/client/overlay.ts";
import { fill } from "../../../../platform/shared/texts/words.ts";
import {
  article,
  freeArticle,
  fullCart,
  smallCart,
  stillStore,
  subscription,
} from "../../../../shop/pages/cart/CartView.examples.tsx";
import { InHeader, miniCart } from "../../../../shop/pages/cart/MiniCart.examples.tsx";
import { show } from "../../../../tests/support/show.tsx";
import { emptyCart } from "../../cart-rules.ts";
import { MiniCart } from "./MiniCart.tsx";
import type { CartState } from "../store/cart-state.ts";
import { createCartStore, type CartStore } from "../store/cart-store.ts";

const { texts } = miniCart;
const onOpen = vi.fn<() => void>();
const link = page.getByRole("link", { name: texts.cart, exact: true });
const opener = page.getByRole("button", { name: texts.preview });
const panel = page.getByRole("region", { name: texts.preview });

function showBadge(state: Partial<CartState> = { cart: fullCart }, more: Partial<CartStore> = {}) {
  const store = { ...stillStore(state), ...more };
  show(
    <>
      <InHeader>
        <MiniCart {...miniCart} store={store} onOpen={onOpen} />
      </InHeader>
      <p style={{ marginTop: "40rem" }}>
        <a href="#elsewhere">elsewhere</a>
      </p>
    </>,
  );
  return store;
}
const elsewhere = page.getByRole("link", { name: "elsewhere" });

/** Presses the button; its panel has rendered when this returns. */
const press = () => flushSync(() => (opener.element() as HTMLElement).click());

/** Dispatches the pointer event of a mouse or a finger on the badge. */
function point(type: "pointerover" | "pointerout", pointerType = "mouse") {
  const badge = document.querySelector(".kontor-minicart > a")!;
  const relatedTarget = document.body;
  badge.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, relatedTarget }));
}

beforeEach(async () => {
  onOpen.mockClear();
  await page.viewport(1280, 800);
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.pageType;
});

test("by keyboard the mini cart's button opens the panel before its contents; Escape returns the focus", async () => {
  showBadge();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.tab();
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toBeVisible();
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Enter}");
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  await expect.element(panel).toBeVisible();
  await userEvent.tab();
  await expect.element(panel.getByRole("link").first()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("the mini cart closes when the focus leaves, and by the button that continues shopping", async () => {
  showBadge({ cart: smallCart });
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(panel).toBeVisible();
  elsewhere.element().focus();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();

  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await panel.getByRole("button", { name: texts.continueShopping }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("in a shadow root the mini cart closes when the focus moves on", async () => {
  const place = document.body
    .appendChild(document.createElement("div"))
    .attachShadow({ mode: "open" })
    .appendChild(document.createElement("main"));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <>
        <MiniCart {...miniCart} store={stillStore({ cart: fullCart })} onOpen={onOpen} />
        <a href="#elsewhere">elsewhere</a>
      </>,
    ),
  );
  press();
  panel.getByRole("link").first().element().focus();
  await expect.element(panel).toBeVisible();
  elsewhere.element().focus();
  await expect.element(panel).not.toBeInTheDocument();
  flushSync(() => root.unmount());
});

test("narrow layouts have only the link of the mini cart", async () => {
  await page.viewport(768, 800);
  showBadge();
  await expect.element(link).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});

describe("the mouse", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  const isOpen = () => panel.elements().length > 0;
  /** Advances the timers and flushes their updates at once: React does not know about timers. */
  const wait = (time: number) => flushSync(() => vi.advanceTimersByTime(time));

  test("the mini cart opens when the mouse rests for 300 ms, and closes a moment after it left", () => {
    showBadge();
    point("pointerover");
    wait(299);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    expect(onOpen).toHaveBeenCalledTimes(1);
    point("pointerout");
    wait(500);
    point("pointerover");
    wait(5_000);
    expect(isOpen()).toBe(true);
    point("pointerout");
    wait(600);
    expect(isOpen()).toBe(false);
  });

  test.each([
    ["a mouse on its way elsewhere", () => (point("pointerover"), wait(200), point("pointerout"))],
    ["a finger", () => point("pointerover", "touch")],
    [
      "a mouse on the cart's own page",
      () => {
        document.documentElement.dataset.pageType = "basket";
        point("pointerover");
      },
    ],
  ])("the mini cart stays closed for %s", (_what, move) => {
    showBadge();
    move();
    wait(1_000);
    expect(isOpen()).toBe(false);
  });

  test("a press on the mini cart's link leads to the cart, by mouse and by finger", () => {
    showBadge();
    for (const pointerType of ["mouse", "touch"]) {
      const press = new PointerEvent("click", { bubbles: true, cancelable: true, pointerType });
      let wasPrevented = true;
      const stop = (event: Event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener("click", stop, { once: true });
      link.element().dispatchEvent(press);
      expect(wasPrevented).toBe(false);
    }
  });
});

test.each([
  ["another flyout", overlayOpenEvent],
  ["another page of a single-page host", closeOverlaysEvent],
])("an open mini cart marks the page as covered, and closes for %s", async (_what, event) => {
  showBadge();
  press();
  await expect.element(panel).toBeVisible();
  await expect.poll(() => document.documentElement.dataset.kontorOverlay).toBe("open");
  window.dispatchEvent(new Event(event));
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => document.documentElement.dataset.kontorOverlay).toBeUndefined();
});

test("a press elsewhere closes the mini cart", async () => {
  showBadge();
  press();
  await expect.element(panel).toBeVisible();
  await elsewhere.click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("an opening mini cart causes no layout shift", async () => {
  showBadge();
  const places = () =>
    [link, elsewhere].map((locator) => JSON.stringify(locator.element().getBoundingClientRect()));
  const before = places();
  press();
  await expect.element(panel).toBeVisible();
  expect(places()).toEqual(before);
});

test("the mini cart lists entries, the sum of products, the sum missing for free delivery, and links", async () => {
  showBadge({
    cart: { ...smallCart, freeArticles: [freeArticle], subscriptions: [subscription] },
  });
  press();
  const [first, second, third] = panel.getByRole("listitem").elements();
  expect(first!.textContent.replaceAll("\u00a0", " ")).toBe("Hafenblick250 g6,99 Euro13,98 Euro");
  expect(second!.textContent).toBe(`Morgenrot250 g${texts.free}`);
  expect(third).toHaveTextContent("Alle 4 Wochen");
  await expect.element(panel).toHaveTextContent(/Warenwert 13,98\sEuro/);
  await expect.element(panel).toHaveTextContent(/Noch 6,02\sEuro/);
  await expect
    .element(panel.getByRole("link", { name: texts.toCart }))
    .toHaveAttribute("href", link.element().getAttribute("href"));
});

test("the mini cart says that the cart is empty, unreadable or loading", async () => {
  const { state } = showBadge({ cart: emptyCart });
  press();
  await expect.element(panel).toHaveTextContent(texts.empty);
  state.set({ ...state.get(), cart: undefined, getError: { error: "UNKNOWN" } });
  await expect.element(panel).toHaveTextContent(texts.readError);
  state.set({ ...state.get(), getError: undefined, busy: 1 });
  await expect.element(panel).toHaveTextContent(texts.loading);
});

test("an opened mini cart reads the cart unless the page has read it", async () => {
  const load = vi.fn<CartStore["load"]>(async () => {});
  showBadge({ cart: smallCart }, { load });
  press();
  await expect.element(panel).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  showBadge({}, { load });
  elsewhere.element().focus();
  await expect.element(panel).not.toBeInTheDocument();
  press();
  await expect.element(panel).toBeVisible();
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
});

test("a removal in the mini cart can be undone, and the focus follows", async () => {
  const store = createCartStore({ fetch: () => new Promise(() => {}) });
  store.startWith(smallCart);
  showBadge({}, store);
  press();
  const { title } = article;
  const remove = panel.getByRole("button", { name: fill(texts.removeOf, { title }) });
  const undo = panel.getByRole("button", { name: fill(texts.undoOf, { title }) });
  remove.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(undo).toHaveFocus();
  await expect.element(panel.getByText(texts.empty)).toBeVisible();
  const { top } = panel.getByText(texts.empty).element().getBoundingClientRect();
  expect(undo.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  await userEvent.keyboard("{Enter}");
  await expect.element(remove).toHaveFocus();
  await expect.element(panel).not.toHaveTextContent(texts.empty);
});

test("the cart's count that the boot script filled in survives hydration", () => {
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(<MiniCart {...miniCart} />);
  const count = place.querySelector("[data-kontor-cart-count]")!;
  count.textContent = "7";
  const errors = vi.fn<(error: unknown) => void>();
  const root = flushSync(() =>
    hydrateRoot(place, <MiniCart {...miniCart} store={stillStore({ cart: fullCart })} />, {
      onRecoverableError: errors,
    }),
  );
  expect(errors).not.toHaveBeenCalled();
  expect(place.querySelector("[data-kontor-cart-count]")).toBe(count);
  count.textContent = "8";
  flushSync(() => place.querySelector("button")!.click());
  expect(count).toHaveTextContent("8");
  flushSync(() => root.unmount());
});
