import { attachFilteredList, type FilteredListTexts } from "./attach-filtered-list.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    FilteredList: FilteredListTexts;
  }
}

/** Needs no React, because the server renders each list. */
export function hydrate(container: Element, texts: FilteredListTexts) {
  attachFilteredList(container, texts);
}
