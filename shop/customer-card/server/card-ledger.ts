import { sql, type QueryExecutorProvider } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { BookingKind, CardBooking } from "../card-contract.ts";
import { expiredBeans, lotsOf, validBeans } from "../card-rules.ts";

interface BookingRow {
  id: number;
  kind: BookingKind;
  beans: number;
  at: Date;
  expires_at: Date | null;
  order_number: string | null;
  note: string;
}

/** A booking that is added. A second one with the same key is not. */
interface NewBooking {
  kind: BookingKind;
  beans: number;
  key: string;
  expiresAt?: Date;
  order?: string;
  note?: string;
  staff?: number;
}

/** Reads the bookings of a ledger, the oldest first. */
export async function readBookings(
  executor: QueryExecutorProvider,
  ledger: string,
): Promise<CardBooking[]> {
  const { rows } = await sql<BookingRow>`select id, kind, beans, at, expires_at, order_number, note
    from card_booking where ledger_id = ${ledger} order by id`.execute(executor);
  return rows.map(({ id, kind, beans, at, expires_at, order_number, note }) => ({
    id,
    kind,
    beans,
    at,
    note,
    ...(expires_at && { expiresAt: expires_at }),
    ...(order_number !== null && { order: order_number }),
  }));
}

/**
 * Locks a ledger until the end of the transaction, and books what has expired. Every change of a balance goes through it, so that changes of
 * one ledger run in sequence. Follows a ledger whose owner has joined a household; undefined for one that does not exist.
 */
export async function openLedger(transaction: QueryExecutorProvider, id: string, now: Date) {
  const { rows } = await sql<{
    site: SiteCode;
    merged_into: string | null;
    closed_at: Date | null;
  }>`select site, merged_into, closed_at from card_ledger where id = ${id} for update`.execute(
    transaction,
  );
  const [found] = rows;
  if (!found) return undefined;
  if (found.merged_into !== null) return openLedger(transaction, found.merged_into, now);
  const bookings = await readBookings(transaction, id);
  const lots = () => lotsOf(bookings);

  /** Adds a booking, once for its key; returns whether it did. Refuses to take more beans than are valid. */
  async function book({ kind, beans, key, expiresAt, order, note = "", staff }: NewBooking) {
    if (beans === 0 || (kind !== "expired" && -beans > validBeans(lots(), now))) return false;
    const added = await sql<{ id: number }>`insert into card_booking
        (ledger_id, kind, beans, at, expires_at, order_number, note, staff_id, key)
      values (${id}, ${kind}, ${beans}, ${now}, ${expiresAt ?? null}, ${order ?? null}, ${note}, ${staff ?? null}, ${key})
      on conflict do nothing returning id`.execute(transaction);
    const [booked] = added.rows;
    if (!booked) return false;
    bookings.push({
      id: booked.id,
      kind,
      beans,
      at: now,
      note,
      ...(expiresAt && { expiresAt }),
      ...(order !== undefined && { order }),
    });
    if (expiresAt)
      await sql`update card_ledger set expired_until = least(expired_until, ${new Date(+expiresAt - 1)}),
        announced_until = least(announced_until, ${new Date(+expiresAt - 1)}) where id = ${id}`.execute(
        transaction,
      );
    return true;
  }

  const expired = expiredBeans(lots(), now);
  if (expired > 0)
    await book({ kind: "expired", beans: -expired, key: `expired ${id} ${bookings.at(-1)!.id}` });
  return {
    id,
    site: found.site,
    isClosed: found.closed_at !== null,
    bookings: bookings as readonly CardBooking[],
    lots,
    valid: () => validBeans(lots(), now),
    book,
  };
}
