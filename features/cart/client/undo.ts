import type { DeletedEntry, RemovedEntry } from "../deleted-entries.ts";

/** Milliseconds for which a removed entry can be restored. */
const restorableFor = 10_000;

/** The removed entries that can be restored. `update` applies a function to the shown list. */
export function createUndo(update: (change: (deleted: DeletedEntry[]) => DeletedEntry[]) => void) {
  const without = (entry: RemovedEntry) =>
    update((deleted) => deleted.filter((other) => other !== entry));
  return {
    /** Makes an entry restorable, in the place of the same one that was removed before. */
    add(removed: RemovedEntry): DeletedEntry {
      const entry = { ...removed, until: Date.now() + restorableFor };
      const isSame = ({ kind, key }: DeletedEntry) => kind === entry.kind && key === entry.key;
      update((deleted) => [...deleted.filter((other) => !isSame(other)), entry]);
      setTimeout(() => without(entry), restorableFor);
      return entry;
    },
    withdraw: without,
  };
}
