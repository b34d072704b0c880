import { jsonText } from "../../../platform/shared/json-text.ts";
import { tabStorageKey } from "../tracking-contract.ts";
import { randomName } from "./random-names.ts";

interface StoredTab {
  tab: string;
  /** The number of the tab's last event. */
  sequence: number;
  /**
   * True while a page of the tab is shown. A copy with this mark belongs to another tab, which the browser duplicated from this
   * one.
   */
  isOpen?: boolean;
}

export type Tab = ReturnType<typeof createTab>;

/**
 * The tab's name and the number of its last event, in the session storage, so that the tab's next page continues the numbers.
 * Without that storage each page counts as its own tab.
 */
export function createTab(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined,
) {
  let current: StoredTab | undefined;

  function read(): StoredTab {
    const another = { tab: randomName(), sequence: 0 };
    try {
      const stored = JSON.parse(storage!.getItem(tabStorageKey)!) as StoredTab;
      if (stored.sequence >= 0 && stored.tab) return stored.isOpen ? another : { ...stored };
    } catch {
      // None is stored yet, or a script of the host has stored something else.
    }
    return another;
  }

  function write(stored: StoredTab) {
    try {
      storage?.setItem(tabStorageKey, jsonText(stored));
    } catch {
      // The storage is full: the page continues with the tab in its memory.
    }
  }

  return {
    /** Returns the tab with the number of the next event. */
    next(): Readonly<StoredTab> {
      current ??= read();
      current.sequence++;
      write({ ...current, isOpen: true });
      return current;
    },
    /** Call when the page is left: the tab's next page continues from here. */
    close() {
      if (current) write(current);
      if (storage) current = undefined;
    },
    /** Call when the shopper does not allow it. */
    forget() {
      current = undefined;
      storage?.removeItem(tabStorageKey);
    },
  };
}
