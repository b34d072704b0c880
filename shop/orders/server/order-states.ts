import { sql, type Kysely, type QueryExecutorProvider } from "kysely";
import type { Job } from "../../../platform/http/slice.ts";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Order, OrderStepName } from "../order-contract.ts";
import {
  canCancel,
  isReturnedInPart,
  stateAfter,
  allowedTransitions,
  transferDays,
} from "../order-rules.ts";
import { withdrawnLines } from "../withdrawn-lines.ts";
import { createEngineUpdates } from "./engine-updates.ts";
import { freeHolders } from "./order-holders.ts";
import { readOrders } from "./order-records.ts";
import type { MailAboutOrder, OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

/** A step of an order, with the staff's remark. */
export interface NewStep {
  state: OrderStepName;
  note: string;
  now: Date;
}

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

const mailsAfter: Partial<Record<OrderStepName, MailAboutOrder>> = {
  cancelled: "order-cancelled",
  shipped: "order-shipped",
};

/** Milliseconds between two searches for orders that were not paid in time. */
const unpaidEvery = 600_000;

/** Moves orders from state to state, each time in one transaction with all that follows from it in our own tables. */
export function createOrderStates(database: Kysely<OrderTables>, ports: OrderPorts) {
  const { siteOf, payments, requestMail, security, onError, now } = ports;
  const updates = createEngineUpdates(database, ports);
  const prepaid = payments.filter((each) => each.isPaidBeforeShipping).map(({ kind }) => kind);

  /** Locks an order until the end of the transaction, and reads it. */
  async function lock(
    transaction: QueryExecutorProvider,
    number: string,
  ): Promise<Order | undefined> {
    await sql`select from placed_order where number = ${number} for update`.execute(transaction);
    const [order] = await readOrders(transaction, sql`placed_order.number = ${number}`);
    return order;
  }

  /** Adds a step to the history of a locked order. */
  const addStep = (transaction: QueryExecutorProvider, order: Order, step: NewStep) =>
    sql`with step as (insert into order_step (number, state, at, note)
        values (${order.number}, ${step.state}, ${step.now}, ${step.note}))
      update placed_order set state = ${stateAfter(order, step.state)}
      where number = ${order.number}`.execute(transaction);

  /** Records a step of a locked order, with its mail, its invoice or the update for the engine. */
  async function record(transaction: QueryExecutorProvider, order: Order, step: NewStep) {
    const { number, site, email } = order;
    await addStep(transaction, order, step);
    await freeHolders(transaction, number);
    if (step.state === "shipped" && !isReturnedInPart(order))
      await numberInvoice(transaction, order, step.now);
    if (step.state === "shipped" || step.state === "delivered") await keep(transaction, order);
    if (step.state === "returned") await markReturned(transaction, order);
    if (step.state === "cancelled") await markCancelling(transaction, order);
    const kind = mailsAfter[step.state];
    if (kind) await requestMail(transaction, { kind, site, to: email, data: { number } });
  }

  const markWithdrawn = (
    transaction: QueryExecutorProvider,
    { number, lines }: Order,
    positions = [...lines.keys()],
  ) =>
    sql`update order_line set is_withdrawn = true
      where number = ${number} and position = any(${positions})`.execute(transaction);

  /** Assigns the next number of the seller's invoices. They are issued when articles are shipped, so none is void. */
  async function numberInvoice(
    transaction: QueryExecutorProvider,
    { number, site }: Order,
    at: Date,
  ) {
    const { market: seller, timeZone } = siteOf(site);
    const year = Number(dayAt(at, { timeZone }).slice(0, 4));
    await sql`with next as (
        insert into invoice_series as series (seller, year, last_number) values (${seller}, ${year}, 1)
        on conflict (seller, year) do update set last_number = series.last_number + 1 returning last_number)
      update placed_order set seller = ${seller},
        invoice_number = ${`${year}-`} || lpad(next.last_number::text, greatest(6, length(next.last_number::text)), '0')
      from next where number = ${number}`.execute(transaction);
  }

  /** Records that withdrawn lines are back, with an update for the engine if they are its articles. */
  const markReturned = (transaction: QueryExecutorProvider, { number }: Order) =>
    sql`update order_line set is_returned = true, is_returning = kind <> 'partnerProduct'
      where number = ${number} and is_withdrawn and not is_returned`.execute(transaction);

  /** Records that engine and voucher have to be updated for a cancelled order. */
  const markCancelling = (transaction: QueryExecutorProvider, { number }: Order) =>
    sql`update placed_order set is_cancelling = true where number = ${number}`.execute(transaction);

  /** Ends the withdrawal from lines that are not back: the shopper keeps them after all. */
  const keep = (transaction: QueryExecutorProvider, { number }: Order) =>
    sql`update order_line set is_withdrawn = false where number = ${number} and not is_returned`.execute(
      transaction,
    );

  /** Cancels an order, for its shopper or because its payment is overdue. Returns false when it is too late. */
  const cancel = async (
    number: string,
    at: Date,
    note = "",
    isDue: (order: Order) => boolean = () => true,
  ) => {
    const isCancelled = await database.transaction().execute(async (transaction) => {
      const order = await lock(transaction, number);
      if (!order || !canCancel(order) || !isDue(order)) return false;
      await record(transaction, order, { state: "cancelled", note, now: at });
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
      { state, note, seenSteps }: Omit<NewStep, "now"> & { seenSteps?: number },
      staff?: number,
    ): Promise<StateOutcome> {
      const outcome = await database.transaction().execute(async (transaction) => {
        const order = await lock(transaction, number);
        if (!order) return "unknown";
        const step = { state, note, now: now() };
        const isCurrent = seenSteps === undefined || seenSteps === order.history.length;
        if (
          isCurrent &&
          allowedTransitions(order, prepaid.includes(order.payment)).includes(state)
        ) {
          if (state === "withdrawn") await markWithdrawn(transaction, order);
          await record(transaction, order, step);
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
      { orders, part, number: receipt, receivedAt }: ReceivedWithdrawal,
    ): Promise<void> {
      // In one sequence, so that two declarations never wait for each other.
      for (const number of orders.toSorted()) {
        const order = await lock(transaction, number);
        if (!order || order.state === "cancelled") continue;
        await markWithdrawn(transaction, order, withdrawnLines(order.lines, part));
        await record(transaction, order, { state: "withdrawn", note: receipt, now: receivedAt });
      }
    },

    jobs: [
      { name: "cancel unpaid orders", every: unpaidEvery, run: cancelUnpaid },
      ...updates.jobs,
    ] satisfies Job[],
  };
}
