import { LRUCache } from "lru-cache";
import type { MemoryUse } from "../../../platform/http/memory-use.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { entriesAfter } from "./cart-entries.ts";
import { isCustomer, type CartCustomer, type CartOwner } from "./cart-owner.ts";
import type { CartQuestion, CartRepository, StoredCart } from "./cart-repository.ts";

/** Measured bytes of a cart and of an entry in memory, and the maximum of all. */
const bytesOfCart = 425;
const bytesOfEntry = 150;
const maxBytes = 26_000_000;

/** A cart that another process has changed is read for an hour: behind a proxy that spreads a shopper's requests, each write would fail. */
type Remembered = StoredCart | "changed elsewhere";

const readFor = 3_600_000;

/**
 * Remembers carts as this process read or wrote them last: for changes, which the write itself confirms, and as a hint for reads.
 */
export function rememberCarts(carts: CartRepository): CartRepository & { memory(): MemoryUse } {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: maxBytes,
    sizeCalculation: (cart) =>
      bytesOfCart + (cart === "changed elsewhere" ? 0 : bytesOfEntry * cart.entries.length),
  });

  function lastKnown(owner: CartOwner, at: Viewpoint): StoredCart | undefined {
    const cart = remembered.get(keyOf(owner, at));
    return typeof cart === "object" ? cart : undefined;
  }

  function known({ owner, at, mayBeUnconfirmed }: CartQuestion): StoredCart | undefined {
    const cart = mayBeUnconfirmed ? lastKnown(owner, at) : undefined;
    return cart && { ...cart, isUnconfirmed: true };
  }

  function remember(owner: CartOwner, at: Viewpoint, cart: StoredCart, isOwn: boolean) {
    if (at.isPreview) return;
    const key = keyOf(owner, at);
    if (cart.id === null) return void remembered.delete(key);
    const before = remembered.peek(key);
    if (before === "changed elsewhere") return;
    const grown = before ? cart.revision - before.revision : 0;
    if (grown < 0) return;
    if (grown > 0 && !isOwn) remembered.set(key, "changed elsewhere", { ttl: readFor });
    else remembered.set(key, { ...cart, usedFor: null });
  }

  return {
    ...carts,
    lastKnown,
    async read(questions) {
      const found = questions.map(known);
      const asked = questions.filter((_, place) => !found[place]);
      const read = asked.length > 0 ? await carts.read(asked) : [];
      for (const [place, { owner, at }] of asked.entries())
        remember(owner, at, read[place]!, false);
      return found.map((cart) => cart ?? read.shift()!);
    },
    async write(changes) {
      const outcomes = await carts.write(changes);
      for (const [place, { owner, at, cart, change }] of changes.entries()) {
        const written = outcomes[place];
        if (!written) continue;
        const { id, revision, secret } = written;
        const entries = entriesAfter(cart.entries, change);
        const holder = isCustomer(owner) ? owner : { secret };
        remember(holder, at, { id, revision, entries, usedFor: null }, true);
      }
      return outcomes;
    },
    async merge(merge) {
      remembered.delete(keyOf(merge.customer, merge.at));
      return carts.merge(merge);
    },
    async removeOrdered(cart, at, ordered) {
      await carts.removeOrdered(cart, at, ordered);
      // A guest's cart is named by its id; its next change is refused once.
      if ("customerId" in cart.owner) remembered.delete(keyOf(cart.owner, at));
    },
    memory: () => ({ part: "carts", bytes: remembered.calculatedSize, limit: maxBytes }),
  };
}

const keyOf = (owner: CartOwner | Pick<CartCustomer, "customerId">, { site }: Viewpoint) =>
  `${site.code} ${"customerId" in owner ? owner.customerId : owner.secret}`;
