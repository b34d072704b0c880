import { sql, type Kysely } from "kysely";
import { lockOrder } from "./order-steps.ts";
import type { Parcel } from "../order-contract.ts";
import { currentParcels, maxParcels } from "../parcels.ts";
import type { OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

export type ParcelOutcome =
  | "done"
  | "unknown"
  /** The order is not sent to an address, or has as many parcels as it may have. */
  | "notAllowed"
  /** The parcel that is to be replaced was removed before. */
  | "outdated";

/** A change of an order's parcels: `parcel` is added, and the one with the id `replaced` removed. */
export interface ParcelChange {
  replaced?: string;
  parcel?: Parcel;
}

/** Creates the function with which staff set the parcels of orders. */
export function createOrderParcels(
  database: Kysely<OrderTables>,
  { security, now }: Pick<OrderPorts, "security" | "now">,
) {
  return {
    /** Changes an order's parcels. Removed ones stay in its history. The log names the staff account. */
    async setParcel(
      number: string,
      { replaced, parcel }: ParcelChange,
      staff: number,
    ): Promise<ParcelOutcome> {
      const outcome = await database.transaction().execute(async (transaction) => {
        const order = await lockOrder(transaction, number);
        if (!order) return "unknown";
        const others = currentParcels(order).filter(({ id }) => id !== replaced);
        if (replaced !== undefined && others.length === currentParcels(order).length)
          return "outdated";
        if (parcel && (order.delivery.kind !== "home" || others.length >= maxParcels))
          return "notAllowed";
        const at = now();
        if (replaced !== undefined)
          await sql`update order_parcel set removed_at = ${at}
            where number = ${number} and id = ${replaced}::bigint and removed_at is null`.execute(
            transaction,
          );
        if (parcel)
          await sql`insert into order_parcel (number, carrier, tracking_number, added_at)
            values (${number}, ${parcel.carrier}, ${parcel.trackingNumber}, ${at})
            on conflict do nothing`.execute(transaction);
        return "done";
      });
      if (outcome === "done") security("orderChanged", { staff, order: number });
      return outcome;
    },
  };
}
