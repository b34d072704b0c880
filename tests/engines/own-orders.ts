import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql, type ColumnType, type Kysely } from "kysely";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { refusalOf } from "../../commerce/order-prices.ts";
import type { Offers } from "../../commerce/offers.ts";
import type { EngineOrder, OrderDraft, EngineOrders } from "../../commerce/orders.ts";
import { accepted, refused } from "../../commerce/result.ts";
import type { Scope } from "../../commerce/scope.ts";
import type { CatalogueTables } from "../../shop/catalogue/server/catalogue-tables.ts";
import { putBackStock, takeStock } from "../../shop/catalogue/server/stock.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { channelMarket } from "./channel-market.ts";

interface OwnOrderTable {
  key: string;
  number: string;
  channel: string;
  placed_at: Date;
  state: EngineOrder["state"];
  draft: ColumnType<OrderDraft, string, never>;
}

/** A type, because an interface has no index of tables. */
export type OwnOrderTables = { engine_order: OwnOrderTable };

/** The table is the suite's: the shop's checkout keeps its orders itself. */
export const createOrderTable = (database: Kysely<OwnOrderTables>) =>
  sql`create table engine_order (key text primary key, number text not null unique, channel text not null,
    placed_at timestamptz not null, state text not null, draft jsonb not null)`.execute(database);

/** Rolls the transaction back: the pieces are not there at these prices. */
class NotTaken extends Error {}

const maxAttempts = 5;

/** Keeps orders beside the catalogue, and takes their pieces in the transaction that writes them. */
export function ownOrders(
  database: Kysely<CatalogueTables & OwnOrderTables>,
  offers: Offers,
): EngineOrders {
  const viewpoint = (scope: Pick<Scope, "channel" | "at">) => ({
    site: allSites[channelMarket(scope)].site,
    now: scope.at,
  });
  const find = async (
    executor: Kysely<CatalogueTables & OwnOrderTables>,
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

  /** Writes an order unless another one has its key, and returns whether it did. */
  const write = (scope: Scope, draft: OrderDraft, key: string): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const row = {
        key,
        number: String(randomInt(1_000_000_000, 10_000_000_000)),
        channel: scope.channel,
        placed_at: scope.at,
        state: "placed" as const,
        draft: JSON.stringify(draft),
      };
      // Waits for another transaction with this key.
      const { numInsertedOrUpdatedRows: written } = await transaction
        .insertInto("engine_order")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doNothing())
        .executeTakeFirst();
      if (!written) return false;
      if (!(await takeStock(transaction, viewpoint(scope), piecesOf(draft)))) throw new NotTaken();
      return true;
    });

  return {
    async place(scope, draft, key) {
      for (let count = 0; count < maxAttempts; count++) {
        const before = await find(database, "key", key);
        if (before)
          return isSame(before, scope, draft) ? accepted(before) : refused({ kind: "keyReused" });
        const variants = draft.lines.map(({ variant }) => variant);
        const refusal = refusalOf(draft, await offers.current(scope, variants));
        if (refusal) return refused(refusal);
        const isWritten = await write(scope, draft, key).catch((error: unknown) => {
          if (error instanceof NotTaken) return false;
          throw error;
        });
        if (isWritten) return accepted((await find(database, "key", key))!);
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
          const at = { channel: order.channel, at: order.placedAt };
          await putBackStock(transaction, viewpoint(at), piecesOf(order));
          return accepted(order);
        }
        const found = await find(transaction, "number", number);
        return found ? accepted(found) : refused("unknown");
      }),
  };
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
}: Omit<OwnOrderTable, "key" | "draft"> & { draft: OrderDraft }): EngineOrder {
  return { ...draft, number, channel, placedAt, state };
}

const piecesOf = ({ lines }: Pick<OrderDraft, "lines">) =>
  lines.map(({ variant: tcm, quantity, price }) => ({ tcm, quantity, price }));
