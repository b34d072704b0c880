import { sql, type QueryExecutorProvider } from "kysely";
import {
  restoredDays,
  type BeansOfOrder,
  type CardSite,
  type EarningOrder,
} from "../card-contract.ts";
import { beansOf, beanExpiry, returnsUntil } from "../card-rules.ts";
import { openLedger } from "./card-ledger.ts";

const dayInMs = 86_400_000;

/** Returns the ledger of a customer's card. */
export async function ledgerOf(
  executor: QueryExecutorProvider,
  customerId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ ledger_id: string }>`select ledger_id from card
    where customer_id = ${customerId} and returned_at is null`.execute(executor);
  return rows[0]?.ledger_id;
}

/**
 * Takes the beans that an order spends, in the transaction that stores its attempt; once for each order. Returns whether the customer has
 * them.
 */
export async function spendBeans(
  transaction: QueryExecutorProvider,
  order: { number: string; customerId?: string; totals: { beans?: { count: number } } },
  now: Date,
): Promise<boolean> {
  const { number, customerId, totals } = order;
  if (!totals.beans) return true;
  const id = customerId === undefined ? undefined : await ledgerOf(transaction, customerId);
  const ledger = id === undefined ? undefined : await openLedger(transaction, id, now);
  if (!ledger || ledger.isClosed) return false;
  return ledger.book({
    kind: "spent",
    beans: -totals.beans.count,
    key: `spent ${number}`,
    order: number,
  });
}

/** Restores the beans of an order that is cancelled, or was never placed; once for each order. */
export async function restoreBeans(
  transaction: QueryExecutorProvider,
  number: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ ledger_id: string; beans: number }>`select ledger_id, -beans as beans
    from card_booking where order_number = ${number} and kind = 'spent'`.execute(transaction);
  const [spent] = rows;
  const ledger = spent && (await openLedger(transaction, spent.ledger_id, now));
  // A ledger without a card has no owner.
  if (!ledger || ledger.isClosed) return;
  await ledger.book({
    kind: "restored",
    beans: spent.beans,
    key: `restored ${number}`,
    order: number,
    expiresAt: new Date(now.getTime() + restoredDays * dayInMs),
  });
}

/** Lets an order earn beans that is stored now, if its customer has a card. */
export async function followOrder(
  transaction: QueryExecutorProvider,
  order: EarningOrder & { customerId?: string },
  { card }: CardSite,
): Promise<void> {
  if (!card || order.customerId === undefined) return;
  await sql`insert into card_order (order_number, ledger_id, card_number, placed_at, expected, check_at)
    select ${order.number}, ledger_id, number, ${order.placedAt}, ${beansOf(order, card)}, ${order.placedAt}
    from card where customer_id = ${order.customerId} and returned_at is null
    on conflict do nothing`.execute(transaction);
}

/** Lets the job check an order that has changed. A cancellation restores its beans at once. */
export async function followOrderStep(
  transaction: QueryExecutorProvider,
  number: string,
  step: string,
  now: Date,
): Promise<void> {
  await sql`update card_order set check_at = ${now} where order_number = ${number}`.execute(
    transaction,
  );
  if (step === "cancelled") await restoreBeans(transaction, number, now);
}

/**
 * Books the beans of an order once its time for returns has ended, and takes back those of articles that are returned later. Runs in the
 * transaction that holds the row of the order, so that each difference is booked once.
 */
export async function settleOrder(
  transaction: QueryExecutorProvider,
  ledgerId: string,
  number: string,
  order: EarningOrder | undefined,
  site: CardSite,
  now: Date,
): Promise<void> {
  const settle = (checkAt: Date | null, expected: number, dueAt?: Date) =>
    sql`update card_order set check_at = ${checkAt}, expected = ${expected}, due_at = ${dueAt ?? null}
      where order_number = ${number}`.execute(transaction);
  if (!order || !site.card) return void (await settle(null, 0));
  const { rows } = await sql<{
    earned: number;
    count: number;
  }>`select coalesce(sum(beans), 0)::integer as earned,
      count(*)::integer as count from card_booking
    where order_number = ${number} and kind in ('earned', 'takenBack')`.execute(transaction);
  const { earned, count } = rows[0]!;
  const expected = beansOf(order, site.card);
  const dueAt = returnsUntil(order, site);
  const isDue = dueAt !== undefined && dueAt <= now;
  const isOver = order.state === "cancelled";
  if (count === 0 && !isDue && !isOver) {
    const tomorrow = new Date(now.getTime() + dayInMs);
    return void (await settle(dueAt && dueAt < tomorrow ? dueAt : tomorrow, expected, dueAt));
  }
  const difference = expected - earned;
  const ledger = difference === 0 ? undefined : await openLedger(transaction, ledgerId, now);
  if (ledger && !ledger.isClosed)
    await (difference > 0
      ? ledger.book({
          kind: "earned",
          beans: difference,
          key: `earned ${number} ${count}`,
          order: number,
          expiresAt: beanExpiry(now, site.card, site),
        })
      : ledger.book({
          kind: "takenBack",
          // Beans that have been spent since are not claimed.
          beans: Math.max(difference, -ledger.valid()),
          key: `taken back ${number} ${count}`,
          order: number,
        }));
  await settle(null, expected, dueAt);
}

/** Returns what an order earns. */
export async function beansOfOrder(
  executor: QueryExecutorProvider,
  number: string,
): Promise<BeansOfOrder | undefined> {
  const { rows } = await sql<{ expected: number; due_at: Date | null; earned: number }>`
    select expected, due_at, (select coalesce(sum(beans), 0)::integer from card_booking
      where card_booking.order_number = card_order.order_number and kind in ('earned', 'takenBack')) as earned
    from card_order where order_number = ${number}`.execute(executor);
  const [found] = rows;
  return (
    found && {
      expected: found.expected,
      earned: found.earned,
      ...(found.due_at && { dueAt: found.due_at }),
    }
  );
}
