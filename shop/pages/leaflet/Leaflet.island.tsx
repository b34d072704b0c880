import { attachLeaflet, type LeafletData } from "./attach-leaflet.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    Leaflet: LeafletData;
  }
}

/** Needs no React: the pages are in the list. */
export function hydrate(container: Element, data: LeafletData) {
  attachLeaflet(container, data);
}
