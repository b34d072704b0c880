import "../../shop.css";
import "./product-page.entry.css";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CartChange, CartError } from "../../../border/cart/cart-schema.ts";
import { attachBuyBar } from "./buy-bar-behaviour.ts";
import { buyBox, soldOutBuyBox } from "./BuyBox.examples.tsx";
import { BuyBox } from "./BuyBox.tsx";

/** Tests the bar at the bottom edge of a phone, on a page whose buy box is below the first screen. */

let root: Root;
let detach: () => void;
const add = vi.fn<(change: CartChange) => Promise<CartError | undefined>>();

const { cart } = buyBox.texts;
const bar = page.getByRole("group", { name: buyBox.name });
const barButton = bar.getByRole("button", { name: cart.add });
const ownButton = () => document.querySelector<HTMLElement>(".kontor-buy__action [type=submit]")!;
const html = document.documentElement;

beforeEach(async () => {
  await page.viewport(360, 640);
  add.mockReset().mockResolvedValue(undefined);
  const main = document.body.appendChild(document.createElement("main"));
  main.style.paddingBlock = "150vh";
  root = createRoot(main);
  flushSync(() => root.render(<BuyBox {...buyBox} add={add} />));
  detach = attachBuyBar(main.querySelector("form")!);
});
afterEach(() => {
  detach();
  root.unmount();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

test("the bar is shown while the box's own button is above or below the window", async () => {
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  await expect.element(bar).toHaveTextContent(/6,99/);
  ownButton().scrollIntoView({ block: "center", behavior: "instant" });
  await expect.element(bar).not.toBeInTheDocument();
  scrollTo({ top: html.scrollHeight, behavior: "instant" });
  await expect.element(bar).toBeInViewport({ ratio: 1 });
});

test("the bar adds the chosen variant and quantity, confirms it, and does not scroll the page", async () => {
  await userEvent.click(page.getByRole("radio", { name: "500 g" }));
  await userEvent.fill(page.getByRole("textbox", { name: cart.quantity }), "2");
  scrollTo({ top: html.scrollHeight, behavior: "instant" });
  await expect.element(bar).toHaveTextContent(/12,99/);
  const before = scrollY;
  await userEvent.click(barButton);
  expect(add).toHaveBeenCalledExactlyOnceWith({
    addArticle: { productId: "100101", tcm: "100101-500", quantity: 2 },
  });
  await expect.element(page.getByRole("status")).toHaveTextContent(`2 × ${buyBox.name}, 500 g`);
  await expect.element(bar.getByRole("link", { name: cart.toCart })).toBeInViewport({ ratio: 1 });
  expect(scrollY).toBe(before);
});

test("a refused addition from the bar is explained in view", async () => {
  await expect.element(bar).toBeVisible();
  add.mockResolvedValueOnce({ error: "AVAILABILITY_LIMIT", limit: 3 });
  await userEvent.click(barButton);
  await expect.element(page.getByRole("status")).toHaveTextContent("3");
  await expect.element(page.getByRole("status")).toBeInViewport({ ratio: 0.99 });
});

test("when the bar goes its focus moves to the box's own button", async () => {
  await expect.element(bar).toBeVisible();
  (barButton.element() as HTMLElement).focus();
  ownButton().scrollIntoView({ block: "center", behavior: "instant" });
  await expect.element(bar).not.toBeInTheDocument();
  expect(document.activeElement).toBe(ownButton());
});

test("the bar covers neither the focus nor the end of the page", async () => {
  const below = document.body.appendChild(document.createElement("button"));
  below.style.cssText = "position: absolute; top: 600px";
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  const { top } = bar.element().getBoundingClientRect();
  expect(below.getBoundingClientRect().bottom).toBeGreaterThan(top);
  below.focus();
  await expect.poll(() => below.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  scrollTo({ top: html.scrollHeight, behavior: "instant" });
  const { bottom } = document.querySelector("main")!.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(top);
});

test("the bar waits while the shopper is asked for consent", async () => {
  await expect.element(bar).toBeVisible();
  html.setAttribute("data-kontor-asks", "");
  await expect.element(bar).not.toBeInTheDocument();
  html.removeAttribute("data-kontor-asks");
  await expect.element(bar).toBeVisible();
});

test("there is no bar in wide windows", async () => {
  await page.viewport(1280, 640);
  await expect.poll(() => html.dataset.kontorBuyBar).toBe("");
  await expect.element(bar).not.toBeInTheDocument();
});

test("there is no bar for a sold-out article", async () => {
  await expect.element(bar).toBeVisible();
  flushSync(() => root.render(<BuyBox key="sold out" {...soldOutBuyBox} add={add} />));
  await expect.element(bar).not.toBeInTheDocument();
});
