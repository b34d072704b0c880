import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/** Hydrates server-rendered HTML synchronously: when it returns, the part reacts to events. */
export function hydratePart(container: Element, part: ReactNode) {
  flushSync(() => {
    hydrateRoot(container, part);
  });
}
