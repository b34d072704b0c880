import { entryMeantBy } from "../cart-change.ts";
import { cartOutboxKey } from "../cart-contract.ts";
import type { CartArticle, CartChange, CartError } from "../cart-schema.ts";

/** A change that the server has not answered yet. */
export interface WaitingChange {
  /** Tells the server that it is the same change when it comes again. */
  key: string;
  change: CartChange;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** The article that it brings back. */
  known?: CartArticle;
  /** A request was made, so that the server may have done it: no newer one takes its place. */
  isSent?: boolean;
  /** Why it was refused: the last that other tabs hear of it. */
  error?: CartError;
}

export type CartStorage = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/**
 * The changes that wait, in the order in which they were made. All tabs of a browser share them, and they outlive each of
 * them. What the storage does not take stays in this tab.
 */
export function createOutbox(storage: CartStorage | undefined, newKey: () => string) {
  const own = new Map<string, string>();

  function names(): string[] {
    const stored = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage!.key(index)!);
    const waiting = stored.filter((name) => name.startsWith(cartOutboxKey));
    return [...new Set([...waiting, ...own.keys()])];
  }

  const outbox = {
    read(): WaitingChange[] {
      return names()
        .sort()
        .map((name) => parseWaiting(name, own.get(name) ?? storage?.getItem(name)))
        .filter((item) => item !== undefined && !item.error) as WaitingChange[];
    },
    add(change: CartChange, now: number, known?: CartArticle): WaitingChange {
      // Later than what waits already, whatever the clock says.
      const at = Math.max(now, (outbox.read().at(-1)?.at ?? 0) + 1);
      const item = { key: `${String(at).padStart(15, "0")}-${newKey()}`, change, at, known };
      outbox.write(item);
      return item;
    },
    write(item: WaitingChange) {
      const name = cartOutboxKey + item.key;
      const text = JSON.stringify(item);
      try {
        if (!storage) throw new Error("forbidden");
        storage.setItem(name, text);
      } catch {
        own.set(name, text);
      }
    },
    has: (key: string) => names().includes(cartOutboxKey + key),
    /** Takes out what was answered. Other tabs hear why it was refused. */
    settle(item: WaitingChange, error?: CartError) {
      if (error) outbox.write({ ...item, error });
      own.delete(cartOutboxKey + item.key);
      storage?.removeItem(cartOutboxKey + item.key);
    },
  };
  return outbox;
}

/** Reads an item of the storage; undefined when it is none that this release understands. */
export function parseWaiting(
  name: string,
  text: string | null | undefined,
): WaitingChange | undefined {
  const item = parse<WaitingChange>(text);
  if (!item || name !== cartOutboxKey + item.key || typeof item.at !== "number") return undefined;
  const [asked, ...others] = Object.values(item.change ?? {}) as unknown[];
  return typeof asked === "object" && asked && others.length === 0 ? item : undefined;
}

export function parse<T>(text: string | null | undefined): T | undefined {
  try {
    return (JSON.parse(text ?? "") as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What the next request answers: what it sends, last, and before it older values of the same entry that were never sent. */
export function nextChanges(items: WaitingChange[]): WaitingChange[] {
  const [first] = items;
  if (!first || "addArticle" in first.change) return items.slice(0, 1);
  const end = items.findIndex(
    ({ change }, index) => placeOf(change) !== placeOf(first.change) || items[index - 1]?.isSent,
  );
  return items.slice(0, end < 0 ? items.length : end);
}

/** Changes of one place give one entry one value: a newer one replaces an older one. */
function placeOf(change: CartChange): string {
  const { kind, key } = entryMeantBy(change);
  return [...Object.keys(change), kind, key].join();
}
