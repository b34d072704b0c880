import type { Kysely, QueryExecutorProvider } from "kysely";
import type { Job } from "../../../platform/http/slice.ts";
import type { Order, OrderStep } from "../order-contract.ts";
import { allowedTransitions, canCancel, transferDays } from "../order-rules.ts";
import { withdrawnLines } from "../withdrawn-lines.ts";
import { createEngineUpdates } from "./engine-updates.ts";
import { addStep, lockOrder, markWithdrawn, recordStep } from "./order-steps.ts";
import type { OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

/** A declaration of withdrawal, as its slice has received it. */
export interface ReceivedWithdrawal {
  /** The number of its receipt. */
  number: string;
  /** The numbers of the orders that it names and its sender may withdraw from. */
  orders: string[];
  /** Which articles; empty for all. */
  part: string;
  receivedAt: Date;
}

export type StateOutcome = "done" | "unknown" | "notAllowed";

/** Milliseconds between two searches for orders that were not paid in time. */
const unpaidEvery = 600_000;

/** Moves orders from state to state, each time in one transaction with all that follows from it in our own tables. */
export function createOrderStates(database: Kysely<OrderTables>, ports: OrderPorts) {
  const { payments, security, onError, now } = ports;
  const updates = createEngineUpdates(database, ports);
  const prepaid = payments.filter((each) => each.isPaidBeforeShipping).map(({ kind }) => kind);

  /** Cancels an order, for its shopper or because its payment is overdue. Returns false when it is too late. */
  const cancel = async (
    number: string,
    at: Date,
    note = "",
    isDue: (order: Order) => boolean = () => true,
  ) => {
    const isCancelled = await database.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, number);
      if (!order || !canCancel(order) || !isDue(order)) return false;
      await recordStep(transaction, order, { state: "cancelled", note, at }, ports);
      return true;
    });
    if (isCancelled) await updates.finish(number);
    return isCancelled;
  };

  /** Cancels orders that should have been paid in advance. */
  async function cancelUnpaid(): Promise<void> {
    const moment = now();
    const due = new Date(moment.getTime() - transferDays * 86_400_000);
    const unpaid = await database
      .selectFrom("placed_order")
      .select("number")
      .where("state", "=", "placed")
      .where("due_at", "<=", due)
      .where("payment", "in", prepaid)
      .execute();
    const isUnpaid = ({ state }: Order) => state === "placed";
    for (const { number } of unpaid)
      await cancel(number, moment, "unpaid", isUnpaid).catch((error: unknown) =>
        onError(error, `unpaid order ${number} not cancelled`),
      );
  }

  return {
    /** Cancels an order for its shopper; returns false when it is too late. */
    cancel: ({ number }: Pick<Order, "number">, at: Date): Promise<boolean> => cancel(number, at),

    /**
     * Sets a state for staff, with a remark; the order's own state adds only the remark. With `seenSteps`, the length of the history
     * that was shown, it is not allowed after a further step. The log names the staff account that changes it.
     */
    async setState(
      number: string,
      { state, note, seenSteps }: Omit<OrderStep, "at"> & { seenSteps?: number },
      staff?: number,
    ): Promise<StateOutcome> {
      const outcome = await database.transaction().execute(async (transaction) => {
        const order = await lockOrder(transaction, number);
        if (!order) return "unknown";
        const step = { state, note, at: now() };
        const isCurrent = seenSteps === undefined || seenSteps === order.history.length;
        const allowed = allowedTransitions(order, prepaid.includes(order.payment));
        if (isCurrent && allowed.includes(state)) {
          if (state === "withdrawn") await markWithdrawn(transaction, order);
          await recordStep(transaction, order, step, ports);
        } else if (state === order.state && note) await addStep(transaction, order, step);
        else return "notAllowed";
        return "done";
      });
      if (outcome === "done") await updates.finish(number);
      if (outcome === "done" && staff !== undefined)
        security("orderChanged", { staff, order: number });
      return outcome;
    },

    /** Attaches a declaration of withdrawal to its orders, in its transaction. */
    async withdraw(
      transaction: QueryExecutorProvider,
      { orders, part, number: note, receivedAt: at }: ReceivedWithdrawal,
    ): Promise<void> {
      // In one sequence, so that two declarations never wait for each other.
      for (const number of orders.toSorted()) {
        const order = await lockOrder(transaction, number);
        if (!order || order.state === "cancelled") continue;
        await markWithdrawn(transaction, order, withdrawnLines(order.lines, part));
        await recordStep(transaction, order, { state: "withdrawn", note, at }, ports);
      }
    },

    jobs: [
      { name: "cancel unpaid orders", every: unpaidEvery, run: cancelUnpaid },
      ...updates.jobs,
    ] satisfies Job[],
  };
}
