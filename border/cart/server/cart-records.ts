import { sql, type QueryExecutorProvider, type Selectable } from "kysely";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { CartEntryKind } from "../cart-change.ts";
import type { ArticleOffer } from "./cart-catalogue.ts";
import { expiryOf, isOwnedBy, nextRevision, type CartOwner } from "./cart-owner.ts";
import type { CartTables } from "./cart-tables.ts";

/** A stored cart entry. `entry_key` is unique within its kind. */
export type CartEntryRow = Pick<
  Selectable<CartTables["cart_entry"]>,
  "kind" | "entry_key" | "product_id" | "tcm" | "quantity" | "interval_weeks"
>;

/** Effect of a change on the entries. */
export interface EntryChange {
  /** Added, or replaces the entry with the same key. */
  put?: CartEntryRow;
  remove: CartEntryRow[];
}

/** The idempotency key of a change, which is made once however often it is sent. */
export interface KeyUse {
  /** As stored in the database. */
  key: string;
  /** Hash of the change. */
  hash: string;
}

/** An owner's cart at one moment; without an id the owner has none. */
export interface CartRecord {
  id: string | null;
  revision: number;
  /** Hash of the change that used the key before. */
  usedFor: string | null;
  entries: CartEntryRow[];
  /** Offers for everything in the cart, and for the named articles. */
  offers: ArticleOffer[];
  /** Further articles whose offers count for a decision. */
  named: string[];
  /** Those of them that are the articles of the product which a change names, in their order. They need not be sold. */
  meant: string[];
  /** The moment until which these offers are valid. */
  validUntil: Date;
  /** A snapshot of the database in which the offers were as they are here. */
  snapshot: string;
}

/**
 * Empties a cart for an order, in the caller's transaction, unless it has changed since this revision; returns whether it did. The
 * cart itself stays, with the keys of its changes: a change that is sent again is not made again.
 */
export async function emptyRecord(
  transaction: QueryExecutorProvider,
  owner: CartOwner,
  at: Viewpoint,
  revision: number,
): Promise<boolean> {
  const { rows } = await sql`/* plan once */ with held as (
      update cart set changed_at = ${at.now}, expires_at = ${expiryOf(at)}, revision = ${nextRevision}
      where revision = ${revision} and ${isOwnedBy(owner, at)} returning id),
    removed as (delete from cart_entry using held where cart_id = held.id)
    select id from held`.execute(transaction);
  return rows.length === 1;
}

/** Returns the entries after a change, a new one as the last. */
export function changed(entries: CartEntryRow[], { put, remove }: EntryChange): CartEntryRow[] {
  const stay =
    remove.length === 0
      ? entries
      : entries.filter((entry) => !remove.some((other) => isSame(entry, other)));
  if (!put) return stay;
  const place = stay.findIndex((entry) => isSame(entry, put));
  return place < 0 ? [...stay, put] : stay.with(place, put);
}

/** Whether entries of a kind count towards the maximum number of entries. */
const isCountedKind: Record<CartEntryKind, boolean> = {
  article: true,
  freeArticle: false,
  giftCard: true,
  partnerProduct: true,
  subscription: true,
  voucher: false,
};

export const isCounted = ({ kind }: Pick<CartEntryRow, "kind">) => isCountedKind[kind];

export const isSame = (a: Pick<CartEntryRow, "kind" | "entry_key">, b: typeof a) =>
  a.kind === b.kind && a.entry_key === b.entry_key;
