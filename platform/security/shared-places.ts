import { sharesOf } from "./networks.ts";

/**
 * Limits the number of tasks that take memory while they run, in one process. A single network gets only some of the slots, and
 * wider networks more, so that one client that never releases its slots cannot block the others.
 */
export function createSharedPlaces({ all, perNetwork }: { all: number; perNetwork: number }) {
  const taken = new Map<string, number>();
  const change = (whom: string, by: 1 | -1) => {
    const left = (taken.get(whom) ?? 0) + by;
    if (left > 0) taken.set(whom, left);
    else taken.delete(whom);
  };
  return {
    /** Takes a slot and returns a function that releases it. Returns undefined when none is free for this address. */
    take(ip: string): (() => void) | undefined {
      const shares = [{ whom: "", most: all }];
      for (const { whom, factor } of sharesOf(ip)) shares.push({ whom, most: perNetwork * factor });
      if (shares.some(({ whom, most }) => (taken.get(whom) ?? 0) >= most)) return undefined;
      for (const { whom } of shares) change(whom, 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const { whom } of shares) change(whom, -1);
        isTaken = false;
      };
    },
  };
}
