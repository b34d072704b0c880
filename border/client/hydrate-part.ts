import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/** Hydrates server-rendered HTML at once: when it returns, the part answers. */
export function hydratePart(container: Element, part: ReactNode) {
  flushSync(() => {
    hydrateRoot(container, part);
  });
}
