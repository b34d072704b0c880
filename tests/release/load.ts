import { setTimeout as sleep } from "node:timers/promises";

/** A shopper's visit, repeated until the load ends. */
type Visit = () => Promise<unknown>;

/** Lets shoppers repeat their visits at the same time. */
export function startLoad(shoppers: Record<string, Visit>) {
  const rounds = new Map<string, number>();
  const failures = new Set<string>();
  let isStopped = false;
  const running = Object.entries(shoppers).map(async ([name, visit]) => {
    while (!isStopped) {
      await visit().catch((error: Error) =>
        failures.add(`${name}: ${error.message} ${String(error.cause ?? "")}`),
      );
      rounds.set(name, (rounds.get(name) ?? 0) + 1);
      await sleep(50);
    }
  });
  return {
    /** Why visits failed, without repetitions. */
    failures,
    /** Resolves when each shopper has repeated the visit so many times more. */
    async rounds(count: number) {
      const before = new Map(rounds);
      const isDone = (name: string) => (rounds.get(name) ?? 0) >= (before.get(name) ?? 0) + count;
      while (!Object.keys(shoppers).every(isDone)) await sleep(50);
    },
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
