import { sql, type Kysely } from "kysely";
import type { StoredEntry } from "../cart-entries.ts";
import { idOf, isCustomer } from "../cart-owner.ts";
import type { CartQuestion, StoredCart } from "../cart-repository.ts";
import type { CartTables } from "./cart-tables.ts";

/** Rows as one list for each column; null without rows. */
type Columns<Row> = { [Name in keyof Row]: Row[Name][] | null };

type ReadRow = Omit<StoredCart, "entries"> & { entries: Columns<StoredEntry> };

/**
 * Reads carts by one statement. Entries are read by column, because PostgreSQL writes a hundred rows as JSON several times slower; and
 * the columns as JSON, because the driver reads arrays letter by letter.
 */
export async function readCarts(
  database: Kysely<CartTables>,
  questions: CartQuestion[],
): Promise<StoredCart[]> {
  const asked = questions.map(({ owner, at, key }, place) => ({
    place,
    site: at.site.code,
    now: at.now,
    ...(isCustomer(owner)
      ? { customer_id: owner.customerId }
      : { guest_id: idOf(owner.secret ?? "") }),
    key,
  }));
  const isOpen = sql`site = asked.site and expires_at > asked.now`;
  // One parameter: the plan suits any number of carts.
  const { rows } = await sql<ReadRow>`/* plan once */
    select cart.id, coalesce(cart.revision, 0) as revision,
      (select request_hash from cart_change where cart_id = cart.id and idempotency_key = asked.key) as "usedFor",
      json_build_object('kind', entry.kind, 'entry_key', entry.entry_key, 'product_id', entry.product_id, 'tcm', entry.tcm,
        'quantity', entry.quantity, 'interval_weeks', entry.interval_weeks) as entries
    from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (place integer, site text, now timestamptz, guest_id text, customer_id bigint, key text)
      left join lateral (
        select id, revision from cart where id = asked.guest_id and customer_id is null and ${isOpen}
        union all
        select id, revision from cart where customer_id = asked.customer_id and ${isOpen}) cart on true
      cross join lateral (
        select array_agg(kind) as kind, array_agg(entry_key) as entry_key, array_agg(product_id) as product_id,
          array_agg(tcm) as tcm, array_agg(quantity) as quantity, array_agg(interval_weeks) as interval_weeks
        from (select kind, entry_key, product_id, tcm, quantity, interval_weeks from cart_entry
          where cart_id = cart.id order by added_at) stored) entry
    order by asked.place`.execute(database);
  return rows.map(({ entries, ...cart }) => ({ ...cart, entries: entriesIn(entries) }));
}

const entriesIn = ({ kind, ...columns }: Columns<StoredEntry>): StoredEntry[] =>
  (kind ?? []).map((of, row) => ({
    kind: of,
    entry_key: columns.entry_key![row]!,
    product_id: columns.product_id![row]!,
    tcm: columns.tcm![row]!,
    quantity: columns.quantity![row]!,
    interval_weeks: columns.interval_weeks![row]!,
  }));
