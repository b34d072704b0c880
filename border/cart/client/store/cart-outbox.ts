import { createStoredQueue, type QueueStorage } from "../../../../platform/client/stored-queue.ts";
import { targetOf } from "../../cart-change.ts";
import { cartOutboxKey } from "../../cart-contract.ts";
import type { CartChange, CartError, CartArticle, Subscription } from "../../cart-schema.ts";
import { parsed } from "../../../../platform/shared/foreign.ts";
import { isLike } from "../../../../platform/shared/content/is-like.ts";
import { isCartArticle, isCartChange } from "./read-cart.ts";

/** A pending change: the server has not answered it yet. */
export interface PendingChange {
  /** Idempotency key by which the server recognises a repeated change. */
  key: string;
  change: CartChange;
  /** Time of the shopper's action, in milliseconds since 1970. */
  at: number;
  /** Data of the entry that it restores. */
  known?: CartArticle | Subscription;
  /** Set once a request was sent: the server may have made the change, so no newer change replaces it. */
  isSent?: boolean;
  /** Reason of the refusal, stored just before the change is removed, so that other tabs learn of it. */
  error?: CartError;
}

/** Parses an item of the storage; undefined when this release does not understand it. */
export function pendingChangeIn(
  name: string,
  text: string | null | undefined,
): PendingChange | undefined {
  const item = parsed(text);
  return isPendingChange(item) && name === cartOutboxKey + item.key ? item : undefined;
}

const isPendingChange = (item: unknown): item is PendingChange =>
  isLike(item, { key: "", at: 0, change: {} }) &&
  isCartChange(item.change) &&
  (!("known" in item) || isCartArticle(item.known)) &&
  (!("error" in item) || isLike(item.error, { error: "" }));

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Creates the queue of pending changes, in the order in which the shopper made them. All tabs of a browser share it, and it
 * outlives each tab.
 */
export function createOutbox(storage: QueueStorage | undefined, newKey: () => string) {
  const queue = createStoredQueue(storage, cartOutboxKey, pendingChangeIn);

  const outbox = {
    read: () => queue.read().filter(({ error }) => !error),
    add(change: CartChange, now: number, known?: PendingChange["known"]): PendingChange {
      // Later than all pending changes, even if the clock was set back.
      const at = Math.max(now, (outbox.read().at(-1)?.at ?? 0) + 1);
      const item = { key: `${String(at).padStart(15, "0")}-${newKey()}`, change, at, known };
      outbox.write(item);
      return item;
    },
    write: (item: PendingChange) => queue.write(item.key, item),
    has: queue.has,
    /** Removes a change that the server has answered. Other tabs learn why it was refused. */
    settle(item: PendingChange, error?: CartError) {
      if (error) outbox.write({ ...item, error });
      queue.remove(item.key);
    },
  };
  return outbox;
}

/**
 * Returns the changes that the next request settles: the change that it sends comes last, after superseded values of the same
 * target.
 */
export function nextChanges(items: PendingChange[]): PendingChange[] {
  const [first] = items;
  if (!first || "addArticle" in first.change) return items.slice(0, 1);
  const end = items.findIndex(
    ({ change }, index) => placeOf(change) !== placeOf(first.change) || items[index - 1]?.isSent,
  );
  return items.slice(0, end < 0 ? items.length : end);
}

/**
 * Returns the target of a change. Changes with the same target set one value of one entry: a newer change replaces an older one.
 */
function placeOf(change: CartChange): string {
  const { kind, key } = targetOf(change);
  return [...Object.keys(change), kind, key].join();
}
