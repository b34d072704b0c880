import { sql, type Kysely } from "kysely";
import { utcDay } from "../../../platform/shared/utc-day.ts";
import { boundsOf, type ReportPeriod } from "../report-period.ts";
import {
  maxListed,
  type ComparedOrder,
  type ComparedOrders,
  type OrderReport,
} from "../tracking-report.ts";
import type { OrderSource, SourceOrder } from "./order-source.ts";
import type { TrackingTables } from "./tracking-tables.ts";

const day = 86_400_000;

/** Compares orders with tracked purchases by number, regardless of the day on which a purchase was tracked. */
export async function readOrderReport(
  database: Kysely<TrackingTables>,
  source: OrderSource,
  period: ReportPeriod,
): Promise<OrderReport> {
  const { start, until } = boundsOf(period);
  // An order placed just before midnight is tracked just after it.
  const around = await source.orders({
    start: new Date(start.getTime() - day),
    until: new Date(until.getTime() + day),
    sites: period.sites,
  });
  const placed = around.filter((order) => order.placed >= start && order.placed < until);
  const untracked = (await neverTracked(database, placed)).map(compared);
  const withoutOrder = await withoutOrders(database, period, around.map(keyOf));
  const all = { placed: placed.map(compared), untracked, withoutOrder };
  return {
    total: count("", all),
    byDay: groups(all, "day"),
    bySite: groups(all, "site"),
    byBrowser: groups(all, "browser"),
    untracked: newest(untracked),
    withoutOrder: newest(withoutOrder),
  };
}

const keyOf = ({ site, number }: Pick<SourceOrder, "site" | "number">) =>
  `purchase:${site}:${number}`;

const compared = ({ placed, ...order }: SourceOrder): ComparedOrder => ({
  ...order,
  day: utcDay(placed),
});

/** Returns the orders that no browser has reported, whether or not a server has stored their purchases. */
async function neverTracked(
  database: Kysely<TrackingTables>,
  orders: SourceOrder[],
): Promise<SourceOrder[]> {
  const { rows } = await sql<{ key: string }>`
    select placed.key from json_to_recordset(${keysOf(orders.map(keyOf))}::json) as placed (key text)
    where not exists (select from tracking_key where tracking_key.key = placed.key and reported)`.execute(
    database,
  );
  const keys = new Set(rows.map(({ key }) => key));
  return orders.filter((order) => keys.has(keyOf(order)));
}

/** Returns the purchases of a period that have none of these keys. They were received in the period or later. */
async function withoutOrders(
  database: Kysely<TrackingTables>,
  period: ReportPeriod,
  keys: string[],
): Promise<ComparedOrder[]> {
  const { start, until } = boundsOf(period);
  const { rows } = await sql<ComparedOrder>`
    select event.site, substr(tracked.key, length('purchase:' || event.site || ':') + 1) as number,
      (event.time at time zone 'UTC')::date::text as day, event.browser
    from tracking_key as tracked
    join tracking_event as event on event.day = tracked.day and event.id = tracked.id
    where tracked.received >= ${start} and event.time >= ${start} and event.time < ${until}
      and (${period.sites.length === 0} or event.site = any(${period.sites}))
      -- "not in" can be answered by a hash of the keys; none of them is null.
      and tracked.key not in (
        select placed.key from json_to_recordset(${keysOf(keys)}::json) as placed (key text))`.execute(
    database,
  );
  return rows;
}

const keysOf = (keys: string[]) => JSON.stringify(keys.map((key) => ({ key })));

interface Compared {
  placed: ComparedOrder[];
  untracked: ComparedOrder[];
  withoutOrder: ComparedOrder[];
}

function groups(all: Compared, field: "day" | "site" | "browser"): ComparedOrders[] {
  const lists = {
    placed: Map.groupBy(all.placed, (each) => each[field]),
    untracked: Map.groupBy(all.untracked, (each) => each[field]),
    withoutOrder: Map.groupBy(all.withoutOrder, (each) => each[field]),
  };
  const names = new Set([...lists.placed.keys(), ...lists.withoutOrder.keys()]);
  return [...names].toSorted().map((name) =>
    count(name, {
      placed: lists.placed.get(name) ?? [],
      untracked: lists.untracked.get(name) ?? [],
      withoutOrder: lists.withoutOrder.get(name) ?? [],
    }),
  );
}

const count = (name: string, { placed, untracked, withoutOrder }: Compared): ComparedOrders => ({
  name,
  orders: placed.length,
  untracked: untracked.length,
  withoutOrder: withoutOrder.length,
});

const newest = (orders: ComparedOrder[]) =>
  orders
    .toSorted((a, b) => (`${a.day} ${a.number}` < `${b.day} ${b.number}` ? 1 : -1))
    .slice(0, maxListed);
