import {
  sql,
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  type Selectable,
} from "kysely";
import { withoutWaiting } from "../../../platform/database/without-waiting.ts";
import type { OrderDraft } from "../../../commerce/orders.ts";
import type { Order } from "../order-contract.ts";
import type { OrderPorts, OrderSender } from "./orders-ports.ts";
import type { OrderTables, StoredOrder } from "./orders-tables.ts";

/** An order on its way between shop and engine. Its number is its key at the engine. */
export interface OrderAttempt {
  order: Order;
  /** Missing when the order has none of the engine's articles. */
  draft?: OrderDraft;
  /** Hashes of the key of the form that places it, and of what the form showed. */
  keyHash: string;
  shownHash: string;
  /** The name of its checkout (`ownerName`). */
  checkout: string;
  /** Revision of the cart that is ordered. */
  revision: number;
  sender: OrderSender;
  state: "open" | "placed";
}

/** A released attempt: only the data for asking the engine for its order once more. */
export interface ReleasedAttempt extends Pick<Order, "number" | "site"> {
  voucher: Order["voucher"] | null;
  /** Whether the engine may have its order. */
  hasDraft: boolean;
}

/** Milliseconds without work on an attempt after which a process continues it: longer than an engine may take. */
const staleAfter = 30_000;

/** Maximum attempts that a process continues at a time. */
const maxClaimed = 50;

type AttemptRow = Selectable<OrderTables["order_attempt"]> & Pick<OrderAttempt, "state">;

/** The columns of open attempts and of those that were placed. */
const columns = sql.raw(
  "number, key_hash, shown_hash, owner, revision, order_data, draft, browser, consent, state",
);

/** Inserts an attempt, unless its shopper has another one or its order exists. Returns whether it did. */
export async function insertAttempt(
  executor: QueryExecutorProvider,
  { order, draft, keyHash, shownHash, checkout, revision, sender, state }: OrderAttempt,
  holders: string[],
  now: Date,
): Promise<boolean> {
  const { number, site } = order;
  const { rows } = await sql`/* plan once */
    insert into order_attempt (number, key_hash, shown_hash, site, owner, revision, order_data, draft, browser, consent, holders, state,
      started_at, tried_at)
    select ${number}, ${keyHash}, ${shownHash}, ${site}, ${checkout}, ${revision}::bigint, ${storedText(order)}::jsonb,
      ${draft ? JSON.stringify(draft) : null}::jsonb, ${sender.browser}, ${sender.consent}, ${holders}::text[], ${state},
      ${now}::timestamptz, ${now}::timestamptz
    where not exists (select from placed_order where number = ${number} or key_hash = ${keyHash})
    on conflict do nothing returning number`.execute(executor);
  return rows.length === 1;
}

