import { type Kysely, sql } from "kysely";
import { idOf, isCustomer, expiryOf } from "../cart-owner.ts";
import {
  type CartRepository,
  type CartQuestion,
  type StoredCart,
  isFirstOfCustomer,
  type CartWrite,
  type WrittenCart,
} from "../cart-repository.ts";
import { type CartTables, firstRevision, nextRevision } from "./cart-tables.ts";
import { mergeStoredCarts } from "./merge-stored-carts.ts";
import { isAsOrdered, removeOrdered } from "./ordered-cart.ts";
import type { StoredEntry } from "../cart-entries.ts";
import { newSecret } from "../../../../platform/security/secrets.ts";

/** Stores carts in PostgreSQL. */
export const storedCarts = (database: Kysely<CartTables>): CartRepository => ({
  read: (questions) => readCarts(database, questions),
  write: (changes) => writeCarts(database, changes),
  merge: (merge) => mergeStoredCarts(database, merge),
  isAsOrdered: (cart, at) => isAsOrdered(database, cart, at),
  removeOrdered: (cart, at, ordered) => removeOrdered(database, cart, at, ordered),

  async begunBefore(secret, at, moment) {
    const found = await database
      .selectFrom("cart")
      .select("id")
      .where("id", "=", idOf(secret))
      .where("customer_id", "is", null)
      .where("site", "=", at.site.code)
      .where("expires_at", ">", at.now)
      .where("created_at", "<", moment)
      .executeTakeFirst();
    return found?.id;
  },

  async deleteExpired(now, keysBefore) {
    await database.deleteFrom("cart_change").where("changed_at", "<", keysBefore).execute();
    const { numDeletedRows } = await database
      .deleteFrom("cart")
      .where("expires_at", "<", now)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});

/** Rows as one list for each column; null without rows. */
type Columns<Row> = { [Name in keyof Row]: Row[Name][] | null };

type ReadRow = Omit<StoredCart, "entries"> & { entries: Columns<StoredEntry> };

/**
 * Reads carts by one statement. Entries are read by column, because PostgreSQL writes a hundred rows as JSON several times slower; and
 * the columns as JSON, because the driver reads arrays letter by letter.
 */
async function readCarts(
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

/**
 * Writes changes of carts, with their keys, by one statement. A change takes effect if its cart has the revision that was read and
 * its key is new, or if there is no cart yet. A batch leaves out carts that another transaction has locked, so that they delay no
 * other, and of several changes that begin one cart all but the last.
 */
async function writeCarts(
  database: Kysely<CartTables>,
  writes: CartWrite[],
): Promise<(WrittenCart | undefined)[]> {
  const named = writes.map((write) => ({ ...write, ...identityOf(write) }));
  const lastOf = new Map(named.map((write) => [write.id, write]));
  const asked = [...lastOf.values()].map(({ id, owner, at, cart, change, use }) => ({
    id,
    is_new: cart.id === null,
    revision: cart.revision,
    site: at.site.code,
    customer_id: isCustomer(owner) ? owner.customerId : null,
    now: at.now,
    expires_at: expiryOf(at),
    ...use,
    put: change.put && [change.put],
    removed: change.remove.map(({ kind, entry_key }) => ({ kind, entry_key })),
  }));
  const [{ owner, at }] = writes as [CartWrite];
  // An expired cart of a customer blocks the new one until the next attempt.
  const expired =
    isCustomer(owner) && isFirstOfCustomer(writes[0]!)
      ? sql`expired as (delete from cart where customer_id = ${owner.customerId} and site = ${at.site.code} and expires_at <= ${at.now}),`
      : sql``;
  const lock = sql.raw(writes.length === 1 ? "for update" : "for update skip locked");
  // One parameter, and carts found by their id whatever the planner expects: the plan suits any number of changes and carts.
  const { rows } = await sql<Pick<WrittenCart, "id" | "revision">>`/* plan once */
    with asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as asked (id text, is_new boolean, revision bigint,
        site text, customer_id bigint, now timestamptz, expires_at timestamptz, key text, hash text, put json, removed json)),
    ${expired}
    free as (select locked.id from asked cross join lateral (
      select cart.id from cart
      where not is_new and cart.id = asked.id and cart.revision = asked.revision and cart.site = asked.site
        and cart.customer_id is not distinct from asked.customer_id and cart.expires_at > asked.now
        and not exists (select from cart_change where cart_id = cart.id and idempotency_key = asked.key)
      ${lock}) locked),
    begun as (insert into cart (id, site, customer_id, expires_at, revision)
      select id, site, customer_id, expires_at, ${firstRevision} from asked where is_new
      on conflict do nothing returning id, revision),
    changed as (update cart set changed_at = asked.now, expires_at = asked.expires_at, revision = ${nextRevision}
      from asked where cart.id = any(array(select id from free)) and asked.id = cart.id returning cart.id, cart.revision),
    held as (select id, revision from begun union all select id, revision from changed),
    used as (insert into cart_change (cart_id, idempotency_key, request_hash)
      select held.id, key, hash from held join asked using (id) where key is not null),
    gone as (delete from cart_entry using held join asked using (id),
        json_to_recordset(asked.removed) as entry (kind text, entry_key text)
      where cart_id = any(array(select id from held)) and cart_id = held.id
        and cart_entry.kind = entry.kind and cart_entry.entry_key = entry.entry_key),
    put as (insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity, interval_weeks)
      select held.id, entry.kind, entry.entry_key, product_id, tcm, quantity, interval_weeks
      from held join asked using (id), json_to_recordset(asked.put)
        as entry (kind text, entry_key text, product_id text, tcm text, quantity integer, interval_weeks integer)
      on conflict (cart_id, kind, entry_key) do update set quantity = excluded.quantity)
    select id, revision from held`.execute(database);
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  return named.map((write) => {
    const { id, secret } = write;
    const revision = lastOf.get(id) === write ? revisions.get(id) : undefined;
    return revision === undefined ? undefined : { id, revision, ...(secret ? { secret } : {}) };
  });
}

/** Returns the id of the cart that a change writes or begins and, for a guest, its secret. */
function identityOf({ owner, cart }: CartWrite) {
  if (isCustomer(owner)) return { id: cart.id ?? idOf(newSecret()) };
  const secret = owner.secret ?? newSecret();
  return { id: cart.id ?? idOf(secret), secret };
}
