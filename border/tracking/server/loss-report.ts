import { sql, type Kysely } from "kysely";
import { utcDay } from "../../../platform/shared/utc-day.ts";
import { boundsOf, type ReportPeriod } from "../report-period.ts";
import type { Losses, LossReport, ReportedLosses } from "../tracking-report.ts";
import { isOfBrowser, type TrackingTables } from "./tracking-tables.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds after its last event was received at which a tab counts as ended. */
export const tabEndsAfter = 24 * hour;
/** Days before the period that are searched for earlier events of its tabs. */
const daysBefore = 7;
/** More losses than this, of one tab or in one report of a browser, are not real: a client made its numbers up. */
export const maxLost = 1_000;

type Row = Omit<Losses, "name"> & {
  site: string;
  browser: string;
  openTabs: number;
  oddTabs: number;
};

/**
 * Reports which events never arrived, of tabs whose last event is in the period, without bots. A tab that began before the
 * searched days counts from its first event in them. Losses at the end of a tab cannot be seen.
 */
export async function readLossReport(
  database: Kysely<TrackingTables>,
  period: ReportPeriod,
  now: Date,
): Promise<LossReport> {
  const { start, until } = boundsOf(period);
  const ofSites = sql<boolean>`(${period.sites.length === 0} or site = any(${period.sites}))`;
  // Days of ids come from browsers: a slightly wrong clock does not matter, nor do time zones.
  const first = utcDay(new Date(start.getTime() - daysBefore * day));
  const { rows } = await sql<Row>`
    with numbered as (
      select site, tab, sequence, max(browser) as browser, max(time) as time, max(received) as received
      from tracking_event
      where day >= ${first} and day <= ${utcDay(until)} and not is_bot
        and ${isOfBrowser} and ${ofSites}
      group by site, tab, sequence
    ), tab as (
      select site, max(browser) as browser, count(*) as stored,
        max(sequence) - case when min(time) < ${start} then min(sequence) - 1 else 0 end as events,
        max(received) > ${new Date(now.getTime() - tabEndsAfter)} as is_open
      from numbered group by site, tab
      having max(time) >= ${start} and max(time) < ${until}
    ), sorted as (
      select *, not is_open and events - stored > ${maxLost} as is_odd,
        not is_open and events - stored <= ${maxLost} as is_counted from tab
    )
    select site, browser, count(*) filter (where is_counted) as tabs,
      coalesce(sum(events) filter (where is_counted), 0)::float8 as events,
      coalesce(sum(events - stored) filter (where is_counted), 0)::float8 as lost,
      count(*) filter (where is_open) as "openTabs", count(*) filter (where is_odd) as "oddTabs"
    from sorted group by site, browser`.execute(database);
  const reported = await sql<ReportedLosses>`
    select count(*) filter (where name = 'InitialPageData') as pages,
      coalesce(sum(least(coalesce((data->>'lost_pages')::int, 0), ${maxLost})), 0)::float8 as "lostPages",
      coalesce(sum(least(coalesce((data->>'lost_events')::int, 0), ${maxLost})), 0)::float8 as "lostEvents"
    from tracking_event
    where day >= ${first} and day <= ${utcDay(until)} and time >= ${start} and time < ${until}
      and name in ('InitialPageData', 'trackingExecuted') and not is_bot and ${ofSites}`.execute(
    database,
  );
  const counted = rows.filter(({ tabs }) => tabs > 0);
  return {
    total: sum("", rows),
    byBrowser: groups(counted, "browser"),
    bySite: groups(counted, "site"),
    openTabs: total(rows, "openTabs"),
    oddTabs: total(rows, "oddTabs"),
    reported: reported.rows[0]!,
  };
}

const groups = (rows: Row[], field: "site" | "browser"): Losses[] =>
  [...Map.groupBy(rows, (row) => row[field])]
    .map(([name, own]) => sum(name, own))
    .toSorted((a, b) => b.events - a.events || (a.name < b.name ? -1 : 1));

const sum = (name: string, rows: Row[]): Losses => ({
  name,
  tabs: total(rows, "tabs"),
  events: total(rows, "events"),
  lost: total(rows, "lost"),
});

const total = (rows: Row[], field: "tabs" | "events" | "lost" | "openTabs" | "oddTabs") =>
  rows.reduce((all, row) => all + row[field], 0);
