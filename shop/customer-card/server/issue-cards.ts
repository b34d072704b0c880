import { randomInt, randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { CardKind } from "../../shop-paths.ts";
import type { CardSite } from "../card-contract.ts";
import { cardNumber, cardPrefixes } from "../card-numbers.ts";
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
    .select(["number", "ledger_id", "is_manager", "kind", "issued_at"])
    .where("customer_id", "=", Number(customerId))
    .where("returned_at", "is", null)
    .executeTakeFirst();

const randomDigits = () => String(randomInt(10 ** 10)).padStart(10, "0");

/** How often a number is drawn again that another card has. */
const maxDraws = 20;

/** Draws numbers until one is added that no other card has; `add` returns undefined for one that another card has. */
export async function drawNumber(
  add: (number: string) => Promise<unknown>,
  {
    drawDigits = randomDigits,
    prefix = cardPrefixes.account,
  }: { drawDigits?: () => string; prefix?: string } = {},
): Promise<void> {
  for (let draws = 0; draws < maxDraws; draws++)
    if (await add(cardNumber(drawDigits(), prefix))) return;
  throw new Error("No card number is free: draw longer ones.");
}

interface NewCard {
  ledger: string;
  customerId: string;
  isManager: boolean;
  issuedAt: Date;
}

const cardRow = (number: string, { ledger, customerId, isManager, issuedAt }: NewCard) => ({
  number,
  ledger_id: ledger,
  customer_id: Number(customerId),
  is_manager: isManager,
  issued_at: issuedAt,
  returned_at: null,
});

/** Adds a card with a number that no other card has. */
export const addCard = (transaction: InCards, card: NewCard, drawDigits?: () => string) =>
  drawNumber(
    (number) =>
      transaction
        .insertInto("card")
        .values(cardRow(number, card))
        .onConflict((conflict) => conflict.column("number").doNothing())
        .returning("number")
        .executeTakeFirst(),
    { drawDigits },
  );

/** Adds a card of a store, which has its number already. */
export const addNumberedCard = (transaction: InCards, number: string, card: NewCard) =>
  transaction.insertInto("card").values(cardRow(number, card)).execute();

/** Adds a ledger without bookings. */
export const addLedger = (
  transaction: InCards,
  { id, site, kind, now }: { id: string; site: SiteCode; kind: CardKind; now: Date },
) =>
  transaction
    .insertInto("card_ledger")
    .values({
      id,
      site,
      kind,
      created_at: now,
      closed_at: null,
      merged_into: null,
      expired_until: now,
      announced_until: now,
    })
    .execute();

/** Books the welcome beans of a customer's first card. */
export async function bookWelcome(
  transaction: InCards,
  ledgerId: string,
  { customerId, site, now }: { customerId: string; site: CardSite; now: Date },
): Promise<void> {
  const ledger = await openLedger(transaction, ledgerId, now);
  if (ledger && site.card)
    await ledger.book({
      kind: "welcome",
      beans: site.card.welcomeBeans,
      key: `welcome ${customerId}`,
      expiresAt: beanExpiry(now, site.card, site),
    });
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
  await addLedger(transaction, { id, site: site.code, kind, now });
  await addCard(
    transaction,
    { ledger: id, customerId, isManager: true, issuedAt: now },
    drawDigits,
  );
  await bookWelcome(transaction, id, { customerId, site, now });
  return true;
}
