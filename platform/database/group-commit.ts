import { DatabaseUnavailableError } from "./unavailable.ts";

export interface GroupCommitOptions<Item, Outcome> {
  /** Stores items in one transaction and returns their outcomes, in the same order. */
  store(items: Item[]): Promise<readonly Outcome[]>;
  /** Returns how much an item adds to the size of its group; 1 by default. */
  sizeOf?(item: Item): number;
  /** Maximum size of a group, unless a single item is larger. */
  maxSize?: number;
  /**
   * Milliseconds after which the next group starts although one is not done, for items whose order does not matter: a connection that
   * died silently stops only its own group. Without it, groups are stored in sequence.
   */
  overlapAfter?: number;
}

interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Batches concurrent writes, or reads: items that arrive during a statement or transaction share the next one. Waiting once for the
 * disk on behalf of many is what makes durable writes fast.
 */
export function createGroupCommit<Item, Outcome>({
  store,
  sizeOf = () => 1,
  maxSize = 1_000,
  overlapAfter,
}: GroupCommitOptions<Item, Outcome>) {
  const waiting: Waiting<Item, Outcome>[] = [];
  let working: Promise<void> | undefined;

  async function work() {
    // Requests that are read in the same turn of the event loop share a transaction.
    await new Promise(setImmediate);
    while (waiting.length > 0) await started(commit(nextGroup()));
    working = undefined;
  }

  /** Resolves when a group is done, or when the next one may start. */
  async function started(group: Promise<void>) {
    if (overlapAfter === undefined) return group;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, overlapAfter);
    await Promise.race([group, promise]);
    clearTimeout(timer);
  }

  function nextGroup() {
    const group: Waiting<Item, Outcome>[] = [];
    let size = 0;
    while (waiting[0] && (group.length === 0 || size + sizeOf(waiting[0].item) <= maxSize)) {
      const next = waiting.shift()!;
      size += sizeOf(next.item);
      group.push(next);
    }
    return group;
  }

  async function commit(group: Waiting<Item, Outcome>[]) {
    try {
      const outcomes = await store(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(outcomes[index]!);
    } catch (error) {
      // An item that the database rejects must not prevent the others from being stored.
      const isSplit = group.length > 1 && !(error instanceof DatabaseUnavailableError);
      if (isSplit) for (const each of group) await commit([each]);
      else for (const { reject } of group) reject(error);
    }
  }

  return {
    /** Resolves to the outcome of the item when it is durable. Rejects when its transaction failed. */
    add: (item: Item): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        working ??= work();
      }),
    /** Resolves when no item is waiting; with `overlapAfter`, groups may not be done. */
    idle: async () => working,
  };
}
