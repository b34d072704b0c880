import type { CartEntryKind } from "../cart-change.ts";

/** An entry of a cart as it is stored. `entry_key` is unique within its kind. */
export interface StoredEntry {
  kind: CartEntryKind;
  entry_key: string;
  /** Public number of its product, as text. */
  product_id: string | null;
  tcm: string | null;
  quantity: number;
  interval_weeks: number | null;
}

/** Effect of a change on the entries. */
export interface EntryChange {
  /** Added, or replaces the entry with the same key. */
  put?: StoredEntry;
  remove: StoredEntry[];
}

/** Returns the entries after a change, a new one as the last. */
export function entriesAfter(entries: StoredEntry[], { put, remove }: EntryChange): StoredEntry[] {
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

export const isCounted = ({ kind }: Pick<StoredEntry, "kind">) => isCountedKind[kind];

export const isSame = (a: Pick<StoredEntry, "kind" | "entry_key">, b: typeof a) =>
  a.kind === b.kind && a.entry_key === b.entry_key;
