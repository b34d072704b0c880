import { tabStorageKey } from "../tracking-contract.ts";
import { randomName } from "./random-name.ts";

interface StoredTab {
  tab: string;
  /** The number of the tab's last event. */
  sequence: number;
  /** While a page of the tab is shown: a copy of it belongs to another tab, which the browser made from this one. */
  isOpen?: boolean;
}

export type Tab = ReturnType<typeof createTab>;

/**
 * The tab's name and the numbers of its events, in the session storage, so that a following page of the tab goes
 * on with them. Without that storage each page is a tab of its own.
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
      // None yet, or a script of the host has stored something else.
    }
    return another;
  }

  function write(stored: StoredTab) {
    try {
      storage?.setItem(tabStorageKey, JSON.stringify(stored));
    } catch {
      // Full: the page goes on with what it has in its memory.
    }
  }

  return {
    /** The tab and the number of the next event. */
    next(): Readonly<StoredTab> {
      current ??= read();
      current.sequence++;
      write({ ...current, isOpen: true });
      return current;
    },
    /** Called when the page is left: the next page of the tab goes on. */
    close() {
      if (current) write(current);
      if (storage) current = undefined;
    },
    /** Called when the shopper does not allow it. */
    forget() {
      current = undefined;
      storage?.removeItem(tabStorageKey);
    },
  };
}
