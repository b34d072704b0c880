import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import "../../border/client/styles/header.css";
import { attachHeader } from "../../border/header/client/attach-header.ts";
import { examples } from "../../border/header/client/Header.examples.tsx";

/** A long page with the header as the server sends it, for browser tests. */

/** Detaches the behaviour of the header. */
export let end = () => {};

beforeEach(() => page.viewport(400, 700));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  end();
  end = () => {};
  window.scrollTo(0, 0);
  document.body.replaceChildren();
  document.body.removeAttribute("class");
  delete document.documentElement.dataset.pageType;
  vi.unstubAllGlobals();
});

/** Shows a header as the server sends it, on a long page. */
export function show(name: keyof typeof examples): HTMLElement {
  document.body.innerHTML = `${renderToString(examples[name])}<main id="kontor-content" style="height: 3000px"><a href="#end">End</a></main>`;
  const header = document.querySelector<HTMLElement>("header")!;
  end = attachHeader(header);
  return header;
}
