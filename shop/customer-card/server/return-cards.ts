import { sql, type RawBuilder, type Transaction } from "kysely";
import { openLedger } from "./card-ledger.ts";
import type { CardTables } from "./card-tables.ts";
import { lockWaitingOrders } from "./move-beans.ts";

type InCards = Transaction<CardTables>;

/**
 * Returns a customer's card to the shop. The beans of a household stay with it, and its longest member manages it from then on; those of the last card
 * end with it.
 */
export async function returnCard(
  transaction: InCards,
  card: { number: string; ledger_id: string },
  now: Date,
): Promise<void> {
  await lockWaitingOrders(transaction, card.ledger_id);
  const ledger = await openLedger(transaction, card.ledger_id, now);
  if (!ledger) return;
  const { rows } = await sql`update card set returned_at = ${now}, is_manager = false
    where number = ${card.number} and returned_at is null returning number`.execute(transaction);
  if (rows.length === 0) return;
  const next = await sql<{
    number: string;
  }>`select number from card where ledger_id = ${ledger.id} and returned_at is null
    order by is_manager desc, issued_at, number limit 1`.execute(transaction);
  const [manager] = next.rows;
  if (manager)
    return void (await sql`update card set is_manager = true where number = ${manager.number}`.execute(
      transaction,
    ));
  await ledger.book({ kind: "closed", beans: -ledger.valid(), key: `closed ${ledger.id}` });
  await sql`update card_ledger set closed_at = ${now} where id = ${ledger.id}`.execute(transaction);
  await transaction.deleteFrom("card_invitation").where("ledger_id", "=", ledger.id).execute();
  await transaction.deleteFrom("card_order").where("ledger_id", "=", ledger.id).execute();
  await sql`update card set customer_id = null where ledger_id = ${ledger.id}`.execute(transaction);
  await anonymiseBookings(transaction, sql`ledger_id = ${ledger.id}`);
}

/** Removes from bookings what names a customer: orders, remarks and keys, except for the key of the welcome beans. */
export async function anonymiseBookings(
  transaction: InCards,
  where: RawBuilder<unknown>,
): Promise<void> {
  await sql`update card_booking set order_number = null, note = '',
      key = case when kind = 'welcome' then key else 'anonymous ' || id end
    where ${where}`.execute(transaction);
}
