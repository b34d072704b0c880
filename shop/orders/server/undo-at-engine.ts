import { sql, type Kysely } from "kysely";
import type { Job } from "../../../platform/http/slice.ts";
import type { Order } from "../order-contract.ts";
import { isReturnedInPart } from "../order-rules.ts";
import { readOrders } from "./order-records.ts";
import type { OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

/** Milliseconds between two searches for cancelled orders that engine or voucher do not follow yet. */
const searchEvery = 30_000;

/** Reports whether the engine puts the stock of an order back. It cannot once some articles are back: it cancels whole orders. */
export const isWholeAtEngine = (order: Order) =>
  order.engineNumber !== undefined && !isReturnedInPart(order);

/** Lets engine and vouchers follow cancelled orders. Both take a repeated call, so that it is repeated until it is noted as done. */
export function createCancelling(
  database: Kysely<OrderTables>,
  {
    engine,
    vouchers,
    siteOf,
    onError,
    now,
  }: Pick<OrderPorts, "engine" | "vouchers" | "siteOf" | "onError" | "now">,
) {
  async function follow({ number, site, voucher, ...order }: Order): Promise<void> {
    if (isWholeAtEngine({ number, site, ...order })) {
      const answer = await engine.orders.cancel(order.engineNumber!);
      if (!answer.ok)
        onError(new Error(answer.refusal), `order ${number} not cancelled by the engine`);
    }
    if (voucher)
      await vouchers.restore({ site: siteOf(site), code: voucher.code, order: number, now: now() });
    await sql`update placed_order set is_cancelling = false where number = ${number}`.execute(
      database,
    );
  }

  /** Goes on with one cancelled order, or with all of them; an engine that does not answer is asked again later. */
  async function finish(number?: string): Promise<void> {
    const one = number === undefined ? sql`true` : sql`placed_order.number = ${number}`;
    for (const order of await readOrders(database, sql`is_cancelling and ${one}`))
      await follow(order).catch((error: unknown) =>
        onError(error, `cancelled order ${order.number} not finished`),
      );
  }

  return {
    finish,
    jobs: [
      { name: "finish cancelled orders", every: searchEvery, run: () => finish() },
    ] satisfies Job[],
  };
}
