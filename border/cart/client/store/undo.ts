import type { DeletedEntry, RemovedEntry } from "../../deleted-entries.ts";

/** Milliseconds for which a removed entry can be restored. */
const restorableFor = 10_000;

/** Tracks the removed entries that can be restored. `update` applies a function to the list that is shown. */
export function createUndo(update: (change: (deleted: DeletedEntry[]) => DeletedEntry[]) => void) {
  const without = (entry: RemovedEntry) =>
    update((deleted) => deleted.filter((other) => other !== entry));
  return {
    /** Makes an entry restorable; replaces the same entry if it was removed before. */
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
