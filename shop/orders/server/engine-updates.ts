import { sql, type Kysely } from "kysely";
import { EngineUnavailableError } from "../../../commerce/engine-errors.ts";
import type { Job } from "../../../platform/http/slice.ts";
import type { Order } from "../order-contract.ts";
import { engineDraft } from "./order-draft.ts";
import { readOrders } from "./order-records.ts";
import type { OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import { createUndoAtEngine } from "./undo-at-engine.ts";

/** Milliseconds between two searches for orders that engine or voucher do not follow yet. */
const searchEvery = 30_000;

/** Milliseconds for which one process owns an order: longer than an engine may take. */
const claimedFor = 30_000;

/** Maximum orders that a process works on at a time. */
const maxClaimed = 50;

interface ReturningLine {
  position: number;
  tcm: string;
  quantity: number;
}

/**
 * Passes cancelled orders and returned articles on to the engine and to vouchers. Both accept repeated calls, so a call is repeated
 * until it is recorded as done.
 */
export function createEngineUpdates(
  database: Kysely<OrderTables>,
  ports: Pick<OrderPorts, "engine" | "adoptOrder" | "vouchers" | "siteOf" | "onError" | "now">,
) {
  const { adoptOrder, vouchers, siteOf, onError, now } = ports;
  const undo = createUndoAtEngine(ports);

  /** Claims the orders with pending updates, or one of them, once their attempts are complete. */
  async function claim(number?: string) {
    const wanted = number === undefined ? sql`true` : sql`number = ${number}`;
    // Waits for a single order, because a second cancellation may hold its row for a moment.
    const waiting = number === undefined ? sql`skip locked` : sql``;
    const moment = now();
    const { rows } = await sql<{ number: string; isCancelling: boolean }>`with due as (
        select number as due_number from placed_order
        where number in (select number from placed_order where is_cancelling and ${wanted}
            union select number from order_line where is_returning and ${wanted})
          and not exists (select from order_attempt as attempt where attempt.number = placed_order.number and attempt.state <> 'released')
          and (claimed_at is null or claimed_at <= ${new Date(moment.getTime() - claimedFor)})
        order by claimed_at nulls first limit ${maxClaimed} for update ${waiting})
      update placed_order set claimed_at = ${moment} from due where number = due_number
      returning number, is_cancelling as "isCancelling"`.execute(database);
    if (rows.length === 0) return [];
    const orders = await readOrders(
      database,
      sql`placed_order.number = any(${rows.map((row) => row.number)})`,
    );
    const cancelling = new Set(rows.filter((row) => row.isCancelling).map((row) => row.number));
    return orders.map((order) => ({ order, isCancelling: cancelling.has(order.number) }));
  }

  /**
   * Returns an order's number at the engine, which adopts orders from before engines now. Undefined if the engine has none of its
   * articles.
   */
  async function numberAtEngine(order: Order, back: ReturningLine[]): Promise<string | undefined> {
    if (order.engineNumber !== undefined || !adoptOrder) return order.engineNumber;
    const site = siteOf(order.site);
    const isReturning = (line: number) => back.some(({ position }) => position === line);
    const lines = order.lines.filter((line, index) => !line.isReturned || isReturning(index));
    const draft = engineDraft({ ...order, lines }, new Map(), site);
    if (!draft) return undefined;
    const scope = { channel: site.market, at: order.placedAt };
    const { number } = await adoptOrder(scope, draft, order.number);
    await sql`update placed_order set engine_number = ${number}
      where number = ${order.number}`.execute(database);
    return number;
  }

  async function follow(order: Order, isCancelling: boolean): Promise<void> {
    const { number, site, voucher } = order;
    const { rows: back } = await sql<ReturningLine>`select position, tcm, quantity from order_line
      where number = ${number} and is_returning order by position`.execute(database);
    const engineNumber = await numberAtEngine(order, back);
    for (const { position, tcm: variant, quantity } of back) {
      const key = `${number}-${position}`;
      if (engineNumber !== undefined)
        await undo.acceptReturn({ number, engineNumber }, { variant, quantity }, key);
      await sql`update order_line set is_returning = false
        where number = ${number} and position = ${position}`.execute(database);
    }
    if (isCancelling && engineNumber !== undefined) await undo.cancel({ number, engineNumber });
    if (isCancelling && voucher)
      await vouchers.restore({ site: siteOf(site), code: voucher.code, order: number, now: now() });
    // Another process may have cancelled the order since it was claimed.
    await sql`update placed_order set claimed_at = null, is_cancelling = is_cancelling and not ${isCancelling}::boolean
      where number = ${number}`.execute(database);
  }

  /** Updates one order, or all until the engine does not answer; the job then tries again. */
  async function finish(number?: string): Promise<void> {
    let claimed: Awaited<ReturnType<typeof claim>>;
    do {
      claimed = await claim(number);
      for (const { order, isCancelling } of claimed)
        try {
          await follow(order, isCancelling);
        } catch (error) {
          onError(error, `the engine does not follow order ${order.number} yet`);
          if (error instanceof EngineUnavailableError) return;
        }
    } while (claimed.length > 0);
  }

  return {
    finish,
    jobs: [
      { name: "finish cancelled and returned orders", every: searchEvery, run: () => finish() },
    ] satisfies Job[],
  };
}
