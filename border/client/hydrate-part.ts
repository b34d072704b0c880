import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { adoptStyles } from "./adopt-styles.ts";

/**
 * Hydrates server-rendered HTML synchronously: when it returns, the part reacts to events.
 * @param styles of what is never shown before hydration: they load with the island and not with the first view
 */
export function hydratePart(container: Element, part: ReactNode, styles?: string) {
  if (styles) adoptStyles(styles, container);
  flushSync(() => {
    hydrateRoot(container, part);
  });
}

/**
 * Renders a part that the server has not rendered, in place of what is in the container, at once: a paint of the empty container
 * would move the page twice. Nothing is hydrated first, because `createRoot` would make the script of every shopper larger.
 */
export function renderPart(container: Element, part: ReactNode, styles?: string) {
  if (styles) adoptStyles(styles, container);
  container.replaceChildren();
  const root = flushSync(() => hydrateRoot(container, null));
  flushSync(() => root.render(part));
}
