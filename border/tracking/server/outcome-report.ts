import { sql, type Kysely } from "kysely";
import { utcDay } from "../../../platform/shared/utc-day.ts";
import { boundsOf, daysOf, type ReportPeriod } from "../report-period.ts";
import { maxListed, type DayOutcomes, type ReportedRefusal } from "../tracking-report.ts";
import { rejections, type Rejection } from "../tracking-schema.ts";
import { repeatedPurchase } from "./event-sink.ts";
import { retention } from "./event-time.ts";
import { isOfBrowser, type TrackingTables } from "./tracking-tables.ts";

/** Days before the period from which an event may have waited in a browser. */
const daysWaited = 7;

/** Returns each day of the period, whether anything was received or not. */
export async function readOutcomes(
  database: Kysely<TrackingTables>,
  period: ReportPeriod,
): Promise<DayOutcomes[]> {
  const isOfSite = sql`(${period.sites.length === 0} or site = any(${period.sites}))`;
  const { rows: counts } = await sql<{ day: string; outcome: string; events: number }>`
    select day::text, outcome, sum(events)::float8 as events from tracking_outcome
    where day >= ${period.from} and day <= ${period.to} and ${isOfSite} group by day, outcome`.execute(
    database,
  );
  const { start, until } = boundsOf(period);
  const first = utcDay(new Date(start.getTime() - daysWaited * 86_400_000));
  const oldest = utcDay(new Date(start.getTime() - retention));
  // Ids from wrong clocks have days in the distant past or in the future.
  const { rows: events } = await sql<{ day: string; stored: number; bots: number }>`
    select (received at time zone 'UTC')::date::text as day, count(*)::float8 as stored,
      (count(*) filter (where is_bot))::float8 as bots from tracking_event
    where (day >= ${first} or day < ${oldest}) and received >= ${start} and received < ${until} and ${isOfSite}
      and ${isOfBrowser} and name <> ${repeatedPurchase}
    group by 1`.execute(database);
  const countsOf = new Map(counts.map((each) => [`${each.day} ${each.outcome}`, each.events]));
  const eventsOf = new Map(events.map((each) => [each.day, each]));
  return daysOf(period).map((day) => {
    const count = (outcome: string) => countsOf.get(`${day} ${outcome}`) ?? 0;
    return {
      day,
      stored: eventsOf.get(day)?.stored ?? 0,
      bots: eventsOf.get(day)?.bots ?? 0,
      duplicates: count("duplicate"),
      rejected: Object.fromEntries(rejections.map((code) => [code, count(code)])) as Record<
        Rejection,
        number
      >,
    };
  });
}

/** Returns the rejected events and dropped fields of a period, by event, field and reason. */
export async function readRefusals(
  database: Kysely<TrackingTables>,
  { from, to, sites }: ReportPeriod,
): Promise<ReportedRefusal[]> {
  const { rows } = await sql<ReportedRefusal>`
    select name as event, field, outcome as reason, sum(events)::float8 as events from tracking_outcome
    where day >= ${from} and day <= ${to} and (${sites.length === 0} or site = any(${sites}))
      and outcome = any(${[...rejections, "dropped"]})
    group by name, field, outcome order by events desc, name, field, outcome limit ${maxListed}`.execute(
    database,
  );
  return rows;
}
