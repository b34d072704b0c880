import { createHmac, randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { maxStoreCards, type StoreCardBatch, type StoreCardBatchEntry } from "../card-contract.ts";
import { cardCode, cardPrefixes } from "../card-numbers.ts";
import type { CardDatabase, CardPorts } from "./card-ports.ts";
import type { CardTables } from "./card-tables.ts";
import { addLedger, drawNumber } from "./issue-cards.ts";

/** Returns the functions for cards that staff hand out in stores: numbers with codes to print, which prove whose a card is. */
export function createStoreCards(
  database: CardDatabase,
  {
    siteOf,
    security,
    now,
    drawDigits,
  }: Pick<CardPorts, "siteOf" | "security" | "now" | "drawDigits">,
  key: { get(): Promise<Buffer> },
) {
  /** A code is computed from its number, so that a list can be printed again and the database has no code. */
  const codeOf = async (number: string) =>
    cardCode(
      createHmac("sha256", await key.get())
        .update(`store card ${number}`)
        .digest(),
    );

  return {
    codeOf,

    /** Makes cards of a site, once for an id of the form. Returns false without cards on the site, or for a wrong count. */
    async make(
      batch: string,
      { site, count }: { site: SiteCode; count: number },
      staff: number,
    ): Promise<boolean> {
      if (!siteOf(site).card || !Number.isInteger(count) || count < 1 || count > maxStoreCards)
        return false;
      const isNew = await database.transaction().execute(async (transaction) => {
        const { rows } = await sql`insert into store_card_batch (id, site, issued_at, staff_id)
          values (${batch}, ${site}, ${now()}, ${staff}) on conflict do nothing returning id`.execute(
          transaction,
        );
        if (rows.length === 0) return false;
        for (let made = 0; made < count; made++)
          await makeCard(transaction, { batch, site, now: now(), drawDigits });
        return true;
      });
      if (isNew) security("storeCardsMade", { staff, batch });
      return true;
    },

    /** Returns cards that were made together, with their codes; the log names the staff account that reads them. */
    async batch(id: string, staff: number): Promise<StoreCardBatch | undefined> {
      const batch = await database
        .selectFrom("store_card_batch")
        .select(["site", "issued_at"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!batch) return undefined;
      const rows = await database
        .selectFrom("store_card")
        .select(["number", "attached_at"])
        .where("batch_id", "=", id)
        .orderBy("number")
        .execute();
      security("storeCardsRead", { staff, batch: id });
      const cards = rows.map(async ({ number, attached_at }) => ({
        number,
        code: await codeOf(number),
        isAttached: attached_at !== null,
      }));
      return { site: batch.site, issuedAt: batch.issued_at, cards: await Promise.all(cards) };
    },

    /** Returns the last cards that were made, without numbers. */
    async batches(): Promise<StoreCardBatchEntry[]> {
      const { rows } = await sql<StoreCardBatchEntry>`select id, site, issued_at as "issuedAt",
          count(*)::integer as count, count(attached_at)::integer as attached
        from store_card_batch join store_card on batch_id = id
        group by id order by issued_at desc, id limit 20`.execute(database);
      return rows;
    },
  };
}

async function makeCard(
  transaction: Transaction<CardTables>,
  {
    batch,
    site,
    now,
    drawDigits,
  }: { batch: string; site: SiteCode; now: Date; drawDigits?: () => string },
): Promise<void> {
  const ledger = randomUUID();
  await addLedger(transaction, { id: ledger, site, kind: "kontorcard", now });
  await drawNumber(
    (number) =>
      transaction
        .insertInto("store_card")
        .values({ number, batch_id: batch, ledger_id: ledger, attached_at: null })
        .onConflict((conflict) => conflict.column("number").doNothing())
        .returning("number")
        .executeTakeFirst(),
    { prefix: cardPrefixes.store, drawDigits },
  );
}
