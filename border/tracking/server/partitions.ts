import { sql, type Kysely, type Transaction } from "kysely";
import { advisoryLocks } from "../../../platform/database/advisory-locks.ts";
import { utcDay } from "../../../platform/shared/utc-day.ts";
import { retention } from "./event-time.ts";
import type { TrackingTables } from "./tracking-tables.ts";

const day = 86_400_000;

/** Days ahead for which partitions are created. */
const daysAhead = 3;

/** Creates missing partitions of yesterday, today and the next days. Safe with any number of processes. */
export async function makePartitions(database: Kysely<TrackingTables>, now: Date): Promise<void> {
  const days = Array.from({ length: daysAhead + 2 }, (_, index) =>
    utcDay(new Date(now.getTime() + (index - 1) * day)),
  );
  const known = new Set(await partitionDays(database));
  if (days.every((each) => known.has(each))) return;
  await changePartitions(database, async (transaction, present) => {
    for (const each of days) if (!present.has(each)) await makePartition(transaction, each);
  });
}

/** Drops the partitions of days that are older than the retention. */
export async function dropPartitions(database: Kysely<TrackingTables>, now: Date): Promise<void> {
  const last = utcDay(new Date(now.getTime() - retention));
  const isOver = (each: string) => each < last;
  if (!(await partitionDays(database)).some(isOver)) return;
  await changePartitions(database, async (transaction, present) => {
    for (const each of present)
      if (isOver(each)) await sql`drop table ${sql.table(nameOf(each))}`.execute(transaction);
  });
}

/** Behind a long query the change would block all events, so it times out early and is retried with the next run. */
async function changePartitions(
  database: Kysely<TrackingTables>,
  change: (transaction: Transaction<TrackingTables>, present: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '2s'`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${advisoryLocks.partitions})`.execute(transaction);
    await change(transaction, new Set(await partitionDays(transaction)));
  });
}

/** Creates a day's partition and moves the day's events out of the default partition. */
async function makePartition(transaction: Transaction<TrackingTables>, from: string) {
  const to = utcDay(new Date(Date.parse(from) + day));
  const table = sql.table(nameOf(from));
  for (const statement of [
    // Takes the stronger lock first: taken later it could deadlock with a process that stores an event there.
    sql`lock table tracking_event_other in access exclusive mode`,
    sql`create table ${table} (like tracking_event including all)`,
    sql`with moved as (delete from tracking_event_other where day = ${from} returning *)
      insert into ${table} select * from moved`,
    sql`alter table tracking_event attach partition ${table}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`,
  ])
    await statement.execute(transaction);
}

const prefix = "tracking_event_";
const nameOf = (each: string) => prefix + each.replaceAll("-", "_");

/** Returns the days that have a partition. */
async function partitionDays(database: Kysely<TrackingTables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_inherits
    join pg_class on pg_class.oid = inhrelid
    where inhparent = 'tracking_event'::regclass and relname <> 'tracking_event_other'`.execute(
    database,
  );
  return rows.map(({ name }) => name.slice(prefix.length).replaceAll("_", "-"));
}
