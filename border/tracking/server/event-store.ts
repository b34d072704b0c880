import { sql, type Kysely } from "kysely";
import { firstOfEach, repeatedPurchase, type CheckedEvent, type Stored } from "./event-sink.ts";
import type { TrackingTables } from "./tracking-tables.ts";

/** The columns of an event with their types. */
const columns = {
  day: "date",
  id: "uuid",
  site: "text",
  name: "text",
  version: "smallint",
  time: "timestamptz",
  received: "timestamptz",
  client: "text",
  tab: "text",
  sequence: "integer",
  page: "text",
  visitor: "text",
  session: "text",
  consent: "text",
  tests: "text",
  browser: "text",
  is_bot: "boolean",
  network: "text",
  data: "jsonb",
} satisfies Record<keyof TrackingTables["tracking_event"], string>;

const otherColumns = sql.raw(
  Object.keys(columns)
    .filter((name) => name !== "name" && name !== "data")
    .join(", "),
);
const typedColumns = Object.entries({ ...columns, key: "text", signed: "boolean" });
const record = sql.raw(typedColumns.map((column) => column.join(" ")).join(", "));
const repeatedName = sql.lit(repeatedPurchase);

// Few batches hold purchases, and what updates a partitioned table locks each partition: other batches do without.
const nothing = sql.raw("");
const replaced = sql`, replaced as (
      update tracking_event as event set name = ${repeatedName}, data = '{}' from tracking_key as known, incoming
      where incoming.signed and known.key = incoming.key and not known.signed
        and event.day = known.day and event.id = known.id
    )`;
const claimed = sql`, claimed as (
      insert into tracking_key as known (key, day, id, received, signed, reported)
      select key, day, id, received, coalesce(signed, false), signed is not true from incoming
      where key is not null order by key
      on conflict (key) do update set
        day = case when excluded.signed then excluded.day else known.day end,
        id = case when excluded.signed then excluded.id else known.id end,
        received = case when excluded.signed then excluded.received else known.received end,
        signed = known.signed or excluded.signed, reported = known.reported or excluded.reported
      where excluded.signed and not known.signed or excluded.reported and not known.reported
      returning day, id
    ), decided as (
      select *, key is null or (day, id) in (select day, id from claimed) as is_first from incoming
    )`;
const decided = sql`case when is_first then name else ${repeatedName} end,
      case when is_first then data else '{}' end, ${otherColumns}
    from decided where is_first or signed is not true`;
const all = sql`name, data, ${otherColumns} from incoming`;

/**
 * Stores events and returns the outcome of each. Safe to repeat: an event that is already stored is a duplicate. A signed purchase
 * replaces the browser's, which still counts as reported. Of a browser's repeated or replaced purchase the row stays, without its
 * data. Events of a visitor from before an erasure are not stored.
 */
export async function storeEvents(
  database: Kysely<TrackingTables>,
  events: readonly CheckedEvent[],
): Promise<Stored[]> {
  const others = events.filter(({ signed }) => !signed);
  const signed = events.filter((event) => event.signed);
  const accepted = [
    ...(others.length > 0 ? await storeTogether(database, others) : []),
    ...(signed.length > 0 ? await storeSigned(database, signed) : []),
  ];
  const isAccepted = new Set(accepted);
  return events.map((event) => (isAccepted.has(event) ? "accepted" : "duplicate"));
}

/**
 * Another process may be storing a browser's purchase of the same order. Waits for it first: a statement sees only what was
 * committed before it began, and would leave that purchase beside the signed one.
 */
const storeSigned = (database: Kysely<TrackingTables>, events: CheckedEvent[]) =>
  database.transaction().execute(async (transaction) => {
    await sql`insert into tracking_key (key, day, id, received, signed, reported)
      select key, day, id, received, false, false
      from json_to_recordset(${JSON.stringify(events)}::json) as event (${record})
      order by key on conflict do nothing`.execute(transaction);
    return storeTogether(transaction, events);
  });

/** Stores events by one statement, and returns those that were not stored before. */
async function storeTogether(
  database: Kysely<TrackingTables>,
  events: CheckedEvent[],
): Promise<CheckedEvent[]> {
  const { first, repeats } = firstOfEach(events);
  // All processes lock in the same order; otherwise two could deadlock.
  const inOrder = [...first, ...repeats].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const hasKeys = inOrder.some(({ key }) => key !== null);
  const { rows } = await sql<{ id: string; name: string }>`/* plan once */
    with incoming as materialized (
      select * from json_to_recordset(${JSON.stringify(inOrder)}::json) as event (${record})
      where not exists (select from tracking_erasure
        where tracking_erasure.visitor = event.visitor and erased_at >= least(event.received, event.time))
    )${inOrder.some(({ signed }) => signed) ? replaced : nothing}${hasKeys ? claimed : nothing}
    insert into tracking_event (name, data, ${otherColumns})
    select ${hasKeys ? decided : all} on conflict do nothing returning id, name`.execute(database);
  const stored = new Set(rows.filter(({ name }) => name !== repeatedPurchase).map(({ id }) => id));
  return [...first].filter(({ id }) => stored.has(id));
}
