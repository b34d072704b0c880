import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql, type Kysely, type Selectable } from "kysely";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { refusalOf } from "../../commerce/order-prices.ts";
import type { Offers } from "../../commerce/offers.ts";
import type { EngineOrder, EngineOrders, OrderDraft } from "../../commerce/orders.ts";
import { accepted, refused } from "../../commerce/result.ts";
import type { Scope } from "../../commerce/scope.ts";
import type { CatalogueTables } from "../../shop/catalogue/server/catalogue-tables.ts";
import { putBackStock, takeStock } from "../../shop/catalogue/server/stock.ts";
import { orderStoredUntil } from "../../shop/orders/order-rules.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { channelMarket } from "./channel-market.ts";
import type { EngineOrderTables } from "./engine-order-table.ts";

type EngineOrderRow = Selectable<EngineOrderTables["engine_order"]>;

/** Rolls the transaction back: the pieces are not there at these prices. */
class NotTaken extends Error {}

const maxAttempts = 5;

/** Keeps orders beside the catalogue, and takes their pieces in the transaction that writes them. */
export function ownOrders(
  database: Kysely<CatalogueTables & EngineOrderTables>,
  { offers, now }: { offers: Offers; now(): Date },
): EngineOrders {
  const viewpoint = (scope: Scope) => ({
    site: allSites[channelMarket(scope)].site,
    now: scope.at,
  });
  const find = async (
    executor: typeof database,
    column: "key" | "number",
    value: string,
  ): Promise<EngineOrder | undefined> => {
    const row = await executor
      .selectFrom("engine_order")
      .selectAll()
      .where(column, "=", value)
      .executeTakeFirst();
    return row && orderOf(row);
  };

  /** Writes an order; returns undefined if its key was used before, or its pieces are not there at these prices. */
  async function write(scope: Scope, draft: OrderDraft, key: string) {
    const at = viewpoint(scope);
    const order: EngineOrder = {
      ...draft,
      number: String(randomInt(1_000_000_000, 10_000_000_000)),
      channel: scope.channel,
      placedAt: scope.at,
      state: "placed",
    };
    const { number, channel, placedAt, state } = order;
    try {
      return await database.transaction().execute(async (transaction) => {
        // Waits for another transaction with this key.
        const { numAffectedRows } = await sql`/* plan once */
          insert into engine_order (key, number, channel, placed_at, state, draft, expires_at)
          values (${key}, ${number}, ${channel}, ${placedAt}, ${state}, ${JSON.stringify(draft)},
            ${orderStoredUntil(at.now, at.site)})
          on conflict do nothing`.execute(transaction);
        if (numAffectedRows === 0n) return undefined;
        // Last, because orders of the same article wait here for each other.
        if (!(await takeStock(transaction, at, piecesOf(draft)))) throw new NotTaken();
        return order;
      });
    } catch (error) {
      if (error instanceof NotTaken) return undefined;
      throw error;
    }
  }

  return {
    async place(scope, draft, key) {
      channelMarket(scope);
      for (let count = 0; count < maxAttempts; count++) {
        // Nothing is read for a draft that holds: its stock is taken at its prices, or not at all.
        const written = isConsistent(draft) && (await write(scope, draft, key));
        if (written) return accepted(written);
        const before = await find(database, "key", key);
        if (before)
          return isSame(before, scope, draft) ? accepted(before) : refused({ kind: "keyReused" });
        const variants = draft.lines.map(({ variant }) => variant);
        const refusal = refusalOf(draft, await offers.current(scope, variants));
        if (refusal) return refused(refusal);
      }
      throw new EngineUnavailableError("Stock or prices changed at each attempt.", {
        maybeDone: false,
      });
    },
    byKey: (key) => find(database, "key", key),
    byNumber: (number) => find(database, "number", number),
    cancel: (number) =>
      database.transaction().execute(async (transaction) => {
        const cancelled = await transaction
          .updateTable("engine_order")
          .set({ state: "cancelled" })
          .where("number", "=", number)
          .where("state", "=", "placed")
          .returningAll()
          .executeTakeFirst();
        if (cancelled) {
          const order = orderOf(cancelled);
          const at = viewpoint({ channel: order.channel, at: now() });
          await putBackStock(transaction, at, piecesOf(order));
          return accepted(order);
        }
        const found = await find(transaction, "number", number);
        return found ? accepted(found) : refused("unknown");
      }),
  };
}

/** Milliseconds for which a cancelled order is kept, so that it is cancelled once however often that is asked. */
const cancelledFor = 7 * 86_400_000;

/** Deletes orders that the law does not require any more: the shop keeps those that were placed and cancelled itself. */
export const deleteExpiredOrders = (database: Kysely<EngineOrderTables>, now: Date) =>
  sql`delete from engine_order where expires_at <= ${now}
    or state = 'cancelled' and placed_at <= ${new Date(now.getTime() - cancelledFor)}`.execute(
    database,
  );

/** Reports whether a draft can be ordered if its own prices are true and there is enough of everything. */
function isConsistent(draft: OrderDraft): boolean {
  const drafted = draft.lines.map(({ variant, price, quantity }) => {
    return [variant, { price, stock: quantity }] as const;
  });
  return refusalOf(draft, new Map(drafted)) === undefined;
}

const isSame = ({ channel, ...order }: EngineOrder, scope: Scope, draft: OrderDraft) =>
  channel === scope.channel &&
  Object.entries(draft).every(([name, value]) =>
    isDeepStrictEqual(order[name as keyof OrderDraft], value),
  );

function orderOf({
  number,
  channel,
  placed_at: placedAt,
  state,
  draft,
}: Omit<EngineOrderRow, "key" | "expires_at">): EngineOrder {
  return { ...draft, number, channel, placedAt, state };
}

const piecesOf = ({ lines }: Pick<OrderDraft, "lines">) =>
  lines.map(({ variant: tcm, quantity, price }) => ({ tcm, quantity, price }));
