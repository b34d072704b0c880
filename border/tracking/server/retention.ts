import { sql, type Kysely } from "kysely";
import { retention } from "./event-time.ts";
import { dropPartitions } from "./partitions.ts";
import type { TrackingTables } from "./tracking-tables.ts";

/** Days after which no event from before an erasure can still be pending. */
const erasureDays = 30;

/** Erases the events of a visitor, including those that wait to be stored. Returns how many were stored. */
export async function eraseVisitor(
  database: Kysely<TrackingTables>,
  visitor: string,
  now: Date,
): Promise<number> {
  // Stored before the events are deleted: from this commit on, no older event is stored.
  await database
    .insertInto("tracking_erasure")
    .values({ visitor, erased_at: now })
    .onConflict((conflict) => conflict.column("visitor").doUpdateSet({ erased_at: now }))
    .execute();
  return deleteErased(database, visitor);
}

/** Deletes events, with their keys, that were received or happened before their visitor was erased; of one visitor, or of all. */
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

/** Deletes events older than the retention, and events of erased visitors that another process stored during the erasure. */
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
