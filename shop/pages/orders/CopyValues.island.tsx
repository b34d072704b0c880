import { attachCopying, type CopyMessages } from "./copy-values.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    CopyValues: CopyMessages;
  }
}

/** Needs no React: buttons appear, and a text changes. */
export function hydrate(container: Element, messages: CopyMessages) {
  attachCopying(container, messages);
}
