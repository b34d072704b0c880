import { sql, type QueryExecutorProvider } from "kysely";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Order, OrderStep, OrderStepName } from "../order-contract.ts";
import { isReturnedInPart, stateAfter } from "../order-rules.ts";
import { freeHolders } from "./order-holders.ts";
import { readOrders } from "./order-records.ts";
import type { MailAboutOrder, OrderPorts } from "./orders-ports.ts";

const mailsAfter: Partial<Record<OrderStepName, MailAboutOrder>> = {
  cancelled: "order-cancelled",
  shipped: "order-shipped",
};

/** Locks an order until the end of the transaction, and reads it. */
export async function lockOrder(
  transaction: QueryExecutorProvider,
  number: string,
): Promise<Order | undefined> {
  await sql`select from placed_order where number = ${number} for update`.execute(transaction);
  const [order] = await readOrders(transaction, sql`placed_order.number = ${number}`);
  return order;
}

/** Records a step of a locked order, with its mail, its invoice or the update for the engine. */
export async function recordStep(
  transaction: QueryExecutorProvider,
  order: Order,
  step: OrderStep,
  { beans, siteOf, requestMail }: Pick<OrderPorts, "beans" | "siteOf" | "requestMail">,
): Promise<void> {
  const { number, site, email } = order;
  await addStep(transaction, order, step);
  if (step.state !== "packed") await freeHolders(transaction, number);
  if (step.state === "shipped" && !isReturnedInPart(order)) {
    const { market, timeZone } = siteOf(site);
    const year = dayAt(step.at, { timeZone }).slice(0, 4);
    await numberInvoice(transaction, number, market, Number(year));
  }
  if (step.state === "shipped" || step.state === "delivered")
    await endWithdrawal(transaction, order);
  if (step.state === "returned") await markReturned(transaction, order);
  if (step.state === "cancelled") await markCancelling(transaction, order);
  await beans.stepped(transaction, number, step.state);
  const kind = mailsAfter[step.state];
  if (kind) await requestMail(transaction, { kind, site, to: email, data: { number } });
}

/** Adds a step to the history of a locked order. */
export const addStep = (
  transaction: QueryExecutorProvider,
  order: Order,
  { state, at, note }: OrderStep,
) =>
  sql`with step as (insert into order_step (number, state, at, note)
      values (${order.number}, ${state}, ${at}, ${note}))
    update placed_order set state = ${stateAfter(order, state)}
    where number = ${order.number}`.execute(transaction);

/** Records that the shopper has withdrawn from lines, by default from all. */
export const markWithdrawn = (
  transaction: QueryExecutorProvider,
  { number, lines }: Order,
  positions = [...lines.keys()],
) =>
  sql`update order_line set is_withdrawn = true
    where number = ${number} and position = any(${positions})`.execute(transaction);

/** Assigns the next number of the seller's invoices. They are issued when articles are shipped, so none is void. */
const numberInvoice = (
  transaction: QueryExecutorProvider,
  number: string,
  seller: string,
  year: number,
) =>
  sql`with next as (
      insert into invoice_series as series (seller, year, last_number) values (${seller}, ${year}, 1)
      on conflict (seller, year) do update set last_number = series.last_number + 1 returning last_number)
    update placed_order set seller = ${seller},
      invoice_number = ${`${year}-`} || lpad(next.last_number::text, greatest(6, length(next.last_number::text)), '0')
    from next where number = ${number}`.execute(transaction);

/** Records that withdrawn lines are back, with an update for the engine if they are its articles. */
const markReturned = (transaction: QueryExecutorProvider, { number }: Order) =>
  sql`update order_line set is_returned = true, is_returning = kind <> 'partnerProduct'
    where number = ${number} and is_withdrawn and not is_returned`.execute(transaction);

/** Records that engine and voucher have to be updated for a cancelled order. */
const markCancelling = (transaction: QueryExecutorProvider, { number }: Order) =>
  sql`update placed_order set is_cancelling = true where number = ${number}`.execute(transaction);

/** Ends the withdrawal from lines that are not back: the shopper keeps them after all. */
const endWithdrawal = (transaction: QueryExecutorProvider, { number }: Order) =>
  sql`update order_line set is_withdrawn = false where number = ${number} and not is_returned`.execute(
    transaction,
  );
