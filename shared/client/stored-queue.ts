export type QueueStorage = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/**
 * Items that wait to be sent, each under a name of its own in the local storage: all tabs of a browser share them, none overwrites
 * another's, and they outlive each tab. Where the storage is full or forbidden they stay in this tab. In the order of their keys.
 * @param itemIn reads what is stored under a name; undefined for what others have stored there
 */
export function createStoredQueue<Item>(
  storage: QueueStorage | undefined,
  prefix: string,
  itemIn: (name: string, text: string) => Item | undefined,
) {
  const own = new Map<string, string>();

  const storedNames = () =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage!.key(index)!).filter(
      (name) => name.startsWith(prefix),
    );
  const names = () => [...new Set([...storedNames(), ...own.keys()])];
  const itemsOf = (some: string[]) =>
    some
      .sort()
      .map((name) => itemIn(name, own.get(name) ?? storage?.getItem(name) ?? ""))
      .filter((item) => item !== undefined);

  const queue = {
    read: () => itemsOf(names()),
    /** Only what the next page finds as well. */
    stored: () => itemsOf(storedNames()),
    has: (key: string) => names().includes(prefix + key),
    /**
     * Whether the item is stored; otherwise it waits in this tab.
     * @param makeRoom called when the storage is full; says whether it is worth trying again
     */
    write(key: string, item: Item, makeRoom = () => false): boolean {
      const text = JSON.stringify(item);
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
