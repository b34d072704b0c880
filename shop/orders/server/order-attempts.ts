import { sql, type Kysely, type QueryExecutorProvider, type Selectable } from "kysely";
import { withoutWaiting } from "../../../platform/database/without-waiting.ts";
import type { OrderDraft } from "../../../commerce/orders.ts";
import type { Order } from "../order-contract.ts";
import type { OrderSender } from "./orders-ports.ts";
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
  state: "open" | "placed" | "released";
}

export type NewAttempt = Omit<OrderAttempt, "state">;

/** Milliseconds without work on an attempt after which a process continues it: longer than an engine may take. */
const staleAfter = 30_000;

/** Maximum attempts that a process continues at a time. */
const maxClaimed = 50;

type AttemptRow = Selectable<OrderTables["order_attempt"]>;

const columns = sql.raw(
  "number, key_hash, shown_hash, owner, revision, order_data, draft, browser, consent, state",
);

/** Inserts an attempt, unless its shopper has another one, or its order stands already; returns whether it did. */
export async function insertAttempt(
  executor: QueryExecutorProvider,
  { order, draft, keyHash, shownHash, checkout, revision, sender }: NewAttempt,
  holders: string[],
): Promise<boolean> {
  const { number, site, placedAt } = order;
  const { rows } = await sql`/* plan once */
    insert into order_attempt (number, key_hash, shown_hash, site, owner, revision, order_data, draft, browser, consent, holders, state,
      started_at, tried_at)
    select ${number}, ${keyHash}, ${shownHash}, ${site}, ${checkout}, ${revision}::bigint, ${storedText(order)}::jsonb,
      ${draft ? JSON.stringify(draft) : null}::jsonb, ${sender.browser}, ${sender.consent}, ${holders}::text[], 'open',
      ${placedAt}::timestamptz, ${placedAt}::timestamptz
    where not exists (select from placed_order where number = ${number} or key_hash = ${keyHash})
    on conflict do nothing returning number`.execute(executor);
  return rows.length === 1;
}

/** Stores attempts until everything that follows from them is done. */
export function createOrderAttempts(database: Kysely<OrderTables>) {
  const attemptsOf = ({ rows }: { rows: AttemptRow[] }) => rows.map(attemptOf);

  return {
    /** Returns the attempt of a checkout, for its shopper to continue. */
    async ofCheckout(
      { site, checkout }: { site: string; checkout: string },
      now: Date,
    ): Promise<OrderAttempt | undefined> {
      const claimed = await sql<AttemptRow>`update order_attempt set tried_at = ${now}
        where site = ${site} and owner = ${checkout} and state <> 'released'
        returning ${columns}`.execute(database);
      return attemptsOf(claimed)[0];
    },

    /** Returns the attempt that a form with this key has begun. */
    async ofKey(keyHash: string): Promise<OrderAttempt | undefined> {
      const found = await sql<AttemptRow>`select ${columns} from order_attempt
        where key_hash = ${keyHash} and state <> 'released'`.execute(database);
      return attemptsOf(found)[0];
    },

    /**
     * Returns attempts whose processes are gone, or met an engine that did not answer, orders that may stand first. No other process gets
     * them now.
     */
    async claimStale(now: Date): Promise<OrderAttempt[]> {
      const claimed =
        await sql<AttemptRow>`with stale as (select number as stale_number from order_attempt
          where tried_at <= ${new Date(now.getTime() - staleAfter)}
          order by state = 'released', tried_at limit ${maxClaimed} for update skip locked)
        update order_attempt set tried_at = ${now} from stale where number = stale_number
        returning ${columns}`.execute(database);
      return attemptsOf(claimed);
    },

    /**
     * Lets the shopper order again, unless the order stands by now; returns whether it does not. The row stays until the engine was asked
     * once more, in case it still places the order.
     */
    async release({ order: { number } }: OrderAttempt, now: Date): Promise<boolean> {
      const { rows } = await sql`update order_attempt set state = 'released', tried_at = ${now}
        where number = ${number} and state <> 'placed' returning number`.execute(database);
      return rows.length === 1;
    },

    /** Deletes an attempt from which nothing follows any more; after a crash that forgets it, the same follows again. */
    async delete({ order: { number } }: OrderAttempt): Promise<void> {
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
