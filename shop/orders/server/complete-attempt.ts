import { sql, type Kysely } from "kysely";
import type { EngineOrder } from "../../../commerce/orders.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Order } from "../order-contract.ts";
import { orderStoredUntil } from "../order-rules.ts";
import type { createOrderAttempts, OrderAttempt, ReleasedAttempt } from "./order-attempts.ts";
import { orderedEntries } from "../order-lines.ts";
import { insertOrder } from "./order-records.ts";
import type { AttemptedCart, OrderPorts, UsedVoucher } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import { createUndoAtEngine } from "./undo-at-engine.ts";

export interface CompleteAttemptOptions extends Pick<
  OrderPorts,
  | "beans"
  | "carts"
  | "engine"
  | "vouchers"
  | "requestMail"
  | "recordPurchase"
  | "onStored"
  | "onError"
> {
  attempts: ReturnType<typeof createOrderAttempts>;
}

/** Rolls the transaction back: the attempt is no longer open, or its form has placed another order. */
class NotStored extends Error {}

/** Creates the functions that end attempts. Each may be repeated, by any process, until the attempt is deleted. */
export function createAttemptEnds(database: Kysely<OrderTables>, options: CompleteAttemptOptions) {
  const {
    attempts,
    beans,
    carts,
    engine,
    vouchers,
    requestMail,
    recordPurchase,
    onStored,
    onError,
  } = options;
  const undo = createUndoAtEngine(options);

  /** Stores the order that the engine has placed, with mail and purchase; returns whether it did. */
  async function store(attempt: OrderAttempt, { site }: Viewpoint) {
    const { order, sender } = attempt;
    const { number, email: to } = order;
    const expiresAt = orderStoredUntil(order.placedAt, site);
    try {
      await database.transaction().execute(async (transaction) => {
        if (!(await insertOrder(transaction, attempt, expiresAt))) throw new NotStored();
        const mail = { kind: "order-confirmation" as const, site: order.site, to };
        await requestMail(transaction, { ...mail, data: { number } });
        await recordPurchase(transaction, order, sender);
        await onStored(transaction, order);
        await beans.placed(transaction, order);
      });
      return true;
    } catch (error) {
      if (error instanceof NotStored) return false;
      throw error;
    }
  }

  const isStored = async ({ number }: Order) => {
    const { rows } = await sql`select from placed_order where number = ${number}`.execute(database);
    return rows.length === 1;
  };

  /** Updates other slices after an order was stored, each once for its number. */
  async function follow(attempt: OrderAttempt, at: Viewpoint): Promise<void> {
    const { order } = attempt;
    const voucher = voucherOf(order, at);
    if (voucher && !(await vouchers.redeem(voucher)))
      onError(
        new Error("Another order has it, or it has expired."),
        `order ${order.number} has the discount of a voucher that is not redeemed for it`,
      );
    const entries = orderedEntries(order);
    const used = voucher
      ? [{ kind: "voucher" as const, tcm: voucher.code, quantity: 1 }]
      : undefined;
    if (!order.subscription)
      await carts.removeOrdered(cartOf(attempt), at, {
        order: order.number,
        entries: [...entries, ...(used ?? [])],
      });
    await attempts.delete(order.number);
  }

  /** Releases the voucher of an order that is not placed, and restores its beans. */
  const giveBack = async (order: Pick<Order, "number" | "voucher">, at: Viewpoint) => {
    const voucher = voucherOf(order, at);
    if (voucher) await vouchers.release(voucher);
    await beans.restore(order.number);
  };

  /** Ends an attempt that the engine has not placed so far. */
  async function release(attempt: OrderAttempt, at: Viewpoint): Promise<void> {
    if (await attempts.release(attempt)) await giveBack(attempt.order, at);
  }

  return {
    follow,
    release,

    /** Ends an attempt whose order the engine was never asked to place, or has refused. */
    async discard(attempt: OrderAttempt, at: Viewpoint): Promise<void> {
      // With a voucher or beans the row stays, so that they are given back after a crash, too.
      const { voucher, totals } = attempt.order;
      const isGone = !voucher && !totals.beans && (await attempts.discard(attempt));
      if (!isGone) await release(attempt, at);
    },

    /** Deletes a released attempt, after cancelling an order that the engine has placed since. */
    async settle({ number, voucher, hasDraft }: ReleasedAttempt, at: Viewpoint): Promise<void> {
      const late = hasDraft ? await engine.orders.byKey(number) : undefined;
      if (late?.state === "placed") await undo.cancel({ number, engineNumber: late.number });
      await giveBack({ number, ...(voucher && { voucher }) }, at);
      await attempts.delete(number);
    },

    /** Completes an attempt whose order the engine has placed; returns undefined if it was released before, and undoes it. */
    async complete(
      attempt: OrderAttempt,
      at: Viewpoint,
      placed: EngineOrder | undefined,
    ): Promise<Order | undefined> {
      const order = {
        ...attempt.order,
        ...(placed && { engineNumber: placed.number }),
      };
      const stands = (await store({ ...attempt, order }, at)) || (await isStored(order));
      if (!stands) {
        if (placed) await undo.cancel({ number: order.number, engineNumber: placed.number });
        await release(attempt, at);
        return undefined;
      }
      await follow(attempt, at);
      return order;
    },
  };
}

export const voucherOf = (
  { voucher, number }: Pick<Order, "number" | "voucher">,
  { site, now }: Viewpoint,
): UsedVoucher | undefined => voucher && { site, code: voucher.code, order: number, now };

/** Returns the cart of an attempt. */
export const cartOf = ({ order, checkout, revision }: OrderAttempt): AttemptedCart => ({
  owner: order.customerId === undefined ? { cartId: checkout } : { customerId: order.customerId },
  revision,
});
