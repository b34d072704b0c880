import { sharesOf } from "./networks.ts";

/**
 * Limits the number of tasks that take memory while they run, in one process. A single network gets only some of the slots, and
 * wider networks more, so that one client that never releases its slots cannot block the others.
 */
export function createSharedSlots({ all, perNetwork }: { all: number; perNetwork: number }) {
  const taken = new Map<string, number>();
  const change = (client: string, by: 1 | -1) => {
    const left = (taken.get(client) ?? 0) + by;
    if (left > 0) taken.set(client, left);
    else taken.delete(client);
  };
  return {
    /** Takes a slot and returns a function that releases it. Returns undefined when none is free for this address. */
    take(ip: string): (() => void) | undefined {
      const shares = [{ client: "", max: all }];
      for (const { client, factor } of sharesOf(ip))
        shares.push({ client, max: perNetwork * factor });
      if (shares.some(({ client, max }) => (taken.get(client) ?? 0) >= max)) return undefined;
      for (const { client } of shares) change(client, 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const { client } of shares) change(client, -1);
        isTaken = false;
      };
    },
  };
}