/** Stores attempts until everything that follows from them is done. */
export function createOrderAttempts(
  database: Kysely<OrderTables>,
  { now }: Pick<OrderPorts, "now">,
) {
  const attemptsOf = ({ rows }: { rows: AttemptRow[] }) => rows.map(attemptOf);
  /** Read at each statement: a request may have waited long before it. */
  const claimedNow = () => sql`tried_at = ${now()}, tries = tries + 1`;
  const stale = (state: RawBuilder<unknown>) => sql`with stale as (
      select number as stale_number from order_attempt
      where tried_at <= ${new Date(now().getTime() - staleAfter)} and ${state}
      order by tried_at limit ${maxClaimed} for update skip locked)
    update order_attempt set ${claimedNow()} from stale where number = stale_number`;

  return {
    /** Returns the attempt of a checkout, for its shopper to continue. */
    async ofCheckout({
      site,
      checkout,
    }: {
      site: string;
      checkout: string;
    }): Promise<OrderAttempt | undefined> {
      const claimed = await sql<AttemptRow>`update order_attempt set ${claimedNow()}
        where site = ${site} and owner = ${checkout} and state <> 'released'
        returning ${columns}`.execute(database);
      return attemptsOf(claimed)[0];
    },

    /** Returns a customer's open attempts on all sites, to end them. */
    ofCustomer: async (id: NonNullable<Order["customerId"]>): Promise<OrderAttempt[]> =>
      attemptsOf(
        await sql<AttemptRow>`update order_attempt set ${claimedNow()}
          where owner = ${id} and state <> 'released' returning ${columns}`.execute(database),
      ),

    /** Returns the attempt that a form with this key has begun. */
    async ofKey(keyHash: string): Promise<OrderAttempt | undefined> {
      const found = await sql<AttemptRow>`select ${columns} from order_attempt
        where key_hash = ${keyHash} and state <> 'released'`.execute(database);
      return attemptsOf(found)[0];
    },

    /** Claims attempts whose process has ended or got no answer from the engine. */
    claimStale: async (): Promise<OrderAttempt[]> =>
      attemptsOf(
        await sql<AttemptRow>`${stale(sql`state <> 'released'`)} returning ${columns}`.execute(
          database,
        ),
      ),

    /** Claims attempts that were released some time ago. */
    async claimReleased(): Promise<ReleasedAttempt[]> {
      const { rows } = await sql<ReleasedAttempt>`${stale(sql`state = 'released'`)}
        returning number, site, order_data->'voucher' as voucher, draft is not null as "hasDraft"`.execute(
        database,
      );
      return rows;
    },

    /**
     * Releases an attempt, so that its shopper can order again, unless the order exists by now. Returns whether it did. The row
     * stays, without personal data, until the engine was asked once more: it may still place the order.
     */
    async release({ order: { number } }: OrderAttempt): Promise<boolean> {
      const { rows } = await sql`update order_attempt set state = 'released', tried_at = ${now()},
          owner = '', holders = '{}', draft = case when draft is not null then '{}'::jsonb end,
          order_data = jsonb_strip_nulls(jsonb_build_object('voucher', order_data->'voucher'))
        where number = ${number} and state <> 'placed' returning number`.execute(database);
      return rows.length === 1;
    },

    /**
     * Deletes an attempt that the engine was never asked to place, or has refused. Returns whether it did. An attempt that another
     * submission or process continues stays, because the engine may place it.
     */
    async discard({ order: { number } }: OrderAttempt): Promise<boolean> {
      const { rows } = await sql`delete from order_attempt
        where number = ${number} and state = 'open' and tries = 1 returning number`.execute(
        database,
      );
      return rows.length === 1;
    },

    /** Returns the number of attempts, and since when the oldest waits for the engine or for its completion. */
    async onTheirWay(): Promise<{ count: number; openSince: Date | null }> {
      const { rows } = await sql<{ count: number; openSince: Date | null }>`
        select count(*)::integer as count, min(started_at) filter (where state <> 'released') as "openSince"
        from order_attempt`.execute(database);
      return rows[0]!;
    },

    /** Deletes a completed attempt. If a crash undoes this, the completion is repeated. */
    async delete(number: string): Promise<void> {
      await sql`/* plan once */ delete from order_attempt where number = ${number} and ${withoutWaiting}`.execute(
        database,
      );
    },
  };
}

const attemptOf = (row: AttemptRow): OrderAttempt => ({
  order: orderOf(row.order_data),
  ...(row.draft && { draft: row.draft }),
  keyHash: row.key_hash,
  shownHash: row.shown_hash,
  checkout: row.owner,
  revision: row.revision,
  sender: { browser: row.browser, consent: row.consent },
  state: row.state,
});

/** Returns an order as JSON (`StoredOrder`). */
const storedText = ({ customerId, ...order }: Order) =>
  JSON.stringify({ ...order, ...(customerId !== undefined && { customerId: Number(customerId) }) });

const orderOf = ({ placedAt, dueAt, history, customerId, ...order }: StoredOrder): Order => ({
  ...order,
  ...(customerId !== undefined && { customerId: String(customerId) }),
  placedAt: new Date(placedAt),
  dueAt: new Date(dueAt),
  history: history.map(({ at, ...step }) => ({ ...step, at: new Date(at) })),
});
