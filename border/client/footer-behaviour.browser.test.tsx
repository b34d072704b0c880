import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts } from "../../shop/sites/de/texts.ts";
import { examples } from "../footer/client/Footer.examples.tsx";
import { attach } from "./footer-behaviour.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Inserts a footer with its behaviour, and returns its list of countries. */
function insertFooter(root: Element | ShadowRoot): HTMLDetailsElement {
  root.innerHTML = renderToString(examples.full);
  const footer = root.querySelector("footer")!;
  attach(footer, {
    loadWords: async () => ({
      loadTexts: async () => texts,
      loadConsentTexts: async () => texts.consent,
    }),
  });
  return footer.querySelector<HTMLDetailsElement>(".kontor-footer__countries")!;
}

test("a footer that a host has replaced no longer reacts to clicks on the page", async () => {
  const replaced = insertFooter(document.body);
  const shown = insertFooter(document.body);
  replaced.open = shown.open = true;
  await userEvent.click(page.getByText("At your service"));
  expect([replaced.open, shown.open]).toEqual([true, false]);
});

test("in a shadow root a link to an element of the footer moves the focus there, and leaves the address as it is", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  insertFooter(root);
  root.querySelector("footer")!.insertAdjacentHTML("beforebegin", '<a href="#field">Mistake</a>');
  root.querySelector("footer")!.insertAdjacentHTML("afterend", '<input id="field">');
  await userEvent.click(page.getByRole("link", { name: "Mistake" }));
  expect(root.activeElement?.id).toBe("field");
  expect(location.hash).toBe("");
});
