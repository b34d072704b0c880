import { randomInt, randomUUID } from "node:crypto";
import { sql, type RawBuilder, type Transaction } from "kysely";
import type { CardKind } from "../../shop-paths.ts";
import type { CardSite } from "../card-contract.ts";
import { cardNumber } from "../card-numbers.ts";
import { beanExpiry } from "../card-rules.ts";
import { openLedger } from "./card-ledger.ts";
import type { CardTables } from "./card-tables.ts";

type InCards = Transaction<CardTables>;

/** Runs changes of a customer's card in sequence, because the row of the customer is locked; returns whether the customer exists. */
export async function lockCustomer(transaction: InCards, customerId: string): Promise<boolean> {
  const { rows } = await sql`select from customer where id = ${customerId} for update`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Returns the card of a customer. */
export const cardOf = (transaction: InCards, customerId: string) =>
  transaction
    .selectFrom("card")
    .innerJoin("card_ledger", "card_ledger.id", "card.ledger_id")
    .select(["number", "ledger_id", "is_manager", "kind"])
    .where("customer_id", "=", Number(customerId))
    .where("returned_at", "is", null)
    .executeTakeFirst();

const randomDigits = () => String(randomInt(10 ** 10)).padStart(10, "0");

/** How often a number is drawn again that another card has. */
const maxDraws = 20;

/** Adds a card with a number that no other card has. */
export async function addCard(
  transaction: InCards,
  card: { ledger: string; customerId: string; isManager: boolean; now: Date },
  drawDigits = randomDigits,
): Promise<string> {
  for (let draws = 0; draws < maxDraws; draws++) {
    const added = await transaction
      .insertInto("card")
      .values({
        number: cardNumber(drawDigits()),
        ledger_id: card.ledger,
        customer_id: Number(card.customerId),
        is_manager: card.isManager,
        issued_at: card.now,
        returned_at: null,
      })
      .onConflict((conflict) => conflict.column("number").doNothing())
      .returning("number")
      .executeTakeFirst();
    if (added) return added.number;
  }
  throw new Error("No card number is free: draw longer ones.");
}

/**
 * Issues a card to a customer, with welcome beans for the first one, or changes the kind of their card, which keeps number and beans. Returns
 * whether it has issued a card.
 */
export async function issueCard(
  transaction: InCards,
  {
    customerId,
    kind,
    site,
    now,
  }: { customerId: string; kind: CardKind; site: CardSite; now: Date },
  drawDigits?: () => string,
): Promise<boolean> {
  if (!site.card || !(await lockCustomer(transaction, customerId))) return false;
  const own = await cardOf(transaction, customerId);
  if (own) {
    // A household stays one while more than one person collects on its ledger.
    const { rows } =
      await sql`update card_ledger set kind = ${kind} where id = ${own.ledger_id} and kind <> ${kind}
      and ${own.is_manager} and (${kind} = 'privatecard' or (select count(*) = 1 from card
        where ledger_id = ${own.ledger_id} and returned_at is null)) returning id`.execute(
        transaction,
      );
    if (rows.length > 0 && kind === "kontorcard")
      await transaction
        .deleteFrom("card_invitation")
        .where("ledger_id", "=", own.ledger_id)
        .execute();
    return false;
  }
  const id = randomUUID();
  await transaction
    .insertInto("card_ledger")
    .values({
      id,
      site: site.code,
      kind,
      created_at: now,
      closed_at: null,
      merged_into: null,
      expired_until: now,
      announced_until: now,
    })
    .execute();
  await addCard(transaction, { ledger: id, customerId, isManager: true, now }, drawDigits);
  const ledger = await openLedger(transaction, id, now);
  await ledger!.book({
    kind: "welcome",
    beans: site.card.welcomeBeans,
    key: `welcome ${customerId}`,
    expiresAt: beanExpiry(now, site.card, site),
  });
  return true;
}

/**
 * Returns a customer's card to the shop. The beans of a household stay with it, and its longest member manages it from then on; those of the last card
 * end with it.
 */
export async function returnCard(
  transaction: InCards,
  card: { number: string; ledger_id: string },
  now: Date,
): Promise<void> {
  // Before the ledger, as the job does that books the beans of orders.
  await sql`select from card_order where ledger_id = ${card.ledger_id} order by order_number for update`.execute(
    transaction,
  );
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
