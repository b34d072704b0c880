import { sharesOf } from "./networks.ts";

/**
 * Places for what takes memory while it is under way, in one process. One network gets only some of them, wider ones more, so that
 * nobody who holds places without end keeps the others out.
 */
export function createSharedPlaces({ all, perNetwork }: { all: number; perNetwork: number }) {
  const taken = new Map<string, number>();
  const change = (whom: string, by: 1 | -1) => {
    const left = (taken.get(whom) ?? 0) + by;
    if (left > 0) taken.set(whom, left);
    else taken.delete(whom);
  };
  return {
    /** Takes a place and returns what gives it back; nothing when there is none for this address. */
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
