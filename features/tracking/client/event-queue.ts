import { createStoredQueue, type QueueStorage } from "../../../shared/client/stored-queue.ts";
import { queuePrefix } from "../tracking-contract.ts";
import { actPriority, priorityOf } from "../tracking-rules.ts";
import type { EventEnvelope } from "../tracking-schema.ts";

/** An event that waits, with what its batch says of all its events. */
export interface QueuedEvent {
  site: string;
  session?: string;
  event: EventEnvelope;
}

/** Most events that wait in one browser, and most characters: a tenth of what browsers store for a shop. */
export const queueLimits = { events: 300, characters: 500_000 } as const;

export type EventQueue = ReturnType<typeof createEventQueue>;

/**
 * Events that wait for the collector's answer, in the storage that all tabs share. Above the limits the oldest of what the shopper
 * looked at go, those of the lowest priority first. Where the storage is full, other events make room for a purchase, too.
 * @param onLoss gets each event that was dropped
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
      // Removed below.
    }
    // A script of the host has stored something else.
    storage?.removeItem(name);
    return undefined;
  });

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

  return {
    /** Oldest first. */
    read: queue.read,
    /** Whether the event is stored, if need be in the place of events of lower priority; otherwise it waits in this tab. */
    add(item: QueuedEvent): boolean {
      const { event } = item;
      const makeRoom = () => dropOne(queue.stored(), priorityOf(event));
      const isStored = queue.write(event.id, item, makeRoom);
      const items = queue.read();
      while (!isWithinLimits(items) && dropOne(items, actPriority));
      return isStored;
    },
    remove: queue.remove,
    clear: queue.clear,
  };
}

const isWithinLimits = (items: QueuedEvent[]) =>
  items.length <= queueLimits.events && JSON.stringify(items).length <= queueLimits.characters;
