import type { Selectable } from "kysely";
import type { CartEntryKind } from "../cart-change.ts";
import type { ArticleOffer } from "./cart-catalogue.ts";
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
