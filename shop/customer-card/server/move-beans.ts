import { sql, type QueryExecutorProvider } from "kysely";
import { openLedger } from "./card-ledger.ts";

/** Locks the orders of a ledger, before the ledger itself, as the job does that books their beans. */
export const lockWaitingOrders = (transaction: QueryExecutorProvider, ledger: string) =>
  sql`select from card_order where ledger_id = ${ledger} order by order_number for update`.execute(
    transaction,
  );

/** Locks two ledgers in one sequence, so that two transactions never wait for each other. */
export async function lockLedgers(
  transaction: QueryExecutorProvider,
  ids: readonly [string, string],
  now: Date,
): Promise<void> {
  for (const id of ids.toSorted()) await openLedger(transaction, id, now);
}

/** Moves the beans of a ledger to another one, with their validity. Both are locked. */
export async function moveBeans(
  transaction: QueryExecutorProvider,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  const ledger = (await openLedger(transaction, from, now))!;
  const lots = ledger.lots();
  await ledger.book({ kind: "movedOut", beans: -ledger.valid(), key: `moved out ${from}` });
  await sql`update card_ledger set merged_into = ${to}, closed_at = ${now} where id = ${from}`.execute(
    transaction,
  );
  const target = (await openLedger(transaction, to, now))!;
  for (const [index, { beans, expiresAt }] of lots.entries())
    await target.book({ kind: "movedIn", beans, key: `moved in ${from} ${index}`, expiresAt });
}
