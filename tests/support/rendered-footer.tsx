import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import "../../border/client/styles/footer.css";

/** The footer as the server sends it, before its script runs or without one, in a wide window, for browser tests. */

beforeEach(() => {
  delete document.documentElement.dataset.kontorNewsletter;
  return page.viewport(1280, 900);
});

export function showFooter(example: ReactElement) {
  document.body.innerHTML = `<div>${renderToString(example)}</div>`;
  return document.querySelector("footer")!;
}
