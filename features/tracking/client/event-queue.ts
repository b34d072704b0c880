import { queuePrefix } from "../tracking-contract.ts";
import { priorityOf } from "../tracking-rules.ts";
import type { EventEnvelope } from "../tracking-schema.ts";

/** An event that waits, with what its batch says of all its events. */
export interface QueuedEvent {
  site: string;
  session?: string;
  event: EventEnvelope;
}

export type QueueStorage = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** Most events that wait in one browser, and most characters: a tenth of what browsers store for a shop. */
export const queueLimits = { events: 300, characters: 500_000 } as const;

export type EventQueue = ReturnType<typeof createEventQueue>;

/**
 * Events that wait for the collector's answer, each under a key of its own: all tabs of a browser share them, and they outlive
 * each tab. Where the storage is full or forbidden they stay in this tab. Above the limits, and where the storage is full, the
 * oldest of the lowest priority go first, never a purchase.
 * @param onLoss gets each event that was dropped
 */
export function createEventQueue(
  storage: QueueStorage | undefined,
  onLoss: (lost: QueuedEvent) => void,
) {
  const own = new Map<string, QueuedEvent>();

  const storedKeys = () =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage!.key(index)!).filter((key) =>
      key.startsWith(queuePrefix),
    );

  /** Undefined, and gone, where a script of the host has stored something else. */
  function stored(key: string): QueuedEvent | undefined {
    try {
      const item = JSON.parse(storage!.getItem(key)!) as QueuedEvent;
      if (queuePrefix + item.event.id === key) return item;
    } catch {
      // Removed below.
    }
    storage!.removeItem(key);
    return undefined;
  }

  const storedItems = () => storedKeys().flatMap((key) => stored(key) ?? []);

  /** Drops the oldest event of the lowest priority, if that is below the given one. */
  function dropOne(items: QueuedEvent[], priority: number): boolean {
    const lowest = Math.min(...items.map(({ event }) => priorityOf(event)));
    if (lowest >= priority) return false;
    const index = items.findIndex(({ event }) => priorityOf(event) === lowest);
    const [lost] = items.splice(index, 1);
    queue.remove(lost!.event.id);
    onLoss(lost!);
    return true;
  }

  /** Whether it could be stored, if need be in the place of events of lower priority. */
  function store(key: string, item: QueuedEvent): boolean {
    const text = JSON.stringify(item);
    for (;;)
      try {
        storage!.setItem(key, text);
        return true;
      } catch {
        if (!dropOne(sorted(storedItems()), priorityOf(item.event))) return false;
      }
  }

  const queue = {
    /** Oldest first. */
    read(): QueuedEvent[] {
      return sorted([...storedItems(), ...own.values()]);
    },
    /** Whether the event is stored; otherwise it waits in this tab. */
    add(item: QueuedEvent): boolean {
      const key = queuePrefix + item.event.id;
      const isStored = store(key, item);
      if (!isStored) own.set(key, item);
      const items = queue.read();
      while (!isWithinLimits(items) && dropOne(items, Infinity));
      return isStored;
    },
    remove(id: string) {
      own.delete(queuePrefix + id);
      storage?.removeItem(queuePrefix + id);
    },
    clear() {
      own.clear();
      for (const key of storedKeys()) storage!.removeItem(key);
    },
  };
  return queue;
}

const sorted = (items: QueuedEvent[]) => items.sort((a, b) => (a.event.id < b.event.id ? -1 : 1));

const isWithinLimits = (items: QueuedEvent[]) =>
  items.length <= queueLimits.events && JSON.stringify(items).length <= queueLimits.characters;
