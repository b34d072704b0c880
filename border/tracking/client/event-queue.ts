import { createStoredQueue, type QueueStorage } from "../../../platform/client/stored-queue.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import { queuePrefix } from "../tracking-contract.ts";
import { actPriority, priorityOf } from "../tracking-rules.ts";
import type { EventEnvelope } from "../tracking-schema.ts";

/** A pending event, with the fields that its batch states once for all its events. */
export interface QueuedEvent {
  site: string;
  session?: string;
  event: EventEnvelope;
  /** Set when a page that was left has handed the event to the browser: only an answer shows whether it arrived. */
  isHandedOver?: true;
}

/** Limits of pending events per browser, and of their characters: a tenth of what browsers store for a shop. */
export const queueLimits = { events: 300, characters: 500_000 } as const;

export type EventQueue = ReturnType<typeof createEventQueue>;

/**
 * Creates the queue of events that await the collector's answer, in the storage that all tabs share. Above the limits it drops
 * the oldest views, those of the lowest priority first. Where the storage is full, other events also make room for a purchase.
 * @param onLoss called with each dropped event
 */
export function createEventQueue(
  storage: QueueStorage | undefined,
  onLoss: (lost: QueuedEvent) => void,
) {
  const queue = createStoredQueue<QueuedEvent>(storage, queuePrefix, (name, text) => {
    try {
      const item = JSON.parse(text) as QueuedEvent;
      if (queuePrefix + item.event.id === name) return item;
    } catch {
      // The invalid entry is removed below.
    }
    // A script of the host has stored something else under this name.
    storage?.removeItem(name);
    return undefined;
  });

  /** Drops the oldest event of the lowest priority if that priority is below the given one. Reports whether it did. */
  function dropOne(items: QueuedEvent[], priority: number): boolean {
    const lowest = Math.min(...items.map(({ event }) => priorityOf(event)));
    if (lowest >= priority) return false;
    const index = items.findIndex(({ event }) => priorityOf(event) === lowest);
    const [lost] = items.splice(index, 1);
    queue.remove(lost!.event.id);
    onLoss(lost!);
    return true;
  }

  return {
    /** Returns the events, oldest first. */
    read: queue.read,
    /**
     * Stores an event, if necessary in place of events of lower priority. Reports whether it was stored; otherwise it waits in this
     * tab.
     */
    store(item: QueuedEvent): boolean {
      const { event } = item;
      const makeRoom = () => dropOne(queue.stored(), priorityOf(event));
      const isStored = queue.write(event.id, item, makeRoom);
      const items = queue.read();
      while (!isWithinLimits(items) && dropOne(items, actPriority));
      return isStored;
    },
    /** Marks events as handed to the browser, for the next page. */
    handOver(items: QueuedEvent[]) {
      for (const item of items) queue.write(item.event.id, { ...item, isHandedOver: true });
    },
    remove: queue.remove,
    clear: queue.clear,
  };
}

const isWithinLimits = (items: QueuedEvent[]) =>
  items.length <= queueLimits.events && jsonText(items).length <= queueLimits.characters;
