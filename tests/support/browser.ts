/** A browser whose tabs share a storage and locks, limited to what the cart's store uses. */

export interface StorageNews {
  key: string | null;
  newValue: string | null;
}
type Listener = (event: Partial<StorageNews>) => void;

export interface BrowserOptions {
  hasLocks?: boolean;
  /** Milliseconds until the other tabs get the storage event of a change. */
  eventDelay?: () => number;
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>["openTab"]>;

export function createBrowser({ hasLocks = true, eventDelay = () => 0 }: BrowserOptions = {}) {
  const stored = new Map<string, string>();
  const tabs = new Set<{ listeners: Map<string, Listener>; lastNews: number }>();
  const lockQueue: { tab: object; run(): Promise<void>; done(): void; isRunning?: boolean }[] = [];
  let isOnline = true;

  function grant() {
    const [first] = lockQueue;
    if (!first || first.isRunning) return;
    first.isRunning = true;
    void first.run().then(() => {
      first.done();
      const place = lockQueue.indexOf(first);
      if (place >= 0) lockQueue.splice(place, 1);
      grant();
    });
  }

  function openTab() {
    const tab = { listeners: new Map<string, Listener>(), lastNews: 0 };
    tabs.add(tab);
    const isOpen = () => tabs.has(tab);
    const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();

    function put(key: string, newValue: string | null) {
      if (!isOpen() || (stored.get(key) ?? null) === newValue) return;
      if (newValue === null) stored.delete(key);
      else stored.set(key, newValue);
      for (const other of tabs)
        if (other !== tab) {
          // Delayed, but in order.
          other.lastNews = Math.max(other.lastNews, Date.now() + eventDelay());
          setTimeout(
            () => tabs.has(other) && other.listeners.get("storage")?.({ key, newValue }),
            other.lastNews - Date.now(),
          );
        }
    }

    return {
      isOpen,
      closed,
      storage: {
        get length() {
          return isOpen() ? stored.size : 0;
        },
        key: (index: number) => [...stored.keys()][index] ?? null,
        getItem: (key: string) => (isOpen() ? (stored.get(key) ?? null) : null),
        setItem: put,
        removeItem: (key: string) => put(key, null),
      },
      locks: hasLocks
        ? {
            request: (_name: string, _options: unknown, run: () => Promise<void>) =>
              new Promise<void>((done) => {
                if (isOpen()) lockQueue.push({ tab, run, done });
                grant();
              }),
          }
        : undefined,
      isOnline: () => isOnline && isOpen(),
      listen: (type: string, listener: Listener) => void tab.listeners.set(type, listener),
      /** Stops its scripts at once. */
      close() {
        tabs.delete(tab);
        onClosed();
        for (let place = lockQueue.length - 1; place >= 0; place--)
          if (lockQueue[place]!.tab === tab) lockQueue.splice(place, 1);
        grant();
      },
    };
  }

  return {
    stored,
    openTab,
    isOnline: () => isOnline,
    setOnline(online: boolean) {
      isOnline = online;
      for (const { listeners } of tabs) listeners.get(online ? "online" : "offline")?.({});
    },
  };
}
