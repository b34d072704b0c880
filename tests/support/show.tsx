import axe from "axe-core";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach } from "vitest";

/** For browser tests of components: shows an element on an otherwise empty page, which every test leaves clean. */
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  delete document.documentElement.dataset.kontorTheme;
});

/** Shows an element in place of the one before; gives its parent. */
export function show(element: ReactElement): HTMLElement {
  root ??= createRoot(document.body.appendChild(document.createElement("main")));
  const current = root;
  flushSync(() => current.render(element));
  return document.querySelector("main")!;
}

/** What axe finds on the page, in words; a component needs no headline and no landmark of its own. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
