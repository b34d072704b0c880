import { jsonText } from "../shared/json-text.ts";

export type QueueStorage = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/**
 * A queue of items to send, sorted by key. Each item has its own key in local storage: all tabs of a browser share the items, no
 * tab overwrites those of another, and items outlive their tab. When the storage is full or forbidden, items stay in this tab.
 * @param itemIn parses a stored value; returns undefined for a value that other code stored there
 */
export function createStoredQueue<Item>(
  storage: QueueStorage | undefined,
  prefix: string,
  itemIn: (name: string, text: string) => Item | undefined,
) {
  const own = new Map<string, string>();

  const storedNames = () => {
    const found: string[] = [];
    for (let index = 0; index < (storage?.length ?? 0); index++) found.push(storage!.key(index)!);
    return found.filter((name) => name.startsWith(prefix));
  };
  const names = () => [...new Set([...storedNames(), ...own.keys()])];
  const itemsOf = (some: string[]) =>
    some
      .sort()
      .map((name) => itemIn(name, own.get(name) ?? storage?.getItem(name) ?? ""))
      .filter((item) => item !== undefined);

  const queue = {
    read: () => itemsOf(names()),
    /** Returns the items that the next page will find as well. */
    stored: () => itemsOf(storedNames()),
    has: (key: string) => names().includes(prefix + key),
    /**
     * Stores an item. Returns false when the item stays in this tab instead.
     * @param makeRoom called when the storage is full; returns whether a retry is worthwhile
     */
    write(key: string, item: Item, makeRoom = () => false): boolean {
      const text = jsonText(item);
      for (;;)
        try {
          storage!.setItem(prefix + key, text);
          own.delete(prefix + key);
          return true;
        } catch {
          if (makeRoom()) continue;
          own.set(prefix + key, text);
          return false;
        }
    },
    remove(key: string) {
      own.delete(prefix + key);
      storage?.removeItem(prefix + key);
    },
    clear() {
      for (const name of names()) queue.remove(name.slice(prefix.length));
    },
  };
  return queue;
}
