import { sql, type Transaction } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import { createRateLimits, type RateLimit } from "../../../platform/security/rate-limits.ts";
import { isSameText } from "../../../platform/security/signatures.ts";
import type { AttachProblem, CardSite } from "../card-contract.ts";
import { cardPrefixes, readCardCode, readCardNumber } from "../card-numbers.ts";
import type { CardDatabase, CardPorts } from "./card-ports.ts";
import type { CardTables } from "./card-tables.ts";
import { addNumberedCard, bookWelcome, cardOf, lockCustomer } from "./issue-cards.ts";
import { lockLedgers, lockWaitingOrders, moveBeans } from "./move-beans.ts";
import type { createStoreCards } from "./store-cards.ts";

/** Rate limits of wrong codes. Their names must be unique among all features. */
export const attachLimits = {
  /** Limits the codes that one customer tries. */
  cardCodes: { times: 10, minutes: 24 * 60 },
  cardCodeNetworks: { times: 100, minutes: 24 * 60 },
  /** Limits the codes tried for one card, by whichever customers. A code is one of 2^40. */
  codesOfCard: { times: 20, minutes: 24 * 60 },
} as const satisfies Record<string, RateLimit>;

export type AttachOutcome = "attached" | "alreadyOwn" | { problem: AttachProblem };

export interface AttachRequest {
  customerId: string;
  number: string;
  code: string;
  ip: string;
}

interface CardInStore {
  ledger_id: string;
  attached_at: Date | null;
}

/** Creates the function that adds a card from a store to an account. */
export function createAttachCard(
  database: CardDatabase,
  { security }: Pick<CardPorts, "security">,
  { codeOf }: Pick<ReturnType<typeof createStoreCards>, "codeOf">,
) {
  const limits = createRateLimits(database, attachLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /**
   * Adds a card to the account of a customer who has its code: its bookings come with it, and its number is that of the customer's card from then
   * on. Beans of a card that the customer has already stay on their ledger, and those of the store's card join them.
   */
  return async function attach(
    request: AttachRequest,
    at: { site: CardSite; now: Date },
  ): Promise<AttachOutcome> {
    const number = readCardNumber(request.number);
    if (!number?.startsWith(cardPrefixes.store)) return { problem: "number" };
    const code = readCardCode(request.code);
    if (code === undefined) return { problem: "code" };
    const { customerId, ip } = request;
    const counted = { cardCodes: customerId, cardCodeNetworks: sharesOf(ip), codesOfCard: number };
    return limits.attempt(counted, at.now, async (attempt): Promise<AttachOutcome> => {
      if (!isSameText(code, await codeOf(number))) return { problem: "unknown" };
      await attempt.refund("cardCodes", "cardCodeNetworks", "codesOfCard");
      return database
        .transaction()
        .execute((transaction) => attachCard(transaction, { customerId, number }, at));
    });
  };
}

async function attachCard(
  transaction: Transaction<CardTables>,
  { customerId, number }: { customerId: string; number: string },
  { site, now }: { site: CardSite; now: Date },
): Promise<AttachOutcome> {
  if (!site.card || !(await lockCustomer(transaction, customerId))) return { problem: "unknown" };
  const { rows } = await sql<CardInStore>`select ledger_id, attached_at
    from store_card join card_ledger on card_ledger.id = ledger_id
    where number = ${number} and site = ${site.code} for update of store_card`.execute(transaction);
  const [found] = rows;
  if (!found) return { problem: "unknown" };
  const { ledger_id: ledger } = found;
  let own = await cardOf(transaction, customerId);
  if (found.attached_at) return own?.number === number ? "alreadyOwn" : { problem: "alreadyTaken" };
  if (own) {
    await lockWaitingOrders(transaction, own.ledger_id);
    await lockLedgers(transaction, [own.ledger_id, ledger], now);
    // The manager of a household may have removed its owner while this waited.
    own = await cardOf(transaction, customerId);
  }
  await sql`update store_card set attached_at = ${now} where number = ${number}`.execute(
    transaction,
  );
  if (own) await replaceCard(transaction, own, { number, ledger, customerId }, now);
  else await addFirstCard(transaction, { number, ledger, customerId }, { site, now });
  return "attached";
}

interface AttachedCard {
  number: string;
  ledger: string;
  customerId: string;
}

async function addFirstCard(
  transaction: Transaction<CardTables>,
  { number, ...card }: AttachedCard,
  { site, now }: { site: CardSite; now: Date },
): Promise<void> {
  await addNumberedCard(transaction, number, { ...card, isManager: true, issuedAt: now });
  await bookWelcome(transaction, card.ledger, { customerId: card.customerId, site, now });
  // Its beans that expire soon had no owner to announce it to.
  await sql`update card_ledger set announced_until = least(announced_until, ${now})
    where id = ${card.ledger}`.execute(transaction);
}

/** Replaces a customer's card by one from a store, whose beans move to the ledger of the old one. */
async function replaceCard(
  transaction: Transaction<CardTables>,
  old: NonNullable<Awaited<ReturnType<typeof cardOf>>>,
  { number, ledger, customerId }: AttachedCard,
  now: Date,
): Promise<void> {
  await moveBeans(transaction, ledger, old.ledger_id, now);
  await sql`update card set returned_at = ${now}, is_manager = false
    where number = ${old.number}`.execute(transaction);
  await addNumberedCard(transaction, number, {
    ledger: old.ledger_id,
    customerId,
    isManager: old.is_manager,
    issuedAt: old.issued_at,
  });
  await sql`update card_order set card_number = ${number} where card_number = ${old.number}`.execute(
    transaction,
  );
}
