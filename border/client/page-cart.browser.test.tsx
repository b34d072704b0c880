import { cartApiPath } from "../border-paths.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { cartOf } from "../../tests/support/cart-tabs.ts";
import { cartStorageKey } from "../cart/cart-contract.ts";
import type * as PageCart from "./page-cart.ts";

let reads = 0;
let page: typeof PageCart;

beforeAll(async () => {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.startsWith(cartApiPath)) reads++;
    return Response.json({ cart: cartOf(1) });
  });
  page = await import("./page-cart.ts");
  await page.load();
});
afterEach(() => document.body.replaceChildren());
afterAll(() => vi.unstubAllGlobals());

/** Submits a form without leaving the page. */
function submit(attributes: string) {
  document.body.innerHTML = `<form ${attributes}></form>`;
  const form = document.querySelector("form")!;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.requestSubmit();
}

test("the form of a logout deletes the copy of the cart from the browser, and no other form does", () => {
  submit('method="post"');
  expect(localStorage.getItem(cartStorageKey)).toContain('"numberOfArticles":1');
  submit('method="post" data-kontor-logout');
  expect(localStorage.getItem(cartStorageKey)).toBeNull();
});

test("a page from the back-forward cache reads the cart again, and a new page that has it does not", async () => {
  const before = reads;
  dispatchEvent(new PageTransitionEvent("pageshow"));
  await page.load();
  expect(reads).toBe(before);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => reads).toBe(before + 1);
});
