import { sql, type Kysely } from "kysely";
import { retention } from "./event-time.ts";
import { dropPartitions } from "./partitions.ts";
import type { TrackingTables } from "./tracking-tables.ts";

/** Days after which no event that was received before its visitor was erased waits any more. */
const erasureDays = 30;

/** Erases the events of a visitor, also those that wait to be stored. Gives how many were stored. */
export async function eraseVisitor(
  database: Kysely<TrackingTables>,
  visitor: string,
  now: Date,
): Promise<number> {
  // Before the events are deleted: from its commit on no older one is stored.
  await database
    .insertInto("tracking_erasure")
    .values({ visitor, erased_at: now })
    .onConflict((conflict) => conflict.column("visitor").doUpdateSet({ erased_at: now }))
    .execute();
  return deleteErased(database, visitor);
}

/** Deletes what was received, or happened, before its visitor was erased, with its keys; of one visitor, or of all. */
async function deleteErased(database: Kysely<TrackingTables>, visitor?: string): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    with erased as (
      delete from tracking_event as event using tracking_erasure as erasure
      where event.visitor = erasure.visitor and least(event.received, event.time) <= erasure.erased_at
        and (${visitor ?? null}::text is null or erasure.visitor = ${visitor ?? null})
      returning event.day, event.id
    ), keys as (
      delete from tracking_key where (day, id) in (select day, id from erased)
    )
    select count(*) as erased from erased`.execute(database);
  return rows[0]!.erased;
}

/** Deletes events that are older than the retention; and those of erased visitors that another process stored meanwhile. */
export async function deleteExpiredEvents(
  database: Kysely<TrackingTables>,
  now: Date,
): Promise<void> {
  await dropPartitions(database, now);
  const oldest = new Date(now.getTime() - retention);
  await sql`delete from tracking_event_other where received < ${oldest}`.execute(database);
  await database.deleteFrom("tracking_key").where("received", "<", oldest).execute();
  await deleteErased(database);
  await database
    .deleteFrom("tracking_erasure")
    .where("erased_at", "<", new Date(now.getTime() - erasureDays * 86_400_000))
    .execute();
}
