import { sql } from "kysely";
import type { Job } from "../../../platform/http/slice.ts";
import { announcedDays } from "../card-contract.ts";
import { openLedger } from "./card-ledger.ts";
import type { CardDatabase, CardPorts } from "./card-ports.ts";
import { settleOrder } from "./order-beans.ts";

/** Rows that a process works on at a time. */
const batch = 100;

const dayInMs = 86_400_000;

interface DueOrder {
  order_number: string;
  ledger_id: string;
  site: Parameters<CardPorts["siteOf"]>[0];
}

/** Creates the jobs that book beans. Any number of processes may run them at once: each row is one process's, and each key is booked once. */
export function createCardJobs(
  database: CardDatabase,
  { siteOf, readOrder, requestMail, onError, now }: CardPorts,
): Job[] {
  /** Settles one order that is due; returns false when there is none. */
  async function settleNext(failed: string[]): Promise<boolean> {
    let current = "";
    try {
      return await database.transaction().execute(async (transaction) => {
        const { rows } = await sql<DueOrder>`select order_number, ledger_id, site
          from card_order join card_ledger on card_ledger.id = ledger_id
          where check_at <= ${now()} and order_number <> all(${failed})
          order by check_at limit 1 for update of card_order skip locked`.execute(transaction);
        const [due] = rows;
        if (!due) return false;
        current = due.order_number;
        const order = await readOrder(transaction, current);
        await settleOrder(transaction, due.ledger_id, current, order, siteOf(due.site), now());
        return true;
      });
    } catch (error) {
      if (current === "") throw error;
      onError(error, `beans of order ${current} not booked yet`);
      failed.push(current);
      return true;
    }
  }

  async function settleOrders(): Promise<void> {
    const failed: string[] = [];
    while (await settleNext(failed));
  }

  /** Returns ledgers with beans whose validity ends between a moment of theirs and another one. */
  async function ledgersDue(column: "expired_until" | "announced_until", until: Date) {
    const { rows } = await sql<{ id: string }>`select distinct card_ledger.id from card_booking
      join card_ledger on card_ledger.id = ledger_id
      where beans > 0 and closed_at is null and expires_at <= ${until} and expires_at > ${sql.ref(column)}
      limit ${batch}`.execute(database);
    return rows.map(({ id }) => id);
  }

  async function expire(): Promise<void> {
    let ids: string[];
    do {
      ids = await ledgersDue("expired_until", now());
      for (const id of ids)
        await database.transaction().execute(async (transaction) => {
          const moment = now();
          await openLedger(transaction, id, moment);
          await sql`update card_ledger set expired_until = greatest(expired_until, ${moment}) where id = ${id}`.execute(
            transaction,
          );
        });
    } while (ids.length === batch);
  }

  /** Announces what expires soon, and what follows within as many days, so that a customer gets one mail at most in that time. */
  async function announce(): Promise<void> {
    let ids: string[];
    const soon = (days: number) => new Date(now().getTime() + days * dayInMs);
    do {
      ids = await ledgersDue("announced_until", soon(announcedDays));
      for (const id of ids)
        await database.transaction().execute(async (transaction) => {
          const ledger = (await openLedger(transaction, id, now()))!;
          const until = soon(2 * announcedDays);
          const { rows } = await sql<{
            announced_until: Date;
          }>`select announced_until from card_ledger
            where id = ${id}`.execute(transaction);
          const [state] = rows;
          const expiring = ledger
            .lots()
            .filter(({ expiresAt }) => expiresAt > state!.announced_until && expiresAt <= until);
          await sql`update card_ledger set announced_until = greatest(announced_until, ${until})
            where id = ${id}`.execute(transaction);
          const [first] = expiring;
          if (!first) return;
          const members = await sql<{
            id: number;
            email: string;
          }>`select customer.id, email from card
            join customer on customer.id = customer_id
            where ledger_id = ${id} and returned_at is null`.execute(transaction);
          for (const { id: customer, email: to } of members.rows)
            await requestMail(transaction, {
              kind: "card-expiring",
              site: ledger.site,
              to,
              data: {
                customer: String(customer),
                beans: expiring.reduce((sum, { beans }) => sum + beans, 0),
                from: first.expiresAt.toISOString(),
              },
            });
        });
    } while (ids.length === batch);
  }

  return [
    { name: "book beans of orders", every: 60_000, run: settleOrders },
    { name: "let beans expire", every: 600_000, run: expire },
    { name: "announce beans that expire", every: 3_600_000, run: announce },
  ];
}
