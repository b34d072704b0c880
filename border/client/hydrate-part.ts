import { createElement, useLayoutEffect, type ReactNode } from "react";
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
 * Hydrates a part that no shopper has pressed yet, in pieces between which the browser can paint and answer. Resolves when the part
 * reacts to events.
 */
export const hydrateInPieces = (container: Element, part: ReactNode) =>
  new Promise<void>((resolve) => {
    hydrateRoot(container, createElement(Hydrated, { onReady: resolve }, part));
  });

function Hydrated({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useLayoutEffect(onReady, [onReady]);
  return children;
}

/**
 * Renders a part that the server did not render, replacing the container's content synchronously: painting the empty container
 * would shift the layout twice. Uses hydration, because `createRoot` would enlarge the script that every shopper loads.
 */
export function renderPart(container: Element, part: ReactNode, styles?: string) {
  if (styles) adoptStyles(styles, container);
  container.replaceChildren();
  const root = flushSync(() => hydrateRoot(container, null));
  flushSync(() => root.render(part));
}
