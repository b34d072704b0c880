import { LRUCache } from "lru-cache";
import type { MemoryUse } from "../../../platform/http/memory-use.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { ChangedOffer } from "./cart-catalogue.ts";
import { isCustomer, type CartOwner } from "./cart-owner.ts";
import type { CartRecord } from "./cart-records.ts";

/** Which offers a statement saw changed, and its snapshot of the database. */
export interface SeenChanges {
  snapshot: string;
  changed: ChangedOffer[];
}

/** All that have changed since an earlier snapshot. */
export interface OfferChanges extends SeenChanges {
  since: string;
}

/** Milliseconds without news of offers after which all is forgotten: the catalogue stores their changes for an hour. */
const maxSilence = 300_000;
/** Measured bytes of an entry or offer in memory, and the most that all may take. */
const bytesOfRow = 134;
const maxBytes = 26_000_000;
const maxChanged = 10_000;
const maxProducts = 10_000;
/** While less than half of the known carts prove unchanged, one in so many is used, to see whether that is still so. */
const sample = 16;
const trustBounds = { least: -4, most: 20 };

/** Undefined for a cart that is not kept. */
type Key = string | undefined;

interface Known {
  record: CartRecord;
  readAt: Date;
  /** Number of transactions that its snapshot saw completed. */
  completed: number;
  articles: Set<string>;
}

interface Position {
  snapshot: string;
  completed: number;
  /** The number of completed transactions from which on `changedAt` holds every change. Older carts cannot be used. */
  from: number;
  /** `performance.now` */
  at: number;
}

/**
 * Carts as this process read or wrote them last. The database confirms that neither the cart nor the offers
 * of its articles have changed since, in the statement that writes: so a change takes one statement instead of two. It takes three
 * where another process has changed the cart; where that is the rule, as behind a proxy that spreads the requests of a shopper,
 * carts are read.
 */
export class KnownCarts {
  private readonly carts = new LRUCache<string, Known>({
    maxSize: maxBytes,
    sizeCalculation: ({ record: { entries, offers, named } }) =>
      bytesOfRow * (1 + entries.length + offers.length + named.length),
  });
  /** Articles of products. A change of them counts as one of all offers. */
  private readonly products = new LRUCache<number, string[]>({ max: maxProducts });
  /** The newest snapshot up to which `changedAt` holds every change. */
  private position: Position | undefined;
  /** By market and article, the number of completed transactions at which its offers had changed. */
  private readonly changedAt = new Map<string, number>();
  /** Known carts that proved unchanged less those that did not, within bounds. */
  private trust = trustBounds.most;
  private asked = 0;

  /** Returns a cart, if it holds all that is needed to decide on a change that names these articles, or only a product. */
  find(key: Key, at: Viewpoint, named: string[], productId?: number): CartRecord | undefined {
    const { position } = this;
    if (!position || key === undefined) return undefined;
    if (performance.now() - position.at > maxSilence) return this.clear();
    const known = this.carts.get(key);
    if (!known || (this.trust < 0 && this.asked++ % sample > 0)) return undefined;
    const { record, readAt, articles } = known;
    const isInTime = readAt <= at.now && at.now < record.validUntil;
    const meant = productId === undefined ? [] : this.products.get(productId);
    if (!meant) return undefined;
    const all = [...named, ...meant];
    const holdsAll = all.every((tcm) => articles.has(tcm));
    if (!isInTime || !holdsAll || this.hasChanged(known, at)) return undefined;
    return { ...record, usedFor: null, named: all, meant, snapshot: position.snapshot };
  }

  /**
   * Keeps a cart that was read or written at a moment, unless one of its articles has no offer: nothing says when it gets one. Of a
   * product that a change names some may have none.
   */
  keep(key: Key, at: Viewpoint, record: CartRecord, productId?: number) {
    if (key === undefined) return;
    const { entries, offers, named, meant } = record;
    const articles = new Set(offers.map(({ tcm }) => tcm));
    const isWhole = entries.every(({ tcm }) => tcm === null || articles.has(tcm));
    for (const tcm of meant) articles.add(tcm);
    if (!isWhole || !named.every((tcm) => articles.has(tcm))) return this.forget(key);
    const completed = completedIn(record.snapshot);
    const { snapshot } = record;
    this.position ??= { snapshot, completed, from: completed, at: performance.now() };
    const earliest = this.carts.peek(key)?.completed ?? this.position.from;
    if (completed < earliest) return;
    if (productId !== undefined) this.products.set(productId, meant);
    this.carts.set(key, { record, readAt: at.now, completed, articles });
  }

  forget(key: Key) {
    if (key !== undefined) this.carts.delete(key);
  }

  /** Notes whether a cart that was found proved unchanged; otherwise it is forgotten. */
  prove(key: Key, isUnchanged: boolean) {
    if (!isUnchanged) this.forget(key);
    const trust = this.trust + (isUnchanged ? 1 : -1);
    this.trust = Math.max(trustBounds.least, Math.min(trustBounds.most, trust));
  }

  /** Notes changes of offers. */
  note({ since, snapshot, changed }: OfferChanges) {
    const { position } = this;
    const completed = completedIn(snapshot);
    const isNext = position && completedIn(since) <= position.completed;
    if (!isNext || completed < position.completed) return;
    const isAll = changed.some(({ tcm }) => tcm === null) || this.changedAt.size > maxChanged;
    if (isAll) this.clear();
    else for (const offer of changed) this.changedAt.set(nameOf(offer), completed);
    const from = isAll ? completed : position.from;
    this.position = { snapshot, completed, from, at: performance.now() };
  }

  get memory(): MemoryUse {
    return { part: "carts", bytes: this.carts.calculatedSize, limit: maxBytes };
  }

  private hasChanged({ completed, articles }: Known, { site }: Viewpoint): boolean {
    if (this.changedAt.size === 0) return false;
    return articles
      .values()
      .some((tcm) => (this.changedAt.get(nameOf({ market: site.market, tcm })) ?? 0) > completed);
  }

  private clear(): undefined {
    this.carts.clear();
    this.products.clear();
    this.changedAt.clear();
    this.position = undefined;
  }
}

const nameOf = ({ market, tcm }: ChangedOffer) => `${market} ${tcm}`;

/** Returns the key of an owner's cart; undefined when there is none, and in a preview. */
export function keyOfCart(owner: CartOwner, { site, isPreview }: Viewpoint): Key {
  if (isPreview) return undefined;
  if (isCustomer(owner)) return `${site.code} ${owner.customerId}`;
  return owner.secret && `${site.code} ${owner.secret}`;
}

/** Returns the key of what a new cart is begun with. */
export const keyOfNewCart = (
  { site, isPreview }: Viewpoint,
  { tcm, productId }: { tcm?: string; productId?: number },
): Key => (isPreview ? undefined : `${site.code} new ${tcm ?? ""} ${productId ?? ""}`);

/**
 * Returns how many transactions a snapshot saw completed. Of two snapshots of one database, the later one has seen all that the
 * earlier one has.
 */
export function completedIn(snapshot: string): number {
  const [, next, running] = snapshot.split(":");
  return Number(next) - (running ? running.split(",").length : 0);
}
