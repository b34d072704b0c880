import { sql, type Kysely } from "kysely";
import type { AccountHooks } from "../../../platform/http/slice.ts";
import type { CardTables } from "./card-tables.ts";
import { anonymiseBookings, returnCard } from "./return-cards.ts";

/**
 * Returns the cards of a removed account, whose rows have lost their owner. Its bookings stay as numbers: neither order
 * nor remark is left. The others of a household go on.
 */
export function cardAccountHooks(
  database: Kysely<CardTables>,
  { now }: { now(): Date },
): AccountHooks {
  return {
    async onRemoved() {
      const { rows } = await sql<{
        number: string;
        ledger_id: string;
      }>`select number, ledger_id from card
        where customer_id is null and (returned_at is null
          or exists (select from card_order where card_number = number))`.execute(database);
      for (const card of rows)
        await database.transaction().execute(async (transaction) => {
          const orders = await sql<{
            order_number: string;
          }>`delete from card_order where card_number = ${card.number}
            returning order_number`.execute(transaction);
          const numbers = orders.rows.map(({ order_number }) => order_number);
          await returnCard(transaction, card, now());
          await anonymiseBookings(transaction, sql`order_number = any(${numbers})`);
        });
    },
  };
}
