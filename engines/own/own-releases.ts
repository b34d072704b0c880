import type { Kysely } from "kysely";
import type { EngineOrders } from "../../commerce/orders.ts";
import { accepted, refused } from "../../commerce/result.ts";
import { hasPieces, piecesLeft } from "../../commerce/returned-pieces.ts";
import type { VariantPieces } from "../../commerce/scope.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import { putBackStock } from "./stock.ts";
import { channelMarket } from "./channel-market.ts";
import {
  engineOrderOf,
  findEngineOrder,
  type EngineOrderRow,
  type OwnTables,
} from "./engine-order-rows.ts";

/** Milliseconds for which a cancelled order is kept: until then, repeated cancellations have no effect. */
const cancelledFor = 7 * 86_400_000;

/** Puts pieces of orders back into stock, in the transaction that notes it. */
export function ownReleases(
  database: Kysely<OwnTables>,
  sites: SiteSet,
  now: () => Date,
): Pick<EngineOrders, "cancel" | "acceptReturn"> {
  const release = (
    transaction: Kysely<OwnTables>,
    { channel, draft: { place } }: Pick<EngineOrderRow, "channel" | "draft">,
    pieces: VariantPieces[],
  ) =>
    putBackStock(
      transaction,
      { market: channelMarket({ channel }, sites), now: now(), place },
      pieces.map(({ variant: tcm, quantity }) => ({ tcm, quantity })),
    );

  return {
    cancel: (number) =>
      database.transaction().execute(async (transaction) => {
        const cancelled = await transaction
          .updateTable("engine_order")
          .set({ state: "cancelled", expires_at: new Date(now().getTime() + cancelledFor) })
          .where("number", "=", number)
          .where("state", "=", "placed")
          .returningAll()
          .executeTakeFirst();
        if (cancelled) {
          const left = piecesLeft(cancelled.draft, backOf(cancelled));
          await release(
            transaction,
            cancelled,
            left.filter(({ quantity }) => quantity > 0),
          );
          return accepted(engineOrderOf(cancelled));
        }
        const found = await findEngineOrder(transaction, { number });
        return found ? accepted(found) : refused("unknown");
      }),
    acceptReturn: (number, pieces, key) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom("engine_order")
          .selectAll()
          .where("number", "=", number)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return refused("unknown");
        const before = row.taken_back;
        if (Object.hasOwn(before, key)) return accepted(engineOrderOf(row));
        if (row.state === "cancelled" || !hasPieces(row.draft, backOf(row), pieces))
          return refused("notInOrder");
        await transaction
          .updateTable("engine_order")
          .set({ taken_back: JSON.stringify({ ...before, [key]: pieces }) })
          .where("number", "=", number)
          .execute();
        await release(transaction, row, pieces);
        return accepted(engineOrderOf(row));
      }),
  };
}

const backOf = ({ taken_back: back }: Pick<EngineOrderRow, "taken_back">) =>
  Object.values(back).flat();
