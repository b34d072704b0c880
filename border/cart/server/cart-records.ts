import {
  sql,
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  type Selectable,
} from "kysely";
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
  /** The article that was requested by its product. */
  meantTcm: string | null;
  /** The moment until which these offers are valid. */
  validUntil: Date;
  /** A snapshot of the database in which the offers were as they are here. */
  snapshot: string;
}

export interface Question {
  /** A subquery of `ArticleOffer` rows that the site sells now. */
  sold: RawBuilder<ArticleOffer>;
  /** Further articles to read offers for. */
  named: string[];
  /** A subquery for the number of another article. */
  meant?: RawBuilder<string | null>;
  use?: KeyUse;
}

/** Rows as one list for each column; null without rows. */
type Columns<Row> = { [Name in keyof Row]: Row[Name][] | null };

/**
 * Reads a cart with the offers of its articles, in one statement so that they are consistent. Lists are read by column, because
 * PostgreSQL writes a hundred rows as JSON several times slower.
 */
export async function readRecord(
  database: Kysely<CartTables>,
  owner: CartOwner,
  at: Viewpoint,
  { sold, named, meant = sql`null::text`, use }: Question,
): Promise<CartRecord> {
  const { rows } = await sql<
    Pick<CartRecord, "id" | "revision" | "usedFor" | "meantTcm" | "snapshot"> & {
      entries: Columns<CartEntryRow>;
      offers: Columns<ArticleOffer> & { valid_until: string | null };
    }
  >`/* plan once */
    select cart.id, coalesce(cart.revision, 0) as revision, meant.tcm as "meantTcm",
      pg_current_snapshot()::text as snapshot,
      (select request_hash from cart_change
        where cart_id = cart.id and idempotency_key = ${use?.key ?? null}) as "usedFor",
      json_build_object('kind', entry.kinds, 'entry_key', entry.keys, 'product_id', entry.products, 'tcm', entry.tcms,
        'quantity', entry.quantities, 'interval_weeks', entry.intervals) as entries,
      (select json_build_object('tcm', array_agg(tcm), 'price', array_agg(price), 'was', array_agg(was),
          'stock', array_agg(stock), 'valid_until', min(valid_until))
        from (${sold}) offer where tcm = any(${named}::text[] || meant.tcm || entry.tcms)) as offers
    from (select ${meant} as tcm) meant left join cart on ${isOwnedBy(owner, at)}
      cross join lateral (
        select array_agg(kind) as kinds, array_agg(entry_key) as keys, array_agg(product_id) as products,
          array_agg(tcm) as tcms, array_agg(quantity) as quantities, array_agg(interval_weeks) as intervals
        from (select * from cart_entry where cart_id = cart.id order by added_at) stored) entry`.execute(
    database,
  );
  const { entries, offers, ...record } = rows[0]!;
  return {
    ...record,
    entries: entryRows(entries),
    offers: offerRows(offers),
    named: record.meantTcm ? [...named, record.meantTcm] : named,
    validUntil: momentOf(offers.valid_until),
  };
}

/** The last moment that a `Date` can hold. */
const never = new Date(8.64e15);

const momentOf = (text: string | null) =>
  text === null || text === "infinity" ? never : new Date(text);

const entryRows = ({ kind, ...columns }: Columns<CartEntryRow>): CartEntryRow[] =>
  (kind ?? []).map((of, row) => ({
    kind: of,
    entry_key: columns.entry_key![row]!,
    product_id: columns.product_id![row]!,
    tcm: columns.tcm![row]!,
    quantity: columns.quantity![row]!,
    interval_weeks: columns.interval_weeks![row]!,
  }));

const offerRows = ({ tcm, price, was, stock }: Columns<ArticleOffer>): ArticleOffer[] =>
  (tcm ?? []).map((article, row) => ({
    tcm: article,
    price: price![row]!,
    was: was![row]!,
    stock: stock![row]!,
  }));

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
