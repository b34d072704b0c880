import { LRUCache } from "lru-cache";

/** Codes that a network may get wrong in a minute. */
export const wrongCodesPerMinute = 10;

/** Counts wrong codes by network, so that vouchers cannot be found by guessing. */
export function createVoucherGuesses() {
  const wrong = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true });
  return {
    isTooMany: (network: string) => (wrong.get(network) ?? 0) >= wrongCodesPerMinute,
    note: (network: string) => void wrong.set(network, (wrong.get(network) ?? 0) + 1),
  };
}
