import { atom } from "nanostores";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emptyCart } from "../cart/cart-rules.ts";
import { noCartYet } from "../cart/client/store/cart-state.ts";
import { followCart } from "./previewed-cart.ts";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function comparison(revision: number) {
  const element = document.createElement("aside");
  element.dataset.kontorPreviewedCart = String(revision);
  element.append(`Revision ${revision}`);
  return element;
}

/** Opens a page that shows what revision 1 of the cart would cost; the server returns `revisions` in turn. */
async function showPage(...revisions: (number | Error)[]) {
  document.body.append(comparison(1));
  const ask = vi.fn<() => Promise<Element>>(async () => {
    const revision = revisions.shift() ?? 0;
    if (revision instanceof Error) throw revision;
    return comparison(revision);
  });
  const state = atom({ ...noCartYet, cart: { ...emptyCart, revision: 1 } });
  await followCart(async () => ({ state }), ask);
  const change = (revision: number, busy = 0) =>
    state.set({ ...noCartYet, busy, cart: { ...emptyCart, revision } });
  return { ask, change };
}

test("the previewed costs of the cart are loaded again after a change", async () => {
  const { ask, change } = await showPage(2);
  change(1, 1);
  expect(ask).not.toHaveBeenCalled();
  change(2);
  await expect.element(page.getByText("Revision 2")).toBeVisible();
  expect(ask).toHaveBeenCalledOnce();
  expect(document.querySelectorAll("aside")).toHaveLength(1);
});

test("the previewed costs of the cart match its last revision, even if responses overtake each other", async () => {
  const { change } = await showPage(2, 3);
  change(2);
  change(3);
  await expect.element(page.getByText("Revision 3")).toBeVisible();
});

test("the previewed costs of the cart stay when they cannot be loaded, and follow with the next change", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { ask, change } = await showPage(new Error("The server is down."), 3);
  change(2);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await expect.element(page.getByText("Revision 1")).toBeVisible();
  await vi.waitFor(() => {
    change(3);
    expect(ask).toHaveBeenCalledTimes(2);
  });
  await expect.element(page.getByText("Revision 3")).toBeVisible();
});
