import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql, type Kysely, type QueryExecutorProvider } from "kysely";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { refusalOf } from "../../commerce/order-prices.ts";
import type { Offers } from "../../commerce/offers.ts";
import type { EngineOrder, EngineOrders, OrderDraft } from "../../commerce/orders.ts";
import { accepted, refused } from "../../commerce/result.ts";
import type { Scope } from "../../commerce/scope.ts";
import type { Market } from "../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import { takeStock } from "./stock.ts";
import { channelMarket } from "./channel-market.ts";
import { findEngineOrder, type OwnTables } from "./engine-order-rows.ts";
import type { EngineOrderTables } from "./engine-order-table.ts";
import { ownReleases } from "./own-releases.ts";

/** Rolls the transaction back: the pieces are not there at these prices. */
class NotTaken extends Error {}

const maxAttempts = 5;

export interface OwnOrders extends EngineOrders {
  /** Returns the order with a key, or creates it. Takes nothing out of stock: the caller has done so before. */
  adopt(scope: Scope, draft: OrderDraft, key: string): Promise<EngineOrder>;
}

export interface OwnOrdersOptions {
  offers: Offers;
  /** The sites of the shop, whose markets are the channels. */
  sites: SiteSet;
  now(): Date;
  /** Returns when an order that is placed in a market at a moment is deleted. */
  storedUntil(placedAt: Date, market: Market): Date;
}

/** Keeps orders beside the catalogue, and takes their pieces in the transaction that writes them. */
export function ownOrders(
  database: Kysely<OwnTables>,
  { offers, sites, now, storedUntil }: OwnOrdersOptions,
): OwnOrders {
  const stockOf = (scope: Scope, { place }: OrderDraft) => ({
    market: channelMarket(scope, sites),
    now: scope.at,
    place,
  });

  /** Inserts an order; returns undefined if its key was used before. Waits for another transaction with this key. */
  async function insert(
    executor: QueryExecutorProvider,
    scope: Scope,
    draft: OrderDraft,
    key: string,
  ): Promise<EngineOrder | undefined> {
    const { channel, at: placedAt } = scope;
    const number = String(randomInt(1_000_000_000, 10_000_000_000));
    const state = "placed";
    const { numAffectedRows } = await sql`/* plan once */
      insert into engine_order (key, number, channel, placed_at, state, draft, expires_at)
      values (${key}, ${number}, ${channel}, ${placedAt}, ${state}, ${JSON.stringify(draft)},
        ${storedUntil(placedAt, channelMarket(scope, sites))})
      on conflict do nothing`.execute(executor);
    return numAffectedRows === 0n ? undefined : { ...draft, number, channel, placedAt, state };
  }

  /** Writes an order; returns undefined if its key was used before, or its pieces are not there at these prices. */
  async function write(scope: Scope, draft: OrderDraft, key: string) {
    try {
      return await database.transaction().execute(async (transaction) => {
        const order = await insert(transaction, scope, draft, key);
        // Last, because orders of the same article wait here for each other.
        if (order && !(await takeStock(transaction, stockOf(scope, draft), piecesOf(draft))))
          throw new NotTaken();
        return order;
      });
    } catch (error) {
      if (error instanceof NotTaken) return undefined;
      throw error;
    }
  }

  return {
    async place(scope, draft, key) {
      channelMarket(scope, sites);
      for (let count = 0; count < maxAttempts; count++) {
        // Nothing is read for a draft that holds: its stock is taken at its prices, or not at all.
        const written = isConsistent(draft) && (await write(scope, draft, key));
        if (written) return accepted(written);
        const before = await findEngineOrder(database, { key });
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
    byKey: (key) => findEngineOrder(database, { key }),
    byNumber: (number) => findEngineOrder(database, { number }),
    ...ownReleases(database, sites, now),
    async adopt(scope, draft, key) {
      const adopted = await insert(database, scope, draft, key);
      return adopted ?? (await findEngineOrder(database, { key }))!;
    },
  };
}

/** Deletes orders that the law does not require any more, and cancelled ones, which the shop keeps itself. */
export const deleteExpiredOrders = (database: Kysely<EngineOrderTables>, now: Date) =>
  database.deleteFrom("engine_order").where("expires_at", "<=", now).execute();

/** Reports whether a draft can be ordered if its own prices are true and there is enough of everything. */
function isConsistent(draft: OrderDraft): boolean {
  const drafted = draft.lines.map(({ variant, price, quantity }) => {
    const { place } = draft;
    const stock = {
      stock: quantity,
      ...(place !== undefined && { places: { [place]: quantity } }),
    };
    return [variant, { price, ...stock }] as const;
  });
  return refusalOf(draft, new Map(drafted)) === undefined;
}

const isSame = ({ channel, ...order }: EngineOrder, scope: Scope, draft: OrderDraft) =>
  channel === scope.channel &&
  order.place === draft.place &&
  Object.entries(draft).every(([name, value]) =>
    isDeepStrictEqual(order[name as keyof OrderDraft], value),
  );

const piecesOf = ({ lines }: Pick<OrderDraft, "lines">) =>
  lines.map(({ variant: tcm, quantity, price }) => ({ tcm, quantity, price }));
