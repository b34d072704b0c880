import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import type { CartEntryKind } from "../cart-change.ts";
import {
  expiryOf,
  idOf,
  isCustomer,
  isOwnedBy,
  nextRevision,
  type CartOwner,
} from "./cart-owner.ts";
import { newSecret } from "../../../security/secrets.ts";
import type { ArticleOffer } from "./cart-catalogue.ts";
import type { CartTables } from "./cart-tables.ts";

/** An entry of a cart as the database stores it. `entry_key` is its identity within its kind. */
export type CartEntryRow = Pick<
  Selectable<CartTables["cart_entry"]>,
  "kind" | "entry_key" | "product_id" | "tcm" | "quantity" | "interval_weeks"
>;

/** What a change does to the entries. */
export interface EntryChange {
  /** Comes, or takes the place of the one with its key. */
  put?: CartEntryRow;
  remove: CartEntryRow[];
}

/** A key that a change carries, so that it is done once however often it is sent. */
export interface KeyUse {
  /** As the database stores it. */
  key: string;
  /** Of the change. */
  hash: string;
}

/** An owner's cart as it is at one moment; without an id there is none. */
export interface CartRecord {
  id: string | null;
  revision: number;
  /** What the key was used for before. */
  usedFor: string | null;
  entries: CartEntryRow[];
  /** Of everything that lies in the cart, and of the articles that were named. */
  offers: ArticleOffer[];
  /** The article that was asked for by its product. */
  meantTcm: string | null;
}

export interface Question {
  /** A table of `ArticleOffer` rows: what the site sells now. */
  sold: RawBuilder<ArticleOffer>;
  /** Further articles whose offers are wanted. */
  named: string[];
  /** The number of another one, as a subquery. */
  meant?: RawBuilder<string | null>;
  use?: KeyUse;
}

/** Reads a cart with the offers of its articles, in one statement: they belong together. */
export async function readRecord(
  database: Kysely<CartTables>,
  owner: CartOwner,
  at: Viewpoint,
  { sold, named, meant = sql`null::text`, use }: Question,
): Promise<CartRecord> {
  const { rows } = await sql<CartRecord>`/* plan once */
    select cart.id, coalesce(cart.revision, 0) as revision, meant.tcm as "meantTcm",
      (select request_hash from cart_change
        where cart_id = cart.id and idempotency_key = ${use?.key ?? null}) as "usedFor",
      coalesce((select json_agg(entry) from (
        select kind, entry_key, product_id, tcm, quantity, interval_weeks
        from cart_entry where cart_id = cart.id order by added_at) entry), '[]') as entries,
      coalesce((select json_agg(offer) from (${sold}) offer where tcm = any(
        ${named}::text[] || meant.tcm || array(select tcm from cart_entry where cart_id = cart.id))), '[]') as offers
    from (select ${meant} as tcm) meant left join cart on ${isOwnedBy(owner, at)}`.execute(
    database,
  );
  return rows[0]!;
}

/** A cart after a change; the secret is that of a guest's cart. */
export interface Written {
  revision: number;
  secret?: string;
}

/**
 * Writes a change of a cart that was read before, and the key that it carries, in one statement; a guest's first cart opens
 * with the owner's secret, or with a new one. Undefined when
 * another request has changed the cart since, or begun it: then nothing is written.
 */
export async function writeChange(
  database: Kysely<CartTables>,
  owner: CartOwner,
  at: Viewpoint,
  { id, revision }: CartRecord,
  { put, remove }: EntryChange,
  use: KeyUse | undefined,
): Promise<Written | undefined> {
  const secret = isCustomer(owner) ? undefined : (owner.secret ?? newSecret());
  const held = id
    ? sql`update cart set changed_at = ${at.now}, expires_at = ${expiryOf(at)}, revision = ${nextRevision}
        where id = ${id} and revision = ${revision} and ${isOwnedBy(owner, at)}
        returning id, revision`
    : sql`insert into cart (id, site, customer_id, expires_at, revision)
        values (${idOf(secret ?? newSecret())}, ${at.site.code},
          ${isCustomer(owner) ? owner.customerId : null}, ${expiryOf(at)}, ${Date.now()})
        on conflict do nothing returning id, revision`;
  const parts = [sql`held as (${held})`];
  if (!id && isCustomer(owner))
    // One that has expired is in the way of the new one, until the next attempt.
    parts.push(sql`expired as (delete from cart where customer_id = ${owner.customerId}
      and site = ${at.site.code} and expires_at <= ${at.now})`);
  if (use)
    parts.push(sql`used as (insert into cart_change (cart_id, idempotency_key, request_hash)
      select id, ${use.key}, ${use.hash} from held)`);
  if (remove.length > 0) {
    const keys = remove.map(({ kind, entry_key }) => sql`(${kind}, ${entry_key})`);
    parts.push(sql`removed as (delete from cart_entry using held
      where cart_id = held.id and (kind, entry_key) in (${sql.join(keys)}))`);
  }
  if (put)
    parts.push(sql`put as (
      insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity, interval_weeks)
      select id, ${put.kind}, ${put.entry_key}, ${put.product_id}, ${put.tcm}, ${put.quantity}::integer,
        ${put.interval_weeks}::integer from held
      on conflict (cart_id, kind, entry_key) do update set quantity = excluded.quantity)`);
  const { rows } = await sql<{ revision: number }>`/* plan once */
    with ${sql.join(parts)} select revision from held`.execute(database);
  return rows[0] && { revision: rows[0].revision, ...(secret ? { secret } : {}) };
}

/** The entries as they are after a change. */
export function changed(entries: CartEntryRow[], { put, remove }: EntryChange): CartEntryRow[] {
  const gone = put ? [...remove, put] : remove;
  const stay = entries.filter((entry) => !gone.some((other) => isSame(entry, other)));
  return put ? [...stay, put] : stay;
}

/** Whether an entry of a kind counts towards the number of entries. */
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
