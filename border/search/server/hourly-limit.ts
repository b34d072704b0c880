import { LRUCache } from "lru-cache";

/**
 * Different searches of a network that count per hour, and as many clicks, so that a program with random texts can neither fill
 * the database nor crowd out others in the queue.
 */
const maxOfNetwork = 100;
const maxNetworks = 10_000;

/** Returns a function that reports whether a network may count for one more text in this hour. */
export function hourlyLimit() {
  const texts = new LRUCache<string, number>({ max: maxNetworks });
  let hour = "";
  return (network: string, now: Date): boolean => {
    const current = now.toISOString().slice(0, "2026-11-21T12".length);
    if (current !== hour) texts.clear();
    hour = current;
    const counted = texts.get(network) ?? 0;
    texts.set(network, counted + 1);
    return counted < maxOfNetwork;
  };
}
