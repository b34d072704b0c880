import { sql, type Kysely } from "kysely";
import type { StatisticsConsent } from "../../../platform/shared/cookies/consent-cookie.ts";
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
  const unreported = Map.groupBy(await notReported(database, placed), ({ kind }) => kind);
  const kindOf = (kind: Unreported) =>
    (unreported.get(kind) ?? []).map(({ order }) => compared(order));
  const withoutOrder = await withoutOrders(database, period, around.map(keyOf));
  const all: Compared = {
    placed: placed.map(compared),
    refused: kindOf("refused"),
    undecided: kindOf("undecided"),
    byServer: kindOf("byServer"),
    untracked: kindOf("untracked"),
    withoutOrder,
  };
  return {
    total: count("", all),
    byDay: groups(all, "day"),
    bySite: groups(all, "site"),
    byBrowser: groups(all, "browser"),
    byServer: newest(all.byServer),
    untracked: newest(all.untracked),
    withoutOrder: newest(withoutOrder),
  };
}

const keyOf = ({ site, number }: Pick<SourceOrder, "site" | "number">) =>
  `purchase:${site}:${number}`;

const compared = ({ placed, ...order }: SourceOrder): ComparedOrder => ({
  ...order,
  day: utcDay(placed),
});

/** The ways in which an order can be without a report of its browser. */
type Unreported = "refused" | "undecided" | "byServer" | "untracked";

/** An order without a recorded consent comes from an earlier release or from a host. */
const kinds: Record<StatisticsConsent, Unreported> = {
  refused: "refused",
  unknown: "undecided",
  granted: "byServer",
};

/** Returns the orders that no browser has reported, with the reason according to their consent. */
async function notReported(
  database: Kysely<TrackingTables>,
  orders: SourceOrder[],
): Promise<{ order: SourceOrder; kind: Unreported }[]> {
  const { rows } = await sql<{ key: string; consent: StatisticsConsent | null }>`
    select placed.key, known.consent from json_to_recordset(${keysOf(orders.map(keyOf))}::json) as placed (key text)
    left join tracking_key as known on known.key = placed.key where known.reported is not true`.execute(
    database,
  );
  const consents = new Map(rows.map(({ key, consent }) => [key, consent]));
  return orders.flatMap((order) => {
    const consent = consents.get(keyOf(order));
    return consent === undefined ? [] : [{ order, kind: consent ? kinds[consent] : "untracked" }];
  });
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

type Compared = Record<Unreported | "placed" | "withoutOrder", ComparedOrder[]>;

function groups(all: Compared, field: "day" | "site" | "browser"): ComparedOrders[] {
  const names = new Set([...all.placed, ...all.withoutOrder].map((each) => each[field]));
  return [...names].toSorted().map((name) => {
    const of = (orders: ComparedOrder[]) => orders.filter((each) => each[field] === name);
    return count(name, {
      placed: of(all.placed),
      refused: of(all.refused),
      undecided: of(all.undecided),
      byServer: of(all.byServer),
      untracked: of(all.untracked),
      withoutOrder: of(all.withoutOrder),
    });
  });
}

function count(name: string, { placed, ...others }: Compared): ComparedOrders {
  const { refused, undecided, byServer, untracked, withoutOrder } = others;
  return {
    name,
    orders: placed.length,
    refused: refused.length,
    undecided: undecided.length,
    byServer: byServer.length,
    untracked: untracked.length,
    withoutOrder: withoutOrder.length,
  };
}

const newest = (orders: ComparedOrder[]) =>
  orders
    .toSorted((a, b) => (`${a.day} ${a.number}` < `${b.day} ${b.number}` ? 1 : -1))
    .slice(0, maxListed);
