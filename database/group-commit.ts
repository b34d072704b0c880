import { DatabaseUnavailableError } from "./unavailable.ts";

export interface GroupCommitOptions<Item, Outcome> {
  /** Stores items in one transaction, and gives what became of each, in their order. */
  store(items: Item[]): Promise<readonly Outcome[]>;
  /** What one item is of a group's size. */
  sizeOf?(item: Item): number;
  /** The size of a group at most, unless one item is larger. */
  most?: number;
}

interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Items that arrive while a transaction is under way share the next one: waiting for the disk once for many is what makes durable
 * answers fast.
 */
export function createGroupCommit<Item, Outcome>({
  store,
  sizeOf = () => 1,
  most = 1_000,
}: GroupCommitOptions<Item, Outcome>) {
  const waiting: Waiting<Item, Outcome>[] = [];
  let working: Promise<void> | undefined;

  async function work() {
    // Requests that are read in the same turn of the event loop begin together.
    await new Promise(setImmediate);
    while (waiting.length > 0) await commit(nextGroup());
    working = undefined;
  }

  function nextGroup() {
    const group: Waiting<Item, Outcome>[] = [];
    let size = 0;
    while (waiting[0] && (group.length === 0 || size + sizeOf(waiting[0].item) <= most)) {
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
      // What the database does not take of one item must not keep the others out.
      const isSplit = group.length > 1 && !(error instanceof DatabaseUnavailableError);
      if (isSplit) for (const each of group) await commit([each]);
      else for (const { reject } of group) reject(error);
    }
  }

  return {
    /** Gives what became of the item when it is durable; fails as its transaction did. */
    add: (item: Item): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        working ??= work();
      }),
    /** Resolves when nothing waits. */
    idle: async () => working,
  };
}
