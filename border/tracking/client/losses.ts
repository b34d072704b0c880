import { lostEventsKey } from "../tracking-contract.ts";
import { lostPagesKey } from "./lost-pages.ts";

/** Losses of a browser's tracking since its last report. */
export interface UnreportedLosses {
  lost_pages: number;
  lost_events: number;
}

const keys = { lost_pages: lostPagesKey, lost_events: lostEventsKey };

type LossStorage = Pick<Storage, "getItem" | "setItem">;

/** Counts the events that this browser dropped, where storage allows it; `countLostPage` counts lost pages. */
export function createLosses(storage: LossStorage | undefined) {
  const read = (name: keyof UnreportedLosses) =>
    Math.max(0, parseInt(storage?.getItem(keys[name]) ?? "") || 0);
  function write(name: keyof UnreportedLosses, count: number) {
    try {
      storage?.setItem(keys[name], String(count));
    } catch {
      // The storage is full: this loss is not reported.
    }
  }
  const names = Object.keys(keys) as (keyof UnreportedLosses)[];

  return {
    add(losses: Partial<UnreportedLosses>) {
      for (const name of names) if (losses[name]) write(name, read(name) + losses[name]);
    },
    /** Returns the losses and resets them to 0. */
    take(): UnreportedLosses {
      const losses = { lost_pages: read("lost_pages"), lost_events: read("lost_events") };
      for (const name of names) write(name, 0);
      return losses;
    },
  };
}
