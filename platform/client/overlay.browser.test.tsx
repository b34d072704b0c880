import "../ui/scroll-lock.css";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openOverlay, overlayOpenEvent } from "./overlay.ts";

const html = document.documentElement;
const closers: (() => void)[] = [];
const open = (locksScroll: boolean) => {
  const close = openOverlay({ locksScroll });
  closers.push(close);
  return close;
};

beforeEach(() => {
  const tall = document.body.appendChild(document.createElement("div"));
  tall.style.height = "5000px";
  window.scrollTo({ top: 1_200, behavior: "instant" });
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  document.body.replaceChildren();
});

test("an overlay marks the page until it is closed, and dispatches its event", () => {
  const heard = vi.fn<() => void>();
  window.addEventListener(overlayOpenEvent, heard, { once: true });
  const close = open(false);
  expect(html.dataset.kontorOverlay).toBe("open");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(document.body.className).toBe("");
  close();
  expect(html.dataset.kontorOverlay).toBeUndefined();
});

test("an overlay locks the scroll position and restores it when it closes", () => {
  const close = open(true);
  expect(document.body.className).toBe("header2020-flyout-open");
  expect(getComputedStyle(html).overflow).toBe("hidden");
  // A layout without scroll bars, or a focus, may scroll the page while the overlay is open.
  window.scrollTo({ top: 0, behavior: "instant" });
  close();
  expect(document.body.className).toBe("");
  expect(window.scrollY).toBe(1_200);
});

test("of several overlays the last to close frees the page, and closing twice closes once", () => {
  const [first, second, third] = [open(true), open(true), open(false)];
  first();
  first();
  expect(document.body.className).toBe("header2020-flyout-open");
  second();
  expect(document.body.className).toBe("");
  expect(html.dataset.kontorOverlay).toBe("open");
  third();
  expect(html.dataset.kontorOverlay).toBeUndefined();
});
