import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { VoucherProblem } from "../voucher-schema.ts";
import type { CartExtras } from "./cart-extras.ts";
import type { VoucherTables } from "./voucher-tables.ts";

/** Milliseconds for which a voucher is reserved: longer than any current payment method takes. */
const reservationTime = 3_600_000;

/** A voucher code in an order. */
export interface VoucherOfOrder {
  site: Site;
  code: string;
  order: string;
  now: Date;
}

/** The voucher's new state, or the reason why the order cannot have it. */
export type VoucherOutcome =
  | { state: "reserved"; until: Date }
  | { state: "redeemed" | "released" }
  | { error: VoucherProblem["error"] };

type VoucherRow = Selectable<VoucherTables["personal_voucher"]>;

export type VoucherOrders = ReturnType<typeof createVoucherOrders>;

/**
 * Manages vouchers in orders. A personal voucher is used up by one order. A voucher of the content can be used by any number of
 * orders, so its use is not stored. Every function is idempotent per order.
 */
export function createVoucherOrders(
  database: Kysely<VoucherTables>,
  extrasAt: (at: { site: Site; now: Date }) => Promise<Pick<CartExtras, "vouchers">>,
) {
  const isForEverybody = async ({ site, code }: VoucherOfOrder, now: Date) =>
    (await extrasAt({ site, now })).vouchers.some((voucher) => voucher.code === code);

  /** Updates a voucher that no order has redeemed; returns whether it did. */
  async function change(
    { site, code }: VoucherOfOrder,
    { set, where }: Record<"set" | "where", RawBuilder<unknown>>,
  ) {
    const { numAffectedRows } = await sql`update personal_voucher set ${set}
      where site = ${site.code} and code = ${code} and redeemed_at is null and ${where}`.execute(
      database,
    );
    return numAffectedRows === 1n;
  }

  const isFree = ({ now }: VoucherOfOrder) =>
    sql`valid_until > ${now} and (reserved_until is null or reserved_until <= ${now})`;

  /** Returns the outcome for an order that did not get the voucher now. */
  async function outcomeOf({ site, code, order, now }: VoucherOfOrder): Promise<VoucherOutcome> {
    const { rows } = await sql<VoucherRow>`
      select order_number, reserved_until, redeemed_at, valid_until from personal_voucher
      where site = ${site.code} and code = ${code}`.execute(database);
    const [found] = rows;
    const isOwn = found?.order_number === order;
    if (found?.redeemed_at) return isOwn ? { state: "redeemed" } : { error: "VOUCHER_REDEEMED" };
    if (isOwn && found?.reserved_until && found.reserved_until > now)
      return { state: "reserved", until: found.reserved_until };
    const isValid = found && found.valid_until > now;
    return { error: isValid ? "VOUCHER_RESERVED" : "VOUCHER_UNKNOWN" };
  }

  return {
    /** Makes the voucher that a cancelled order has redeemed usable again. */
    async restore({ site, code, order }: VoucherOfOrder) {
      await sql`update personal_voucher set order_number = null, redeemed_at = null, reserved_until = null
        where site = ${site.code} and code = ${code} and order_number = ${order}`.execute(database);
    },

    /**
     * Reserves a voucher for an order while it is being paid: only one of concurrent orders gets it. A repeated call extends the
     * reservation; after an hour without one, another order may have the voucher.
     */
    async reserve(input: VoucherOfOrder): Promise<VoucherOutcome> {
      const { order, now } = input;
      const until = new Date(now.getTime() + reservationTime);
      if (await isForEverybody(input, now)) return { state: "reserved", until };
      const isReserved = await change(input, {
        set: sql`order_number = ${order}, reserved_until = ${until}`,
        where: sql`(${isFree(input)} or order_number = ${order} and valid_until > ${now})`,
      });
      return isReserved ? { state: "reserved", until } : outcomeOf(input);
    },

    /**
     * Redeems a voucher, with or without a reservation. A reserved voucher can still
     * be redeemed after its expiry, unless another order has it.
     */
    async redeem(input: VoucherOfOrder): Promise<VoucherOutcome> {
      const { order, now } = input;
      const reservable = new Date(now.getTime() - reservationTime);
      if ((await isForEverybody(input, now)) || (await isForEverybody(input, reservable)))
        return { state: "redeemed" };
      const isRedeemed = await change(input, {
        set: sql`order_number = ${order}, reserved_until = null, redeemed_at = ${now}`,
        where: sql`(order_number = ${order} or ${isFree(input)})`,
      });
      return isRedeemed ? { state: "redeemed" } : outcomeOf(input);
    },

    /** Releases a voucher that an order reserved. A voucher that the order has redeemed stays redeemed. */
    async release(input: VoucherOfOrder): Promise<VoucherOutcome> {
      const { order } = input;
      await change(input, {
        set: sql`order_number = null, reserved_until = null`,
        where: sql`order_number = ${order}`,
      });
      const outcome = await outcomeOf(input);
      return "state" in outcome && outcome.state === "redeemed"
        ? { error: "VOUCHER_REDEEMED" }
        : { state: "released" };
    },
  };
}
