import { personalDataPath, cacheKeyPath } from "../border-paths.ts";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { closeOverlaysEvent } from "../../platform/client/overlay.ts";
import { texts } from "../../shop/sites/de/texts.ts";
import { examples } from "../header/client/Header.examples.tsx";
import { customerChangedEvent } from "../header/header-contract.ts";
import { attach } from "./header-behaviour.ts";

/** Pending requests for the personal data, in order. */
let asked: ((name: string) => void)[] = [];
let others: string[] = [];

beforeEach(() => {
  asked = [];
  others = [];
  vi.stubGlobal("fetch", (url: string) => {
    if (url !== personalDataPath) {
      others.push(url);
      return Promise.reject(new TypeError("offline"));
    }
    return new Promise<Response>((response) =>
      asked.push((firstname) =>
        response(
          Response.json({
            tracking: { loginStatus: firstname ? "LOGGED_IN" : "LOGGED_OUT" },
            customer: { firstname },
          }),
        ),
      ),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function showHeader() {
  document.body.insertAdjacentHTML("beforeend", renderToString(examples.full));
  attach(document.querySelector<HTMLElement>("header:last-of-type")!, {
    loadWords: async () => ({
      loadTexts: async () => texts,
      loadConsentTexts: async () => texts.consent,
    }),
  });
}

const account = page.getByRole("link", { name: /^My account/ });

test("a header requests the cache key and the customer; an outdated answer is never shown", async () => {
  showHeader();
  await expect.poll(() => others).toContain(cacheKeyPath);
  const link = account.element();
  const shown: (string | null)[] = [];
  new MutationObserver(() => shown.push(link.ariaLabel)).observe(link, { attributes: true });
  window.dispatchEvent(new Event(customerChangedEvent));
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!("Berta");
  await expect.element(account).toHaveAccessibleName("My account, Berta, 0 beans");
  asked[0]!("Anna");
  window.dispatchEvent(new Event(customerChangedEvent));
  await expect.poll(() => asked.length).toBe(3);
  asked[2]!("");
  await expect.element(account).toHaveAccessibleName("My account");
  expect(shown).toEqual(["My account, Berta, 0 beans", null]);
});

test("a page from the back-forward cache requests the customer again", async () => {
  window.dispatchEvent(new Event(customerChangedEvent));
  showHeader();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!("Anna");
  await expect.element(account).toHaveAccessibleName("My account, Anna, 0 beans");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!("");
  await expect.element(account).toHaveAccessibleName("My account");
});

test("a header that replaces another one closes its open panels", () => {
  const close = vi.fn<() => void>();
  showHeader();
  addEventListener(closeOverlaysEvent, close);
  document.body.replaceChildren();
  showHeader();
  expect(close).not.toHaveBeenCalled();
  document.querySelector("header:last-of-type button")!.ariaExpanded = "true";
  document.body.replaceChildren();
  showHeader();
  removeEventListener(closeOverlaysEvent, close);
  expect(close).toHaveBeenCalled();
});
