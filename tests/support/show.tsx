import axe from "axe-core";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach } from "vitest";
import { quickAxe } from "./quick-axe.ts";

/** For browser tests of components: shows an element on an otherwise empty page, which is cleared after every test. */
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  delete document.documentElement.dataset.kontorTheme;
});

/** Shows an element in place of the previous one. Returns its parent. */
export function show(element: ReactElement): HTMLElement {
  root ??= createRoot(document.body.appendChild(document.createElement("main")));
  const current = root;
  flushSync(() => current.render(element));
  return document.querySelector("main")!;
}

/**
 * Returns axe's findings on the page, as text, by all rules or by these. A component needs no heading and no landmark
 * of its own.
 */
export async function violations(runOnly?: string[]): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    ...quickAxe,
    runOnly,
    rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
