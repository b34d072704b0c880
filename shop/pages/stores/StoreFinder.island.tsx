import { attachStoreFinder, type StoreFinderData } from "./attach-store-finder.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    StoreFinder: StoreFinderData;
  }
}

/** Needs no React: list and map are in the page. */
export function hydrate(container: Element, data: StoreFinderData) {
  attachStoreFinder(container, data);
}
