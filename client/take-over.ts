import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/** Hands server-rendered HTML to React at once: when it returns, the part answers. */
export function takeOver(container: Element, part: ReactNode) {
  flushSync(() => {
    hydrateRoot(container, part);
  });
}
